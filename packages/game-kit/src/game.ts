/** Assembles a game: page, input devices, audio, session and renderer. */
import { createPlayhouse } from '@playhouse/sdk'
import { createAds } from './ads.ts'
import { createAttention } from './attention.ts'
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
import type { GameRuntime } from './game-runtime.ts'
import type { GameOptions } from './kit.ts'
import type { GameTypes } from './game-types.ts'
import { make } from './overlay/elements.ts'
import { toCss, toUnits } from './screen.ts'

export function assemble(options: GameOptions<GameTypes, unknown>): GameRuntime {
  const root = document.querySelector<HTMLElement>('#game') ?? document.body
  const canvas = openCanvas(root, options)
  guardPresses()
  const playhouse = createPlayhouse({
    game: options.rules.slug,
    supports: { corner: true },
    catchErrors: true,
  })
  const prefersCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  // The modules that are created first reach the later ones through this object.
  const game = {
    options,
    canvas,
    playhouse,
    query: new URLSearchParams(location.search),
    eventLog: { write: () => {} },
    frameTimes: { add: () => {} },
    pageState: { muted: false, paused: false, held: false, hasBegun: false },
    saves: createSaves(playhouse, options.saves ?? { version: 1, init: () => ({}) }, prefersCalm),
    view: { draw: () => false },
    getView: () => game.view,
  } as unknown as GameRuntime
  const { eventLog, saves } = game
  const attention = (game.attention = createAttention(game))
  game.audio = createAudio(options.sounds ?? {}, options.songs, (id, how) =>
    eventLog.write({ type: 'sound', id, options: how }),
  )
  game.juice = createJuice((ms) => game.loop.freeze(ms))
  game.ads = createAds({
    playhouse,
    now: () => performance.now(),
    setHeld(isHeld) {
      game.pageState.held = isHeld
      attention.apply()
    },
  })
  game.loop = createLoop({
    tick: () => game.session.tick(),
    isIdle: () => game.session.isIdle(),
    draw: (alpha, now, seconds) => game.renderer.draw(alpha, now, seconds),
    measured: (costMs, distanceMs) => game.frameTimes.add(costMs, distanceMs),
  })
  game.input = createGameInput(game)
  game.menus = createGameMenus(game, root)
  const view = game.getView
  game.session = createSession({
    ...game,
    view,
    begun: (isNextRound) => beginRound(game, isNextRound),
    ended: () => attention.reportPlaying(false),
  })
  game.renderer = createRenderer({ ...game, settings: () => saves.progress.settings, view })
  game.kit = createKit(game)
  game.session.prepare()
  return game
}

function openCanvas(
  root: HTMLElement,
  { texts }: Pick<GameOptions<GameTypes, unknown>, 'texts'>,
): HTMLCanvasElement {
  const canvas = make('canvas', 'gk-canvas')
  canvas.tabIndex = 0
  canvas.role = 'application'
  canvas.ariaLabel = texts.board
  root.append(canvas)
  document.title = texts.title
  return canvas
}

function createGameInput(game: GameRuntime) {
  const { canvas, options, eventLog, attention, loop } = game
  return createInput(options.rules, options.controls, {
    firstDevice: matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse',
    canvas,
    toUnits: (x, y) => toUnits(game.renderer.screen, x, y),
    pointer: (pointer) => (
      pointer.type === 'down' && canvas.focus({ preventScroll: true }),
      game.view.pointer?.(pointer) ?? false
    ),
    move: (name, isRepeat) => {
      eventLog.write({ type: 'move', name })
      return game.view.move?.(name, isRepeat) !== false
    },
    handleInput: attention.handleInput,
    isBlocked: () => game.kit.isPaused,
    pause: () => game.menus.pause(),
    menu: () => game.menus.menu(),
    wake: () => loop.wake(),
    now: () => performance.now(),
  })
}

function createGameMenus(game: GameRuntime, root: HTMLElement) {
  const { attention, saves } = game
  return createMenus({
    ...game,
    root,
    progress: saves.progress,
    changed: () => {
      attention.applySettings()
      saves.touch()
    },
    blockingChanged(isOpen) {
      if (isOpen) game.input.letGo()
      if (game.pageState.hasBegun) attention.reportPlaying(!isOpen && game.session.phase !== 'over')
      attention.apply()
    },
    clicked: () => game.audio.play('click'),
    session: () => game.session,
    kit: () => game.kit,
    listTaken: () => [
      game.menus.hud.getRect(),
      ...(game.view.ui?.() ?? []).map((rect) => toCss(game.renderer.screen, rect)),
    ],
    findHero() {
      const hero = game.view.hero?.(game.session.run.state)
      return hero ? toCss(game.renderer.screen, hero) : null
    },
  })
}

/** Between two rounds there may be an ad. */
function beginRound({ ads, attention, juice, loop, menus, pageState }: GameRuntime, isNextRound: boolean) {
  menus.skipCount()
  juice.clear()
  const start = () => void (pageState.hasBegun && attention.reportPlaying(true))
  if (isNextRound && ads.isBreakDue()) void ads.showBreak().then(start)
  else start()
  loop.wake()
}
