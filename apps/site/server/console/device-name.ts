/** A device as people tell theirs apart: `Firefox on Linux`. Nothing more of the browser's own description is stored. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

export function nameDevice(userAgent: string | null): string {
  const text = userAgent ?? ''
  const find = (names: readonly (readonly [string, string])[]) =>
    names.find(([mark]) => text.includes(mark))?.[1]
  return `${find(BROWSERS) ?? 'A browser'} on ${find(SYSTEMS) ?? 'a device'}`
}
