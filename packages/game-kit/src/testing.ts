/** The test contract: `window.__gk`, there only with `?test=1` in the address. Described in the README. */
import { createBotPlayer, toFrame } from './bot.ts'
import type { BotName } from './bot.ts'
import { listBound } from './input/controls.ts'
import type { Controls } from './input/controls.ts'
import { createFrameStats } from './frames/frame-stats.ts'
import { createDriver } from './driver.ts'
import { mixdown } from './audio/mixdown.ts'
import type { DriverDevice } from './driver.ts'
import type { GameRuntime } from './game.ts'
import { hashState } from './hash.ts'
import { TICK_MS } from './frames/loop.ts'
import { createRng } from './rng.ts'
import { listFrames } from './run.ts'
import type { RunLog } from './run.ts'
import type { PageDetail } from './overlay/menu-types.ts'
import { toCss } from './screen.ts'
import type { GameTypes } from './game-types.ts'
import { measureInputs } from './measure-inputs.ts'
import { collectResults } from './richest-result.ts'

type Entry = { type: string; at: number; tick: number; [field: string]: unknown }
export type PlayOptions = {
  ticks?: number
  /** Uses events of that device; default: input goes directly to the rules. */
  device?: DriverDevice
  seed?: number | string
  /** Whether to draw frames; otherwise only the rules run. */
  draw?: boolean
}

/** The pace of a fast human player. */
const HUMAN_MOVE_MS = 700

export function openTestContract(runtime: GameRuntime) {
  const { input, session, loop, eventLog, kit, options, menus, canvas } = runtime
  const entries: Entry[] = []
  const errors = collectErrors()
  const driver = createDriver(runtime)
  let isReady = false
  let wasShaken = false
  const getShake = runtime.juice.getShake
  runtime.juice.getShake = () => {
    const sway = getShake()
    wasShaken ||= sway.x !== 0 || sway.y !== 0
    return sway
  }
  const frameStats = createFrameStats(runtime)
  const results = collectResults(runtime)
  eventLog.write = (entry) => {
    if (entry.type === 'ready') isReady = true
    // The run exists before the first entry is written.
    entries.push({ ...entry, at: performance.now(), tick: session.run?.ticks ?? 0 })
    if (entries.length > 20_000) entries.splice(0, 10_000)
  }
  const hash = () => hashState(session.run.snapshot())
  const hold = () => loop.hold(true)
  const loadBots = async () => {
    const loaded = await options.bots?.()
    if (!loaded) throw new Error('createGame needs `bots`')
    return loaded
  }
  /** One tick with its frame. Resetting the canvas makes the browser drop queued drawing, which can otherwise add up to minutes. */
  const advance = (ms = TICK_MS) => {
    canvas.width += 0
    loop.advance(ms)
  }
  const step = (count = 1) => {
    hold()
    for (let i = 0; i < count; i++) advance()
  }
  const contract = {
    get ready() {
      return isReady
    },
    errors,
    actions: {
      actions: options.rules.actions,
      axes: options.rules.axes ?? [],
      moves: Object.keys(options.controls.moves ?? {}),
    },
    modes: options.rules.modes,
    rewards: (options.rules.rewards ?? []) as readonly string[],
    /** The key of every action and move. */
    keys: () =>
      Object.fromEntries(
        listBound(options.controls as Controls<GameTypes>, {}).map(({ name, keys }) => [name, keys[0]]),
      ),
    seed: (seed: number | null) => session.setSeed(seed),
    start(mode: string, level = 0) {
      input.setSource(null)
      menus.close()
      session.begin(mode, level)
    },
    /** A bot plays in real time; null stops it. */
    async autoplay(name: BotName | null) {
      const bot = name && (await loadBots()).bots[name]
      const player = bot && createBotPlayer(options.rules, bot, createRng('autoplay'), HUMAN_MOVE_MS)
      input.setSource(
        player ? () => toFrame(options.rules, player(session.run.state, session.run.ticks)) : null,
      )
      session.wake()
      loop.hold(false)
    },
    /** The player's saved progress. */
    progress: () => JSON.parse(JSON.stringify(runtime.saves.progress)) as unknown,
    mixdown: (seconds: number) => mixdown(options, entries, seconds),
    hold,
    run: () => loop.hold(false),
    step,
    frame(ms: number) {
      hold()
      advance(ms)
    },
    state: () => JSON.parse(JSON.stringify(session.run.snapshot())) as unknown,
    hash,
    ticks: () => session.run.ticks,
    phase: () => session.phase,
    outcome: () => session.run.outcome,
    page: () => menus.getPage(),
    ui: () => listUi(runtime),
    ...results,
    open: (page: string, detail?: PageDetail) => menus.open(page, detail),
    /** True when the game is idle. */
    idle: () => session.isIdle(),
    /** Whether the canvas ever shook. */
    shaken: () => wasShaken,
    /** Empties the event log, so that it does not look like a memory leak. */
    forget: () => void entries.splice(0),
    /** What a reload must restore: the progress, and the run in games that resume it. */
    persisted: () => ({
      ...runtime.saves.progress,
      run: options.resume && session.phase !== 'over' ? hash() : null,
    }),
    probe: () => runtime.getView().probe?.() ?? null,
    press(name: string) {
      session.wake()
      if (name in (options.controls.moves ?? {})) runtime.getView().move?.(name, false)
      else input.hold(name, 1)
    },
    release: (name: string) => input.hold(name, null),
    axis(name: string, value: number | null) {
      session.wake()
      input.hold(name, value)
    },
    send: (command: unknown) => kit.send(command),
    /** A pointer event on the canvas; x and y in units. */
    pointer: (
      type: 'down' | 'move' | 'up',
      x: number,
      y: number,
      device: 'mouse' | 'touch' = 'touch',
      id = 1,
    ) => driver.point(type, x, y, device, id),
    key: (code: string, isDown: boolean) => driver.key(code, isDown),
    pad: (button: string, isDown: boolean) => driver.pad(button, isDown),
    events: () => entries,
    perf: () => ({
      ...frameStats.read(),
      isRunning: loop.isRunning,
      audio: runtime.audio.getState(),
      isMuted: kit.isMuted,
      isScheduling: runtime.audio.isScheduling(),
      pictures: runtime.renderer.frames,
    }),
    resetPerf: () => frameStats.reset(),
    /** How many draw calls the next frame makes on the canvas. */
    countDrawCalls: () => frameStats.countCalls(() => loop.advance(0)),
    /** Lets quality follow the frame rate, as for players; the checks run at full quality. */
    adapt: (isOn: boolean) => frameStats.adapt(isOn),
    log: () => session.run.log(),
    /** Starts the run of a log and holds it; `roll` continues frame by frame. */
    cue(log: RunLog) {
      hold()
      menus.close()
      session.beginWith(log.start)
      session.wake()
      const frames = listFrames(log)
      input.setSource(() => frames.next().value ?? null)
    },
    roll(ticks: number, draw = true) {
      for (let i = 0; i < ticks; i++) {
        if (draw) advance()
        else session.tick()
      }
    },
    replay(log: RunLog, ticks = log.ticks, draw = false) {
      contract.cue(log)
      contract.roll(ticks, draw)
      return hash()
    },
    /** Whether each input of the log causes a sound within 100 ms and a visible change within two frames. */
    measureInputs(log: RunLog, ticks: number) {
      contract.cue(log)
      return measureInputs(runtime, log, entries, ticks)
    },
    async play(name: BotName, { ticks = 600, device, seed = 1, draw = false }: PlayOptions = {}) {
      const loaded = await loadBots()
      hold()
      const player = createBotPlayer(options.rules, loaded.bots[name], createRng(seed))
      session.wake()
      for (let i = 0; i < ticks && !session.run.outcome; i++) {
        const { run } = session
        const botInput = player(run.state, run.ticks)
        if (device) driver.follow(device, botInput, loaded.hands)
        else input.setSource(() => toFrame(options.rules, botInput))
        if (draw || device) advance()
        else session.tick()
      }
      input.setSource(null)
      driver.letGo()
      return { outcome: session.run.outcome, ticks: session.run.ticks, hash: hash() }
    },
  }
  // Without this a run changes between the reload and the first check.
  if (new URLSearchParams(location.search).has('hold')) hold()
  Object.assign(window, { __gk: contract })
  return contract
}
export type TestContract = ReturnType<typeof openTestContract>

/** Lists all buttons and texts, in CSS pixels. */
function listUi({ renderer, getView, input }: GameRuntime) {
  const dom = [
    ...document.querySelectorAll<HTMLElement>(
      'button:not([data-drawn]), input, .gk-hint, .gk-dialog h1, .gk-dialog p',
    ),
  ]
    .filter(
      (element) =>
        element.checkVisibility() && !(document.querySelector('dialog[open]') && !element.closest('dialog')),
    )
    .map((element) => {
      const target = element.closest('label') ?? element
      const { left: x, top: y, width: w, height: h } = target.getBoundingClientRect()
      const isButton = element.matches('button, input')
      const isHint = element.matches('.gk-hint')
      const id = element.dataset.id ?? element.textContent?.trim() ?? ''
      return {
        id: isHint ? 'hint' : id,
        kind: isButton ? ('button' as const) : isHint ? ('float' as const) : ('text' as const),
        of: undefined as string | undefined,
        x,
        y,
        w,
        h,
        from: 'kit',
        /** Stays in sight while the page scrolls below it. */
        isFixed: element.closest('.gk-foot') !== null,
        size: parseFloat(getComputedStyle(element).fontSize),
        clipped: isClipped(element),
      }
    })
  // An open menu covers the buttons and texts of the game.
  if (document.querySelector('dialog[open]')) return dom
  const drawn = (getView().ui?.() ?? []).map((rect) => ({
    ...rect,
    ...toCss(renderer.screen, rect),
    of: rect.of,
    size: rect.size === undefined ? undefined : rect.size * renderer.screen.scale,
    from: 'view',
    isFixed: false,
    clipped: false,
  }))
  const thumbs = input.touch.listButtons().map(({ name, x, y, r }) => ({
    id: name,
    kind: 'button' as const,
    of: undefined,
    x: x - r,
    y: y - r,
    w: r * 2,
    h: r * 2,
    from: 'touch',
    isFixed: false,
    size: undefined,
    clipped: false,
  }))
  return [...dom, ...drawn, ...thumbs]
}

/** Whether a text is cut off; an icon button may overflow on purpose. */
function isClipped(element: HTMLElement): boolean {
  const mayStickOut = element.children.length > 0 && getComputedStyle(element).overflow === 'visible'
  return !mayStickOut && element.scrollWidth > element.clientWidth + 1
}

function collectErrors(): string[] {
  const errors: string[] = []
  addEventListener('error', (event) => errors.push(event.message))
  addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)))
  addEventListener('securitypolicyviolation', (event) =>
    errors.push(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  )
  for (const level of ['error', 'warn'] as const) {
    const report = console[level]
    console[level] = (...parts: unknown[]) => {
      errors.push(parts.map(String).join(' '))
      report.apply(console, parts)
    }
  }
  return errors
}
