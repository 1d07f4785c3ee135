/**
 * Plays a game with a real device. The kit's bot plays first, and its device inputs are recorded; then the same run starts again,
 * and the browser's keyboard, mouse or touch repeats them. Time is frozen between two inputs: any difference from a run without input
 * is caused by the device.
 */
import type { CDPSession, Frame, Page } from '@playwright/test'
import type { RunLog } from '@playhouse/game-kit/rules'
import type {} from '../../../scripts/test/press-entries.ts'

export type Device = 'keyboard' | 'mouse' | 'touch' | 'gamepad'
/** A browser cannot emulate a real gamepad: the page's Gamepad API is mocked. */
type RealDevice = Exclude<Device, 'gamepad'>

interface InputEvent {
  /** The tick of the run before which the input happens. */
  tick: number
  type: 'keydown' | 'keyup' | 'pointerdown' | 'pointermove' | 'pointerup'
  /** The key. */
  code: string
  /** CSS pixels of the frame. */
  x: number
  y: number
}

interface Recording {
  /** The start of the run, including the game's random state. */
  startLog: RunLog
  events: InputEvent[]
  ticks: number
}

/** Lengths of the bot's runs in ticks: the first is as short as one press, because the bot of an action game moves its pointer at every tick. */
const RUNS = [10, 30, 60, 120, 300]
const MAX_STEPS = 400

/** The shortest run in which the bot's input by that device changes the result of a run without input. */
export async function recordPlay(game: Frame, device: Device): Promise<Recording> {
  for (const ticks of RUNS) {
    const { hash, untouched, ...recording } = await game.evaluate(recordTicks, [device, ticks] as const)
    if (hash !== untouched) return recording
  }
  throw new Error(`The bot changes nothing by ${device} in ${RUNS.at(-1)} ticks`)
}

/** Runs in the game. */
async function recordTicks([device, ticks]: readonly [Device, number]) {
  const [mode] = Object.keys(__gk.modes)
  __gk.hold()
  __gk.seed(5)
  __gk.start(mode!, __gk.modes[mode!]!.levels ? 1 : 0)
  __gk.step()
  // A game may deal randomly: the dealt state is an input in its log.
  const startLog = __gk.log()
  __gk.cue(startLog)
  __gk.step(1 + ticks)
  const untouched = __gk.hash()

  const events: InputEvent[] = []
  const note = (event: Event) => {
    const { type, code = '', clientX: x = 0, clientY: y = 0 } = event as KeyboardEvent & PointerEvent
    events.push({ tick: __gk.ticks(), type: type as InputEvent['type'], code, x, y })
  }
  const types = ['keydown', 'keyup', 'pointerdown', 'pointermove', 'pointerup']
  __gk.cue(startLog)
  __gk.step()
  for (const type of types) addEventListener(type, note, true)
  const played = await __gk.play('expert', { ticks, device })
  for (const type of types) removeEventListener(type, note, true)
  return { startLog, events, ticks: played.ticks, hash: played.hash, untouched }
}

/** Repeats the recorded inputs with the browser's device; returns the state afterwards. */
export async function playByDevice(
  page: Page,
  game: Frame,
  device: RealDevice,
  recording: Recording,
): Promise<string> {
  const box = game.parentFrame() ? (await (await game.frameElement()).boundingBox())! : { x: 0, y: 0 }
  const send = await openDevice(page, device)
  return playAlong(game, recording, (event) => send({ ...event, x: box.x + event.x, y: box.y + event.y }))
}

/** The same ticks in the same steps, with no input at all. */
export const leaveAlone = (game: Frame, recording: Recording): Promise<string> =>
  playAlong(game, recording, () => Promise.resolve())

async function playAlong(
  game: Frame,
  { startLog, events, ticks }: Recording,
  send: (event: InputEvent) => Promise<void>,
): Promise<string> {
  await game.evaluate((log) => {
    __gk.cue(log)
    __gk.step()
  }, startLog)
  let tick = 0
  for (const event of events) {
    if (event.tick > tick) await game.evaluate(stepTo, [event.tick, MAX_STEPS] as const)
    tick = event.tick
    await send(event)
  }
  return game.evaluate(stepTo, [ticks, MAX_STEPS] as const)
}

/** Runs in the game: renders frames until the run has reached this tick. */
function stepTo([tick, maxSteps]: readonly [number, number]): string {
  for (let i = 0; i < maxSteps && __gk.ticks() < tick; i++) __gk.step()
  return __gk.hash()
}

async function openDevice(page: Page, device: RealDevice): Promise<(event: InputEvent) => Promise<void>> {
  if (device === 'keyboard')
    return ({ type, code }) => (type === 'keydown' ? page.keyboard.down(code) : page.keyboard.up(code))
  if (device === 'touch') {
    const devtools = await page.context().newCDPSession(page)
    return (event) => touch(devtools, event)
  }
  return async ({ type, x, y }) => {
    await page.mouse.move(x, y)
    if (type === 'pointerdown') await page.mouse.down()
    if (type === 'pointerup') await page.mouse.up()
  }
}

async function touch(devtools: CDPSession, { type, x, y }: InputEvent): Promise<void> {
  await devtools.send('Input.dispatchTouchEvent', {
    type: ({ pointerdown: 'touchStart', pointermove: 'touchMove', pointerup: 'touchEnd' } as const)[
      type as 'pointerdown'
    ],
    touchPoints: type === 'pointerup' ? [] : [{ x, y }],
  })
}
