/** Manages the current run: starts, ticks, ends and saves it. */
import type { Playhouse } from '@playhouse/sdk'
import { createBareRun } from './bare-run.ts'
import type { BareRun } from './bare-run.ts'
import type { TestEventLog } from './test-event-log.ts'
import type { Input } from './input/input.ts'
import type { GameOptions, Phase, View } from './kit.ts'
import type { Result, Reward } from './overlay/menu-types.ts'
import { recordOutcome } from './player-record.ts'
import { createStarts } from './run-starts.ts'
import type { SavedRun } from './run-starts.ts'
import type { Saves } from './save.ts'
import type { GameTypes, InputFrame, Outcome, Start } from './game-types.ts'

export type Session = ReturnType<typeof createSession>

export type SessionTarget = {
  options: GameOptions<GameTypes, unknown>
  saves: Saves<unknown>
  playhouse: Playhouse
  input: Pick<Input<GameTypes>, 'read' | 'isBusy' | 'letGo' | 'send'>
  eventLog: { write: TestEventLog }
  /** Where a run shows its hint and its result. */
  menus: { hud: { setHint(text: string): void }; showResult(result: Result): void }
  view(): View<GameTypes>
  /** `isNextRound`: the player saw the result of the previous run. */
  begun(isNextRound: boolean): void
  ended(): void
}

const RESULT_AFTER_MS = 420
const TICKS_PER_MS = 60 / 1000
/** A press this soon after the end still belongs to the game. */
const RETRY_AFTER_TICKS = 18
const SAVE_EVERY_TICKS = 60
/** An axis counts as pushed from half of its range. */
const PUSHED_AXIS = 64

/** What changes while runs come and go. */
type Current = {
  run: BareRun<GameTypes>
  phase: Phase
  /** Since the end. */
  overTicks: number
  /** Whether all input was released since the end: input that is still held belongs to the game. */
  hasRested: boolean
  ticksSinceSave: number
  /** A reward command for the first tick of the next run. */
  gift: unknown
  showCard(): void
}

export function createSession(target: SessionTarget) {
  const { options, saves } = target
  const { rules } = options
  const waits = options.waits ?? !rules.isIdle
  const cardAfterTicks = Math.round((options.resultAfterMs ?? RESULT_AFTER_MS) * TICKS_PER_MS)
  // The run is there from `prepare` on, which comes before anything else.
  const current = {
    phase: 'waiting',
    overTicks: 0,
    hasRested: false,
    ticksSinceSave: 0,
    showCard() {},
  } as unknown as Current
  const starts = createStarts(options, saves)
  const saveRun = () => {
    const { run, phase, gift } = current
    if (!options.resume || !run || phase === 'over') return
    saves.saveRun(run.start.mode, { start: run.start, state: run.state, gift })
    current.ticksSinceSave = 0
  }
  const enter = (next: BareRun<GameTypes>, gift?: unknown) => {
    const isNextRound = current.phase === 'over' && current.overTicks >= cardAfterTicks
    const phase = next.outcome ? 'over' : waits ? 'waiting' : 'playing'
    Object.assign(current, { run: next, gift, phase, overTicks: 0 })
    announceRun(target, next, isNextRound)
  }
  const begin = (mode: string, level = 0) => {
    const { run } = current
    if (options.resume && run && mode !== run.start.mode) saveRun()
    enter(createBareRun(rules, starts.create(mode, level)))
  }
  const restart = () => begin(current.run.start.mode, current.run.start.level)
  const next = () => begin(current.run.start.mode, current.run.start.level + 1)
  const resume = ({ start, state, gift }: SavedRun) => enter(createBareRun(rules, start, state), gift)
  const play = createPlay(target, current, saveRun)

  return {
    get run() {
      return current.run
    },
    get phase() {
      return current.phase
    },
    begin,
    /** For checks and replays: exactly this run. */
    beginWith: (start: Start) => enter(createBareRun(rules, start)),
    restart,
    next,
    saveRun,
    setSeed: starts.setSeed,
    ...createRewards(target, current, { next, restart }),
    ...createProgress(target, current, { waits, cardAfterTicks, play, restart }),
    /** Creates an initial state before the save is loaded. */
    prepare() {
      const [mode] = Object.keys(rules.modes)
      current.run = createBareRun(rules, starts.create(mode!, 1))
    },
    /** Resumes the saved run of that mode and level, or starts a new one. */
    async choose(mode: string, level = 0) {
      saveRun()
      const saved = await starts.load(mode)
      if (saved && (level === 0 || saved.start.level === level)) resume(saved)
      else begin(mode, level)
    },
    /** Resumes the last run, or starts one in the last mode and level. */
    async resumeLast() {
      const { mode, level } = saves.progress.kit
      const wanted = rules.modes[mode] ? mode : Object.keys(rules.modes)[0]!
      const saved = await starts.load(wanted)
      if (saved) resume(saved)
      else enter(createBareRun(rules, starts.create(wanted, level)))
    },
  }
}

type Steps = { waits: boolean; cardAfterTicks: number; play(): void; restart(): void }

/** What time does to a run: it waits, is played, ends, and its result appears. */
function createProgress(
  { options, input }: SessionTarget,
  current: Current,
  { waits, cardAfterTicks, play, restart }: Steps,
) {
  const { rules } = options
  /** After a loss a press starts the next run before the result card appears. */
  const canRetry = () => waits && current.run.outcome?.won === false
  return {
    /** Shows the result of a finished run, repeatedly if needed; false when there is none. */
    showResult() {
      if (current.phase !== 'over' || (current.overTicks < cardAfterTicks && canRetry())) return false
      // Ticks continue behind the card; this stops it from appearing twice.
      current.overTicks = Math.max(current.overTicks, cardAfterTicks)
      current.showCard()
      return true
    },
    /** Starts a waiting run. */
    wake() {
      if (current.phase === 'waiting') current.phase = 'playing'
    },
    isIdle() {
      // After the end, ticks continue until the card appears.
      const { phase, overTicks, gift, run } = current
      if (phase !== 'playing') return phase === 'waiting' || overTicks > cardAfterTicks
      return gift === undefined && !input.isBusy() && (rules.isIdle?.(run.state) ?? false)
    },
    tick() {
      if (current.phase === 'playing') return play()
      const frame = input.read()
      if (current.phase !== 'over') return
      current.overTicks++
      if (isPressed(current, frame) && current.overTicks > RETRY_AFTER_TICKS && canRetry()) restart()
      else if (current.overTicks === cardAfterTicks) current.showCard()
    },
  }
}

/** A run that begins: to the save, the menus, the page and the view. */
function announceRun(
  { saves, input, menus, options, eventLog, begun, view }: SessionTarget,
  { start, state }: BareRun<GameTypes>,
  isNextRound: boolean,
): void {
  const { kit } = saves.progress
  kit.mode = start.mode
  kit.level = start.level
  saves.touch()
  input.letGo()
  menus.hud.setHint(kit.knowsHow ? '' : options.texts.hint)
  eventLog.write({ type: 'begin', ...start })
  begun(isNextRound)
  view().begin?.(state)
}

function isPressed(current: Current, { buttons, axes }: InputFrame<GameTypes>): boolean {
  const isPushed = buttons !== 0 || axes.some((value) => Math.abs(value) >= PUSHED_AXIS)
  current.hasRested ||= !isPushed
  return isPushed && current.hasRested
}

/** One tick of a run that is played. */
function createPlay(target: SessionTarget, current: Current, saveRun: () => void) {
  const { options, saves, input, eventLog, menus, view } = target
  const rewards = new Set<string>(options.rules.rewards)
  const handleReward = (event: { type: string }) => {
    const { kit } = saves.progress
    if (kit.knowsHow || !rewards.has(event.type)) return
    kit.knowsHow = true
    menus.hud.setHint('')
    saves.touch()
  }
  return () => {
    view().control?.(current.run.state)
    if (current.gift !== undefined) input.send(current.gift)
    current.gift = undefined
    const frame = input.read()
    const events = current.run.tick(frame)
    // The view may begin another run meanwhile.
    for (const event of events) {
      eventLog.write({ ...event, type: event.type, tick: current.run.ticks })
      handleReward(event)
      view().follow?.(event, current.run.state)
    }
    if (events.length > 0) view().react?.(events, current.run.state)
    const { outcome } = current.run
    if (outcome) finish(target, current, outcome)
    else if (frame.commands.length > 0 || ++current.ticksSinceSave >= SAVE_EVERY_TICKS) saveRun()
  }
}

function finish(target: SessionTarget, current: Current, outcome: Outcome): void {
  const { options, saves, playhouse, eventLog, menus, view, ended } = target
  const { start, state } = current.run
  Object.assign(current, { phase: 'over', overTicks: 0, hasRested: false })
  const result = recordOutcome(saves.progress.kit, options.rules, start, outcome)
  eventLog.write({ type: 'over', ...outcome })
  if (options.resume) saves.saveRun(start.mode, null)
  saves.touch()
  saves.flush()
  const { mode, level } = start
  const value = outcome.score ?? (outcome.won ? Math.max(1, outcome.stars ?? 1) : null)
  if (value !== null) playhouse.score(value, level > 0 ? { mode, level } : { mode })
  if (result.isNewBest) playhouse.happyMoment()
  view().finish?.(outcome, state)
  ended()
  current.showCard = () => menus.showResult({ ...result, ...view().describe?.(outcome, current.run.state) })
}

/** A run that goes on after its end, and rewards for watching an ad. */
function createRewards(
  { input, begun }: SessionTarget,
  current: Current,
  { next, restart }: { next(): void; restart(): void },
) {
  const continueRun = (command: unknown) => {
    if (current.phase !== 'over') return
    current.phase = 'playing'
    input.send(command)
    begun(false)
  }
  return {
    continueRun,
    /** Grants the reward after the player watched an ad to the end. */
    reward({ command, run: which }: Reward) {
      if (!which) return continueRun(command)
      if (which === 'next') next()
      else restart()
      current.gift = command
    },
  }
}
