/** What a maker should mend before a game is published, from what an inspection has seen. */
import type { InspectedScreen } from './inspection.ts'

export type FaultLevel = 'error' | 'warning' | 'note'

export interface Fault {
  level: FaultLevel
  code: string
  /** What is wrong, where, and what to do. */
  text: string
}

const MEGABYTE = 1_000_000
/** On a phone's network a game of this size needs about ten seconds. */
export const MAX_START_MEGABYTES = 8
export const MAX_MEGABYTES = 50
const MAX_FILE_MEGABYTES = 2
export const SLOW_START_SECONDS = 5
/** 30 frames a second. */
export const MAX_MEDIAN_MS = 34
const MAX_P95_MS = 67
const MAX_NAMED = 5

export interface InspectedGame {
  screens: readonly InspectedScreen[]
  /** SDKs of other portals that its files name. */
  sdks: readonly string[]
  /** Uploaded: it reaches its own files, and hosts that the operator allows. */
  isUpload: boolean
}

/** The gravest first. */
export function findFaults(game: InspectedGame): Fault[] {
  const faults = [
    ...findLoadFaults(game),
    ...findFileFaults(game),
    ...findSdkFaults(game),
    ...findScreenFaults(game),
    ...findSpeedFaults(game),
  ]
  const order: readonly FaultLevel[] = ['error', 'warning', 'note']
  return faults.toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level))
}

const sizeOf = ({ name, width, height }: InspectedScreen) => `${name} (${width} × ${height})`
const listSizes = (screens: readonly InspectedScreen[]) => screens.map(sizeOf).join(', ')
const listNames = (names: readonly string[]) =>
  names.slice(0, MAX_NAMED).join(', ') +
  (names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : '')
const unite = (screens: readonly InspectedScreen[], read: (screen: InspectedScreen) => readonly string[]) => [
  ...new Set(screens.flatMap(read)),
]
const toMegabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1)

function* findLoadFaults({ screens }: InspectedGame): Generator<Fault> {
  const status = screens.find(({ httpStatus }) => (httpStatus ?? 0) >= 400)?.httpStatus
  const dark = screens.filter(({ firstFrameSeconds }) => firstFrameSeconds === null)
  if (status) yield { level: 'error', code: 'document', text: `The game’s document answers ${status}.` }
  else if (dark.length > 0)
    yield {
      level: 'error',
      code: 'blank',
      text: `Nothing is drawn on ${listSizes(dark)}. Look at the errors and the files that are missing.`,
    }
  const errors = unite(screens, (screen) => screen.errors)
  for (const error of errors.slice(0, MAX_NAMED))
    yield { level: 'error', code: 'script-error', text: `A script fails: ${error}` }
  const still = screens.filter(({ reactsToInput }) => reactsToInput === false)
  if (still.length > 0)
    yield {
      level: still.length === screens.length ? 'error' : 'warning',
      code: 'no-reaction',
      text: `No press and no key changes anything on ${listSizes(still)}. A phone has no keyboard: every game needs a way to play by touch, or leaves phones out.`,
    }
}

function* findFileFaults({ screens, isUpload }: InspectedGame): Generator<Fault> {
  const missing = unite(screens, (screen) => screen.missing)
  if (missing.length > 0)
    yield { level: 'error', code: 'missing-files', text: `Files are missing: ${listNames(missing)}.` }
  const blocked = unite(screens, (screen) => screen.blockedHosts)
  if (blocked.length > 0)
    yield {
      level: 'error',
      code: 'blocked-hosts',
      text: isUpload
        ? `It asks for files of ${listNames(blocked)}. An uploaded game reaches its own files, and hosts that the operator allows: put them into the archive where you can.`
        : `These hosts do not answer: ${listNames(blocked)}.`,
    }
  const start = Math.max(...screens.map(({ bytesBeforeFirstFrame }) => bytesBeforeFirstFrame))
  const all = Math.max(...screens.map(({ bytes }) => bytes))
  if (all > MAX_MEGABYTES * MEGABYTE)
    yield {
      level: 'error',
      code: 'size',
      text: `It loads ${toMegabytes(all)} MB; more than ${MAX_MEGABYTES} MB is too much for a phone.`,
    }
  else if (start > MAX_START_MEGABYTES * MEGABYTE)
    yield {
      level: 'warning',
      code: 'start-size',
      text: `${toMegabytes(start)} MB load before the first picture; load what later levels need while the first is played (limit ${MAX_START_MEGABYTES} MB).`,
    }
  const large = screens[0]?.files.filter(({ bytes }) => bytes > MAX_FILE_MEGABYTES * MEGABYTE) ?? []
  if (large.length > 0)
    yield {
      level: 'note',
      code: 'large-files',
      text: `Large files: ${listNames(large.map(({ name, bytes }) => `${name} ${toMegabytes(bytes)} MB`))}. Pictures are smaller as WebP, sounds as Opus.`,
    }
}

function* findSdkFaults({ screens, sdks }: InspectedGame): Generator<Fault> {
  const calls = screens.flatMap((screen) => screen.calls.filter(({ from }) => from === 'game'))
  const has = (type: string) => calls.some(({ text }) => text === type || text.startsWith(`${type} `))
  const [screen] = screens
  if (!screen || screens.every(({ firstFrameSeconds }) => firstFrameSeconds === null)) return
  if (calls.length === 0) {
    yield {
      level: 'warning',
      code: 'no-sdk',
      text:
        sdks.length > 0
          ? `It names the SDK of ${sdks.join(', ')} and calls nothing of it that reaches the page.`
          : 'It says nothing to its page. With the SDK the cover stays until the game is ready, and ads, saves, sound and pause work.',
    }
    return
  }
  if (!has('ready'))
    yield {
      level: 'warning',
      code: 'no-ready',
      text: 'It never says that it is ready. The page then takes the cover away when the document has loaded, maybe before there is a picture.',
    }
  if (!has('gameplay'))
    yield {
      level: 'warning',
      code: 'no-gameplay',
      text: 'After a press it did not say that play begins. Without it minutes are not counted, and ads may come while somebody plays.',
    }
  const refused = Object.entries(screen.refused).filter(([, count]) => count > 0)
  for (const [reason, count] of refused)
    yield {
      level: 'warning',
      code: `refused-${reason}`,
      text: REFUSALS[reason as keyof typeof REFUSALS](count),
    }
  const loud = screens.filter(({ obeysPause }) => obeysPause === false)
  if (loud.length > 0)
    yield {
      level: 'warning',
      code: 'pause',
      text: `It says that it supports pauses and goes on moving during one, on ${listSizes(loud)}. Players lose while an ad is on.`,
    }
}

const REFUSALS = {
  origin: (count: number) => `Messages from another origin than the game’s: ${count}.`,
  size: (count: number) => `Messages that were too large: ${count}. A saved value has at most 64 KB.`,
  rate: (count: number) =>
    `Messages that were dropped: ${count}. A game may send 50 a second; send scores and progress when they change.`,
  schema: (count: number) =>
    `Messages to the page that were no calls of its SDK, and had no effect: ${count}.`,
}

function* findScreenFaults({ screens }: InspectedGame): Generator<Fault> {
  const scrolling = screens.filter(({ scrolls }) => scrolls !== null)
  if (scrolling.length > 0)
    yield {
      level: 'warning',
      code: 'scrolls',
      text: `It is larger than its window: ${scrolling.map((screen) => `${screen.scrolls!.width} × ${screen.scrolls!.height} on ${sizeOf(screen)}`).join(', ')}. Fit it to the window, and add a viewport of “width=device-width”.`,
    }
  const turning = screens.filter(({ asksToTurn }) => asksToTurn)
  if (turning.length > 0)
    yield { level: 'note', code: 'turn', text: `It asks to turn the device on ${listSizes(turning)}.` }
  if (screens.some(({ soundsEarly }) => soundsEarly))
    yield {
      level: 'warning',
      code: 'early-sound',
      text: 'It starts a sound before the first press. Browsers refuse that: begin with the first press.',
    }
}

function* findSpeedFaults({ screens }: InspectedGame): Generator<Fault> {
  const slow = screens.filter(({ firstFrameSeconds }) => (firstFrameSeconds ?? 0) > SLOW_START_SECONDS)
  if (slow.length > 0)
    yield {
      level: 'warning',
      code: 'slow-start',
      text: `The first picture comes after ${slow.map((screen) => `${screen.firstFrameSeconds} s on ${sizeOf(screen)}`).join(', ')}, on this machine and without a network.`,
    }
  const rough = screens.filter(isRough)
  if (rough.length === 0) return
  const usesWebgl = rough.every((screen) => screen.usesWebgl)
  const figures = rough.map(
    (screen) =>
      `${screen.frameTimes!.median} ms and for one in twenty ${screen.frameTimes!.p95} ms on ${sizeOf(screen)}`,
  )
  yield {
    level: usesWebgl ? 'note' : 'warning',
    code: 'frames',
    text:
      `A frame takes ${figures.join(', ')} (a smooth game: 17 ms).` +
      (usesWebgl
        ? ' It draws with WebGL: this browser has no graphics card, so the figures say little.'
        : ''),
  }
}

const isRough = ({ frameTimes }: InspectedScreen) =>
  frameTimes !== null && (frameTimes.median > MAX_MEDIAN_MS || frameTimes.p95 > MAX_P95_MS)
