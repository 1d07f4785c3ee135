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

/** The same call again is counted. */
function renderCalls(calls: readonly SdkCall[]): string[] {
  const lines: { atMs: number; text: string; count: number }[] = []
  for (const { atMs, from, text } of calls) {
    const line = `${from === 'game' ? '→' : '←'} ${text}`
    const last = lines.at(-1)
    if (last?.text === line) last.count++
    else lines.push({ atMs, text: line, count: 1 })
  }
  const shown = lines
    .slice(0, MAX_CALLS)
    .map(
      ({ atMs, text, count }) =>
        `  ${String(atMs).padStart(7)} ms  ${text}${count > 1 ? ` (${count} times)` : ''}`,
    )
  return lines.length > MAX_CALLS ? [...shown, `  … and ${lines.length - MAX_CALLS} more`] : shown
}
