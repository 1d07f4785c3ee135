/** Assembles a game: page, input devices, audio, session and renderer. */
import type { TestEventLog } from './test-event-log.ts'
import { createPlayhouse } from '@playhouse/sdk'
import { createAds } from './ads.ts'
import { createAudio } from './audio/audio.ts'
import { createKit } from './create-kit.ts'
import { createInput } from './input/input.ts'
import { createJuice } from './drawing/juice.ts'
import { createLoop } from './frames/loop.ts'
import { createMenus } from './menus.ts'
import { createRenderer } from './frames/renderer.ts'
import { guardPresses } from './input/press-guard.ts'
import { createSaves } from './save.ts'
import { createSession } from './session.ts'
import type { GameOptions, View } from './kit.ts'
import type { GameTypes } from './game-types.ts'
import { make } from './overlay/elements.ts'
import { toCss, toUnits } from './screen.ts'

const PAD_MS = 33

/** All parts of a running game, for the test contract. */
export type GameRuntime = ReturnType<typeof assemble>

export function assemble(options: GameOptions<GameTypes, unknown>) {
  const { rules, texts, controls } = options
  const root = document.querySelector<HTMLElement>('#game') ?? document.body
  const canvas = make('canvas', 'gk-canvas')
  canvas.tabIndex = 0
  canvas.role = 'application'
  canvas.ariaLabel = texts.board
  root.append(canvas)
  document.title = texts.title
  guardPresses()
  const query = new URLSearchParams(location.search)
  if (query.get('dir') === 'rtl') document.documentElement.dir = 'rtl'

  const eventLog: { write: TestEventLog } = { write: () => {} }
  const prefersCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const playhouse = createPlayhouse({ game: rules.slug, catchErrors: true })
  const saves = createSaves(playhouse, options.saves ?? { version: 1, init: () => ({}) }, prefersCalm)
  const { progress } = saves
  const audio = createAudio(options.sounds ?? {}, options.songs, (id, how) =>
    eventLog.write({ type: 'sound', id, options: how }),
  )
  const juice = createJuice((ms) => loop.freeze(ms))
  /** Receives the cost of every frame and its distance to the one before, in milliseconds. */
  const frameTimes = { add: (_costMs: number, _distanceMs: number) => {} }
  const pageState = { muted: false, paused: false, held: false, hasBegun: false }
  const ads = createAds({
    playhouse,
    now: () => performance.now(),
    setHeld(isHeld) {
      pageState.held = isHeld
      applyAttention()
    },
  })

  const applySettings = () => {
    const { settings } = progress
    audio.setLevels({ ...settings, muted: kit.isMuted })
    juice.setCalm(settings.calm)
    input.bind(settings.bindings)
    input.touch.setLeftHanded(settings.leftHanded)
    document.documentElement.classList.toggle('gk-big', settings.bigText)
    document.documentElement.classList.toggle('gk-calm', settings.calm)
    menus.hud.setMuted(kit.isMuted)
    view.resize?.(renderer.screen)
    loop.wake()
  }
  /** Pauses the game while it is hidden, paused by the page or covered by an ad; also mutes it while another window has the focus. */
  const applyAttention = () => {
    const isAway = document.hidden || pageState.paused || pageState.held
    const isBehind = !document.hasFocus() && !query.has('test')
    audio.setAsleep(isAway || menus.isStill() || isBehind)
    // Particles keep moving behind the result card.
    loop.setPaused(menus.isBlocking() || isBehind, menus.isStill() || isBehind)
    loop.setAsleep(isAway)
    if (!isAway) return
    input.letGo()
    saveAll()
  }
  const saveAll = () => {
    session.saveRun()
    saves.flush()
  }
  const handleInput = () => {
    loop.touch()
    if (!menus.isBlocking()) session.wake()
    audio.unlock()
    if (pageState.hasBegun || menus.isBlocking()) return
    pageState.hasBegun = true
    if (options.music) audio.playMusic(options.music)
    reportPlaying(true)
  }
  let isReportedPlaying = false
  const reportPlaying = (isPlaying: boolean) => {
    if (isReportedPlaying === isPlaying) return
    isReportedPlaying = isPlaying
    eventLog.write({ type: isPlaying ? 'gameplayStart' : 'gameplayStop' })
    if (isPlaying) playhouse.gameplayStart()
    else playhouse.gameplayStop()
  }

  const loop = createLoop({
    tick: () => session.tick(),
    isIdle: () => session.isIdle(),
    draw: (alpha, now, seconds) => renderer.draw(alpha, now, seconds),
    measured: (costMs, distanceMs) => frameTimes.add(costMs, distanceMs),
  })
  const input = createInput(rules, controls, {
    firstDevice: matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse',
    canvas,
    toUnits: (x, y) => toUnits(renderer.screen, x, y),
    pointer: (pointer) => (
      pointer.type === 'down' && canvas.focus({ preventScroll: true }),
      view.pointer?.(pointer) ?? false
    ),
    move: (name, isRepeat) => {
      eventLog.write({ type: 'move', name })
      return view.move?.(name, isRepeat) !== false
    },
    handleInput,
    isBlocked: () => kit.isPaused,
    pause: () => menus.pause(),
    menu: () => menus.menu(),
    wake: () => loop.wake(),
    now: () => performance.now(),
  })
  const menus = createMenus({
    root,
    canvas,
    options,
    progress,
    eventLog,
    changed: () => {
      applySettings()
      saves.touch()
    },
    blockingChanged(isOpen) {
      if (isOpen) input.letGo()
      if (pageState.hasBegun) reportPlaying(!isOpen && session.phase !== 'over')
      applyAttention()
    },
    clicked: () => audio.play('click'),
    ads,
    session: () => session,
    kit: () => kit,
    listTaken: () => [
      menus.hud.getRect(),
      ...(view.ui?.() ?? []).map((rect) => toCss(renderer.screen, rect)),
    ],
    findHero() {
      const hero = view.hero?.(session.run.state)
      return hero ? toCss(renderer.screen, hero) : null
    },
  })
  const session = createSession({
    options,
    saves,
    playhouse,
    input,
    eventLog,
    menus,
    view: () => view,
    begun(isNextRound) {
      menus.skipCount()
      juice.clear()
      const start = () => void (pageState.hasBegun && reportPlaying(true))
      if (isNextRound && ads.isBreakDue()) void ads.showBreak().then(start)
      else start()
      loop.wake()
    },
    ended: () => reportPlaying(false),
  })
  const renderer = createRenderer({
    canvas,
    options,
    settings: () => progress.settings,
    session,
    juice,
    input,
    menus,
    view: () => view,
  })
  const parts = {
    options,
    canvas,
    loop,
    input,
    session,
    menus,
    renderer,
    audio,
    saves,
    frameTimes,
    eventLog,
    juice,
    playhouse,
  }
  const kit = createKit(parts, pageState)
  session.prepare()
  let view: View<GameTypes> = { draw: () => false }
  const resize = () => {
    if (renderer.fit()) view.resize?.(renderer.screen)
    loop.wake()
  }

  let padTimer: ReturnType<typeof setInterval> | undefined
  /** Gamepads have no events: while no frames are drawn, a slow timer polls them. */
  const watchPads = () => {
    clearInterval(padTimer)
    if (document.hidden || !input.pads.isPresent()) return
    padTimer = setInterval(() => !loop.isRunning && input.poll(performance.now()), PAD_MS)
  }
  const listen = () => {
    for (const type of ['gamepadconnected', 'gamepaddisconnected', 'visibilitychange'])
      addEventListener(type, watchPads)
    addEventListener('resize', resize)
    for (const type of ['pointerdown', 'pointermove', 'keydown']) addEventListener(type, loop.touch, true)
    for (const type of ['blur', 'focus', 'pagehide', 'pageshow']) addEventListener(type, applyAttention)
    document.addEventListener('visibilitychange', applyAttention)
    // A reload does not fire visibilitychange before the page unloads.
    addEventListener('pagehide', saveAll)
    document.addEventListener('keydown', (event) => {
      const { code } = event
      if (code !== 'Escape' && (code !== 'KeyP' || input.isBound(code))) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || menus.isBlocking()) return
      // Without this the same Escape press closes the menu that it opened.
      event.preventDefault()
      menus.pause()
    })
    playhouse.onMute((muted) => {
      pageState.muted = muted
      applySettings()
    })
    playhouse.onPause((paused) => {
      pageState.paused = paused
      applyAttention()
    })
  }
  return {
    ...parts,
    kit,
    getView: () => view,
    async begin() {
      const { muted, paused, ads: available } = await playhouse.init()
      Object.assign(pageState, { muted, paused })
      ads.listen(available)
      await saves.load()
      renderer.fit()
      view = options.createView(kit)
      if (query.has('test')) await menus.load()
      await session.resumeLast()
      applySettings()
      listen()
      loop.advance(0)
      applyAttention()
      requestAnimationFrame(() => {
        eventLog.write({ type: 'ready' })
        performance.mark('game-ready')
        playhouse.ready()
        // The pages are there before the first press, and cost nothing before the first frame.
        ;(globalThis.requestIdleCallback ?? setTimeout)(() => void menus.load().catch(() => {}))
        // Checks measure at full quality.
        if (query.has('test')) return
        void import('./frames/adaptive-frames.ts').then(
          ({ adaptFrames }) => (frameTimes.add = adaptFrames(parts).add),
          // Without network the game stays at full quality.
          () => {},
        )
      })
    },
  }
}
