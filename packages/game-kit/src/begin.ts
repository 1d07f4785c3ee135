/** Loads the save, shows the first frame, and listens to the page from then on. */
import type { GameRuntime } from './game-runtime.ts'

const PAD_MS = 33

export async function begin(game: GameRuntime): Promise<void> {
  const { attention, loop, menus, playhouse, query } = game
  if (query.get('dir') === 'rtl') document.documentElement.dir = 'rtl'
  const { muted, paused, ads: available } = await playhouse.init()
  Object.assign(game.pageState, { muted, paused })
  game.ads.listen(available)
  await game.saves.load()
  game.renderer.fit()
  game.view = game.options.createView(game.kit)
  if (query.has('test')) await menus.load()
  await game.session.resumeLast()
  attention.applySettings()
  listen(game)
  attention.apply()
  // Two frames before the first paint would make it late. A game that does not run yet shows its first frame, too.
  if (!loop.isRunning) loop.advance(0)
  requestAnimationFrame(() => {
    game.eventLog.write({ type: 'ready' })
    performance.mark('game-ready')
    playhouse.ready()
    // The pages are there before the first press, and cost nothing before the first frame.
    ;(globalThis.requestIdleCallback ?? setTimeout)(() => void menus.load().catch(() => {}))
    // Checks measure at full quality.
    if (query.has('test')) return
    void import('./frames/adaptive-frames.ts').then(
      ({ adaptFrames }) => (game.frameTimes.add = adaptFrames(game).add),
      // Without network the game stays at full quality.
      () => {},
    )
  })
}

function listen(game: GameRuntime): void {
  const { input, loop, menus, pageState, playhouse, renderer } = game
  const { apply, applySettings, saveAll } = game.attention
  let padTimer: ReturnType<typeof setInterval> | undefined
  /** Gamepads have no events: while no frames are drawn, a slow timer polls them. */
  const watchPads = () => {
    clearInterval(padTimer)
    if (document.hidden || !input.pads.isPresent()) return
    padTimer = setInterval(() => !loop.isRunning && input.poll(performance.now()), PAD_MS)
  }
  for (const type of ['gamepadconnected', 'gamepaddisconnected', 'visibilitychange'])
    addEventListener(type, watchPads)
  const resize = () => {
    if (renderer.fit()) game.view.resize?.(renderer.screen)
    loop.wake()
  }
  addEventListener('resize', resize)
  for (const type of ['pointerdown', 'pointermove', 'keydown']) addEventListener(type, loop.touch, true)
  for (const type of ['blur', 'focus', 'pagehide', 'pageshow']) addEventListener(type, apply)
  document.addEventListener('visibilitychange', apply)
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
  playhouse.onCorner((side) => {
    renderer.setCorner(side)
    resize()
  })
  playhouse.onMute((muted) => {
    pageState.muted = muted
    applySettings()
  })
  playhouse.onPause((paused) => {
    pageState.paused = paused
    apply()
  })
}
