/** Manages the current run: starts, ticks, ends and saves it. */
import type { Playhouse } from '@playhouse/sdk'
import { createBareRun } from './bare-run.ts'
import type { BareRun } from './bare-run.ts'
import type { TestEventLog } from './test-event-log.ts'
import { hashText } from './seed.ts'
import type { Input } from './input/input.ts'
import type { GameOptions, Phase, View } from './kit.ts'
import type { Result, Reward } from './overlay/menu-types.ts'
import { countStreak, findPeriod } from './period.ts'
import { hasKindsOf, isRecord } from './validation.ts'
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

export function createSession(target: SessionTarget) {
  const { options, saves, playhouse, input, eventLog, menus, view } = target
  const { rules } = options
  const waits = options.waits ?? !rules.isIdle
  const rewards = new Set<string>(rules.rewards)
  let run: BareRun<GameTypes>
  let phase: Phase = 'waiting'
  let overTicks = 0
  /** Whether all input was released since the end: input that is still held belongs to the game. */
  let hasRested = false
  let ticksSinceSave = 0
  let nextSeed: number | null = null
  const cardAfterTicks = Math.round((options.resultAfterMs ?? RESULT_AFTER_MS) * TICKS_PER_MS)
  let showCard = () => {}
  /** A reward command for the first tick of the next run. */
  let gift: unknown
  /** After a loss a press starts the next run before the result card appears. */
  const canRetry = () => waits && run.outcome?.won === false

  const saveRun = () => {
    if (!options.resume || !run || phase === 'over') return
    saves.saveRun(run.start.mode, { start: run.start, state: run.state, gift })
    ticksSinceSave = 0
  }
  const enter = (next: BareRun<GameTypes>, pending?: unknown) => {
    const isNextRound = phase === 'over' && overTicks >= cardAfterTicks
    run = next
    gift = pending
    phase = run.outcome ? 'over' : waits ? 'waiting' : 'playing'
    overTicks = 0
    const { kit } = saves.progress
    kit.mode = run.start.mode
    kit.level = run.start.level
    saves.touch()
    input.letGo()
    menus.hud.setHint(kit.knowsHow ? '' : options.texts.hint)
    eventLog.write({ type: 'begin', ...run.start })
    target.begun(isNextRound)
    view().begin?.(run.state)
  }
  /** A weekly run that an earlier version stored has the day on which it began. */
  const isCurrent = ({ mode, day }: Start) => {
    const { every = 'day' } = rules.modes[mode] ?? {}
    return findPeriod(every, day) === findPeriod(every, today())
  }
  const loadSavedRun = async (mode: string) => {
    const saved = options.resume ? parseRun(await saves.loadRun(mode), options) : null
    // Do not resume a run of another day or week.
    return saved && saved.start.mode === mode && (!saved.start.day || isCurrent(saved.start)) ? saved : null
  }
  const createStart = (mode: string, level = 0): Start => {
    const spec = rules.modes[mode]
    if (!spec) throw new Error(`The game ${rules.slug} has no mode "${mode}"`)
    const day = spec.every ? findPeriod(spec.every, today()) : ''
    const chosen = spec.levels ? Math.min(spec.levels, Math.max(1, level)) : 0
    const chance = nextSeed ?? (Math.random() * 2 ** 32) >>> 0
    // A level has the same seed for all players, so that ghosts, stars and bots are comparable.
    const seed = spec.every
      ? hashText(`${rules.slug} ${day}`)
      : chosen > 0 && nextSeed === null
        ? chosen
        : chance
    return { mode, level: chosen, seed, day }
  }
  const begin = (mode: string, level = 0) => {
    if (options.resume && run && mode !== run.start.mode) saveRun()
    enter(createBareRun(rules, createStart(mode, level)))
  }
  const finish = (outcome: Outcome) => {
    phase = 'over'
    overTicks = 0
    hasRested = false
    const result = record(outcome)
    eventLog.write({ type: 'over', ...outcome })
    if (options.resume) saves.saveRun(run.start.mode, null)
    saves.touch()
    saves.flush()
    const { mode, level } = run.start
    const value = outcome.score ?? (outcome.won ? Math.max(1, outcome.stars ?? 1) : null)
    if (value !== null) playhouse.score(value, level > 0 ? { mode, level } : { mode })
    if (result.isNewBest) playhouse.happyMoment()
    view().finish?.(outcome, run.state)
    target.ended()
    showCard = () => menus.showResult({ ...result, ...view().describe?.(outcome, run.state) })
  }
  const record = ({ won, score, stars, hasNoMoves }: Outcome) => {
    const { kit } = saves.progress
    const { mode, level, day } = run.start
    const key = level > 0 ? `${mode}/${level}` : day ? `${mode}/${day}` : mode
    const best = kit.best[key]
    const isNewBest = score !== undefined && best !== undefined && score > best
    if (score !== undefined) kit.best[key] = Math.max(score, best ?? score)
    if (won && level > 0) {
      const modeStars = (kit.stars[mode] ??= {})
      modeStars[level] = Math.max(modeStars[level] ?? 0, stars ?? 0)
    }
    const { every } = rules.modes[mode]!
    if (every === 'day' && !kit.days.includes(day)) kit.days.push(day)
    const hasNext = level > 0 && level < (rules.modes[mode]!.levels ?? 0)
    const streak = every === 'day' ? countStreak(kit.days, day) : 0
    return { won, score, stars, best: kit.best[key], isNewBest, streak, every, hasNext, hasNoMoves }
  }
  const restart = () => {
    const { mode, level } = run.start
    begin(mode, level)
  }
  const handleReward = (event: { type: string }) => {
    const { kit } = saves.progress
    if (kit.knowsHow || !rewards.has(event.type)) return
    kit.knowsHow = true
    menus.hud.setHint('')
    saves.touch()
  }
  const isPressed = ({ buttons, axes }: InputFrame<GameTypes>) => {
    const isPushed = buttons !== 0 || axes.some((value) => Math.abs(value) >= PUSHED_AXIS)
    hasRested ||= !isPushed
    return isPushed && hasRested
  }
  const play = () => {
    view().control?.(run.state)
    if (gift !== undefined) input.send(gift)
    gift = undefined
    const frame = input.read()
    const events = run.tick(frame)
    for (const event of events) {
      eventLog.write({ ...event, type: event.type, tick: run.ticks })
      handleReward(event)
      view().follow?.(event, run.state)
    }
    if (events.length > 0) view().react?.(events, run.state)
    if (run.outcome) finish(run.outcome)
    else if (frame.commands.length > 0 || ++ticksSinceSave >= SAVE_EVERY_TICKS) saveRun()
  }

  const continueRun = (command: unknown) => {
    if (phase !== 'over') return
    phase = 'playing'
    input.send(command)
    target.begun(false)
  }
  const next = () => begin(run.start.mode, run.start.level + 1)

  return {
    get run() {
      return run
    },
    get phase() {
      return phase
    },
    begin,
    /** Resumes the saved run of that mode and level, or starts a new one. */
    async choose(mode: string, level = 0) {
      saveRun()
      const saved = await loadSavedRun(mode)
      if (saved && (level === 0 || saved.start.level === level))
        enter(createBareRun(rules, saved.start, saved.state), saved.gift)
      else begin(mode, level)
    },
    continueRun,
    /** Grants the reward after the player watched an ad to the end. */
    reward({ command, run: which }: Reward) {
      if (!which) return continueRun(command)
      if (which === 'next') next()
      else restart()
      gift = command
    },
    /** For checks and replays: exactly this run. */
    beginWith: (start: Start) => enter(createBareRun(rules, start)),
    restart,
    /** Shows the result of a finished run, repeatedly if needed; false when there is none. */
    showResult() {
      if (phase !== 'over' || (overTicks < cardAfterTicks && canRetry())) return false
      // Ticks continue behind the card; this stops it from appearing twice.
      overTicks = Math.max(overTicks, cardAfterTicks)
      showCard()
      return true
    },
    saveRun,
    next,
    /** Starts a waiting run. */
    wake() {
      if (phase === 'waiting') phase = 'playing'
    },
    isIdle() {
      // After the end, ticks continue until the card appears.
      if (phase !== 'playing') return phase === 'waiting' || overTicks > cardAfterTicks
      return gift === undefined && !input.isBusy() && (rules.isIdle?.(run.state) ?? false)
    },
    tick() {
      if (phase === 'playing') return play()
      const frame = input.read()
      if (phase !== 'over') return
      overTicks++
      if (isPressed(frame) && overTicks > RETRY_AFTER_TICKS && canRetry()) restart()
      else if (overTicks === cardAfterTicks) showCard()
    },
    /** For checks: the seed of all further runs; null makes it random again. */
    setSeed(seed: number | null) {
      nextSeed = seed
    },
    /** Creates an initial state before the save is loaded. */
    prepare() {
      const [mode] = Object.keys(rules.modes)
      run = createBareRun(rules, createStart(mode!, 1))
    },
    /** Resumes the last run, or starts one in the last mode and level. */
    async resumeLast() {
      const { mode, level } = saves.progress.kit
      const wanted = rules.modes[mode] ? mode : Object.keys(rules.modes)[0]!
      const saved = await loadSavedRun(wanted)
      if (saved) enter(createBareRun(rules, saved.start, saved.state), saved.gift)
      else enter(createBareRun(rules, createStart(wanted, level)))
    },
  }
}

/** Parses a saved run; null unless every part is valid. */
function parseRun(
  data: unknown,
  { rules }: GameOptions<GameTypes, unknown>,
): { start: Start; state: unknown; gift?: unknown } | null {
  if (!isRecord(data) || !isRecord(data.start) || !rules.modes[String(data.start.mode)]) return null
  const start = data.start as Start
  if (!hasKindsOf(start, { mode: '', level: 0, seed: 0, day: '' })) return null
  const isValid = rules.isValid ? rules.isValid(data.state) : hasKindsOf(data.state, rules.init(start))
  return isValid && !rules.getOutcome(data.state) ? { start, state: data.state, gift: data.gift } : null
}

/** The current day in UTC, the same for all players. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}
