/** The test contract: `window.__gk`, there only with `?test=1` in the address. Described in the README. */
import { createBotPlayer, toFrame } from './bot.ts'
import type { BotName } from './bot.ts'
import { listBound } from './input/controls.ts'
import type { Controls } from './input/controls.ts'
import { createFrameStats } from './frames/frame-stats.ts'
import { createDriver } from './driver.ts'
import type { Driver, DriverDevice } from './driver.ts'
import { mixdown } from './audio/mixdown.ts'
import type { GameRuntime } from './game-runtime.ts'
import { hashState } from './hash.ts'
import { TICK_MS } from './frames/loop.ts'
import { listUi } from './list-ui.ts'
import { createRng } from './rng.ts'
import { listFrames } from './run.ts'
import type { RunLog } from './run.ts'
import type { PageDetail } from './overlay/menu-types.ts'
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
  const driver = createDriver(runtime)
  const log = recordEvents(runtime)
  const time = createTime(runtime)
  const contract = {
    get ready() {
      return log.isReady()
    },
    errors: collectErrors(),
    ...describeGame(runtime),
    ...time.contract,
    ...createInputContract(runtime, driver),
    ...createRunContract(runtime, time, driver, log.entries),
    ...readScreen(runtime),
    ...collectResults(runtime),
    ...measureFrames(runtime),
    events: () => log.entries,
    /** Empties the event log, so that it does not look like a memory leak. */
    forget: () => void log.entries.splice(0),
    mixdown: (seconds: number) => mixdown(runtime.options, log.entries, seconds),
  }
  // Without this a run changes between the reload and the first check.
  if (runtime.query.has('hold')) time.hold()
  Object.assign(window, { __gk: contract })
  return contract
}
export type TestContract = ReturnType<typeof openTestContract>

function recordEvents({ eventLog, session }: GameRuntime) {
  const entries: Entry[] = []
  let isReady = false
  eventLog.write = (entry) => {
    if (entry.type === 'ready') isReady = true
    // The run exists before the first entry is written.
    entries.push({ ...entry, at: performance.now(), tick: session.run?.ticks ?? 0 })
    if (entries.length > 20_000) entries.splice(0, 10_000)
  }
  return { entries, isReady: () => isReady }
}

function describeGame({ options }: GameRuntime) {
  const { rules, controls } = options
  return {
    actions: {
      actions: rules.actions,
      axes: rules.axes ?? [],
      moves: Object.keys(controls.moves ?? {}),
    },
    modes: rules.modes,
    rewards: (rules.rewards ?? []) as readonly string[],
    /** The key of every action and move. */
    keys: () =>
      Object.fromEntries(
        listBound(controls as Controls<GameTypes>, {}).map(({ name, keys }) => [name, keys[0]]),
      ),
  }
}

type Time = ReturnType<typeof createTime>

/** The clock in the hands of the checks. */
function createTime({ canvas, loop }: GameRuntime) {
  const hold = () => loop.hold(true)
  /** One tick with its frame. Resetting the canvas makes the browser drop queued drawing, which can otherwise add up to minutes. */
  const advance = (ms = TICK_MS) => {
    canvas.width += 0
    loop.advance(ms)
  }
  return {
    hold,
    advance,
    contract: {
      hold,
      run: () => loop.hold(false),
      step(count = 1) {
        hold()
        for (let i = 0; i < count; i++) advance()
      },
      frame(ms: number) {
        hold()
        advance(ms)
      },
    },
  }
}

function createInputContract({ input, session, options, getView, kit }: GameRuntime, driver: Driver) {
  return {
    press(name: string) {
      session.wake()
      if (name in (options.controls.moves ?? {})) getView().move?.(name, false)
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
  }
}

function createRunContract(runtime: GameRuntime, time: Time, driver: Driver, entries: Entry[]) {
  const { input, menus, options, session } = runtime
  const { hold, advance } = time
  const hash = () => hashState(session.run.snapshot())
  const loadBots = async () => {
    const loaded = await options.bots?.()
    if (!loaded) throw new Error('createGame needs `bots`')
    return loaded
  }
  const cue = (log: RunLog) => {
    hold()
    menus.close()
    session.beginWith(log.start)
    session.wake()
    const frames = listFrames(log)
    input.setSource(() => frames.next().value ?? null)
  }
  const roll = (ticks: number, draw = true) => {
    for (let i = 0; i < ticks; i++) {
      if (draw) advance()
      else session.tick()
    }
  }
  return {
    ...readRun(runtime, hash),
    /** A bot plays in real time; null stops it. */
    async autoplay(name: BotName | null) {
      const bot = name && (await loadBots()).bots[name]
      const player = bot && createBotPlayer(options.rules, bot, createRng('autoplay'), HUMAN_MOVE_MS)
      input.setSource(
        player ? () => toFrame(options.rules, player(session.run.state, session.run.ticks)) : null,
      )
      session.wake()
      runtime.loop.hold(false)
    },
    /** Starts the run of a log and holds it; `roll` continues frame by frame. */
    cue,
    roll,
    replay(log: RunLog, ticks = log.ticks, draw = false) {
      cue(log)
      roll(ticks, draw)
      return hash()
    },
    /** Whether each input of the log causes a sound within 100 ms and a visible change within two frames. */
    measureInputs(log: RunLog, ticks: number) {
      cue(log)
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
}

/** Starts and states of runs. */
function readRun({ input, menus, options, saves, session, getView }: GameRuntime, hash: () => string) {
  return {
    seed: (seed: number | null) => session.setSeed(seed),
    start(mode: string, level = 0) {
      input.setSource(null)
      menus.close()
      session.begin(mode, level)
    },
    hash,
    state: () => JSON.parse(JSON.stringify(session.run.snapshot())) as unknown,
    ticks: () => session.run.ticks,
    phase: () => session.phase,
    outcome: () => session.run.outcome,
    /** True when the game is idle. */
    idle: () => session.isIdle(),
    log: () => session.run.log(),
    probe: () => getView().probe?.() ?? null,
    /** The player's saved progress. */
    progress: () => JSON.parse(JSON.stringify(saves.progress)) as unknown,
    /** What a reload must restore: the progress, and the run in games that resume it. */
    persisted: () => ({
      ...saves.progress,
      run: options.resume && session.phase !== 'over' ? hash() : null,
    }),
  }
}

/** Pages, controls, and whether the canvas ever shook. */
function readScreen(runtime: GameRuntime) {
  const { juice, menus } = runtime
  let wasShaken = false
  const { getShake } = juice
  juice.getShake = () => {
    const sway = getShake()
    wasShaken ||= sway.x !== 0 || sway.y !== 0
    return sway
  }
  return {
    page: () => menus.getPage(),
    ui: () => listUi(runtime),
    open: (page: string, detail?: PageDetail) => menus.open(page, detail),
    /** As when a button of the page covers the upper left corner, in CSS pixels. */
    corner(side: number) {
      runtime.renderer.setCorner(side)
      dispatchEvent(new Event('resize'))
    },
    shaken: () => wasShaken,
  }
}

function measureFrames(runtime: GameRuntime) {
  const { audio, kit, loop, renderer } = runtime
  const frameStats = createFrameStats(runtime)
  return {
    perf: () => ({
      ...frameStats.read(),
      isRunning: loop.isRunning,
      audio: audio.getState(),
      isMuted: kit.isMuted,
      isScheduling: audio.isScheduling(),
      pictures: renderer.frames,
    }),
    resetPerf: () => frameStats.reset(),
    /** How many draw calls the next frame makes on the canvas. */
    countDrawCalls: () => frameStats.countCalls(() => loop.advance(0)),
    /** Lets quality follow the frame rate, as for players; the checks run at full quality. */
    adapt: (isOn: boolean) => frameStats.adapt(isOn),
  }
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
