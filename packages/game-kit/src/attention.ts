/** Follows settings and attention: what is muted, paused or asleep, and what the host page is told. */
import type { Attention, GameRuntime } from './game-runtime.ts'

export function createAttention(game: GameRuntime): Attention {
  const { eventLog, options, pageState, playhouse, query, saves } = game
  let isReportedPlaying = false

  const reportPlaying = (isPlaying: boolean) => {
    if (isReportedPlaying === isPlaying) return
    isReportedPlaying = isPlaying
    eventLog.write({ type: isPlaying ? 'gameplayStart' : 'gameplayStop' })
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
      const { audio, input, juice, kit, loop, menus, renderer, view } = game
      const { settings } = saves.progress
      audio.setLevels({ ...settings, muted: kit.isMuted })
      juice.setCalm(settings.calm)
      input.bind(settings.bindings)
      input.touch.setLeftHanded(settings.leftHanded)
      const { classList } = document.documentElement
      classList.toggle('gk-big', settings.bigText)
      classList.toggle('gk-calm', settings.calm)
      menus.hud.setMuted(kit.isMuted)
      view.resize?.(renderer.screen)
      loop.wake()
    },
    apply() {
      const { audio, input, loop, menus } = game
      const isAway = document.hidden || pageState.paused || pageState.held
      const isBehind = !document.hasFocus() && !query.has('test')
      audio.setAsleep(isAway || menus.isStill() || isBehind)
      // Particles keep moving behind the result card.
      loop.setPaused(menus.isBlocking() || isBehind, menus.isStill() || isBehind)
      loop.setAsleep(isAway)
      if (!isAway) return
      input.letGo()
      saveAll()
    },
    handleInput() {
      const { audio, loop, menus, session } = game
      loop.touch()
      if (!menus.isBlocking()) session.wake()
      audio.unlock()
      if (pageState.hasBegun || menus.isBlocking()) return
      pageState.hasBegun = true
      if (options.music) audio.playMusic(options.music)
      reportPlaying(true)
    },
  }
}
