/** The report of an inspection as text. */
import type { Fault } from './find-faults.ts'
import type { InspectedScreen, SdkCall } from './inspection.ts'

const MAX_CALLS = 40
const MAX_FILES = 8
const MEGABYTE = 1_000_000

export function renderReport(screens: readonly InspectedScreen[], faults: readonly Fault[]): string {
  const [first] = screens
  return [
    'Screens',
    ...screens.map(renderScreen),
    ...(first && first.files.length > 0
      ? ['', 'Largest files', ...first.files.slice(0, MAX_FILES).map(renderFile)]
      : []),
    ...(first && first.calls.length > 0
      ? ['', `Calls between the game and its page, ${first.name}`, ...renderCalls(first.calls)]
      : []),
    '',
    faults.length === 0 ? 'Nothing to mend was found.' : `To mend: ${faults.length}`,
    ...faults.map(({ level, text }) => `  ${level.padEnd(8)} ${text}`),
  ].join('\n')
}

const orDash = (value: number | null, unit: string) => (value === null ? '–' : `${value} ${unit}`)
const yesOrNo = (value: boolean | null) => (value === null ? '?' : value ? 'yes' : 'no')

function renderScreen(screen: InspectedScreen): string {
  const { name, width, height, firstFrameSeconds, readySeconds, bytes, frameTimes, reactsToInput, hosts } =
    screen
  return [
    `  ${`${name} ${width} × ${height}`.padEnd(24)}`,
    `first picture ${orDash(firstFrameSeconds, 's')}`,
    `ready ${orDash(readySeconds === null ? null : Math.round(readySeconds * 10) / 10, 's')}`,
    `${(bytes / MEGABYTE).toFixed(2)} MB`,
    `frames ${frameTimes ? `${frameTimes.median} ms, p95 ${frameTimes.p95} ms` : '–'}`,
    `reacts ${yesOrNo(reactsToInput)}`,
    `hosts ${hosts.join(' ') || '–'}`,
  ].join('  ')
}

const renderFile = ({ name, bytes, type }: InspectedScreen['files'][number]) =>
  `  ${(bytes / 1000).toFixed(0).padStart(7)} KB  ${name}  ${type}`

/** Calls of one kind that follow each other are one line: the last of them, and how many. */
function renderCalls(calls: readonly SdkCall[]): string[] {
  const lines: { atMs: number; kind: string; text: string; count: number }[] = []
  for (const { atMs, from, text } of calls) {
    const arrow = from === 'game' ? '→' : '←'
    const kind = `${arrow} ${text.split(' ')[0]}`
    const last = lines.at(-1)
    if (last?.kind === kind) Object.assign(last, { text, count: last.count + 1 })
    else lines.push({ atMs, kind, text, count: 1 })
  }
  const shown = lines.slice(0, MAX_CALLS).map(({ atMs, kind, text, count }) => {
    const words = `${kind[0]} ${text}${count > 1 ? ` (the last of ${count})` : ''}`
    return `  ${String(atMs).padStart(7)} ms  ${words}`
  })
  return lines.length > MAX_CALLS ? [...shown, `  … and ${lines.length - MAX_CALLS} more`] : shown
}
