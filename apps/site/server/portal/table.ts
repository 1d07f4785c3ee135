/** Columns for a terminal: as wide as their longest cell, two spaces between them. */
export function renderTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, ...rows].map((row) => row.map((cell) => toCell(cell)))
  const widths = heads.map((_, column) => Math.max(...lines.map((row) => row[column]?.length ?? 0)))
  return lines
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Makes third-party text safe for a terminal: removes escape sequences, line breaks and direction marks. */
export function toCell(text: string, maxLength = 120): string {
  return text
    .replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/gu, ' ')
    .slice(0, maxLength)
}

/** The same for a text of several lines: each line is prefixed with a bar, so that it cannot be mistaken for output of the command. */
export function toLines(text: string, indent = '  | '): string {
  return text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map((line) => indent + toCell(line, Infinity))
    .join('\n')
}

export function renderTime(timeMs: number | null): string {
  return timeMs === null ? '–' : `${new Date(timeMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
