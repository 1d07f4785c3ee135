/** Follows settings and attention: what is muted, paused or asleep, and what the host page learns of it. */
import type { Attention, GameRuntime } from './game-runtime.ts'

export function createAttention(game: GameRuntime): Attention {
  const { pageState, playhouse, saves } = game
  let isReportedPlaying = false

  const reportPlaying = (isPlaying: boolean) => {
    if (isReportedPlaying === isPlaying) return
    isReportedPlaying = isPlaying
    game.eventLog.write({ type: isPlaying ? 'gameplayStart' : 'gameplayStop' })
    if (isPlaying) playhouse.gameplayStart()
    else playhouse.gameplayStop()
  }
  const saveAll = () => {
    game.session.saveRun()
    saves.flush()
  }
  return {
    reportPlaying,
    saveAll,
    applySettings() {
      const { input, kit } = game
      const { settings } = saves.progress
      game.audio.setLevels({ ...settings, muted: kit.isMuted })
      game.juice.setCalm(settings.calm)
      input.bind(settings.bindings)
      input.touch.setLeftHanded(settings.leftHanded)
      const { classList } = document.documentElement
      classList.toggle('gk-big', settings.bigText)
      classList.toggle('gk-calm', settings.calm)
      game.menus.hud.setMuted(kit.isMuted)
      game.view.resize?.(game.renderer.screen)
      game.loop.wake()
    },
    apply() {
      const { loop, menus } = game
      const isAway = document.hidden || pageState.paused || pageState.held
      const isBehind = !document.hasFocus() && !game.query.has('test')
      game.audio.setAsleep(isAway || menus.isStill() || isBehind)
      // Particles keep moving behind the result card.
      loop.setPaused(menus.isBlocking() || isBehind, menus.isStill() || isBehind)
      loop.setAsleep(isAway)
      if (!isAway) return
      game.input.letGo()
      saveAll()
    },
    handleInput() {
      const { audio, menus } = game
      game.loop.touch()
      if (!menus.isBlocking()) game.session.wake()
      audio.unlock()
      if (pageState.hasBegun || menus.isBlocking()) return
      pageState.hasBegun = true
      const { music } = game.options
      if (music) audio.playMusic(music)
      reportPlaying(true)
    },
  }
}
