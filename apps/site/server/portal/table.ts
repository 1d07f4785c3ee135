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

/** Texts of others reach a terminal: no escape sequences, no line breaks. */
export function toCell(text: string, maxLength = 120): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ').slice(0, maxLength)
}

export function renderTime(timeMs: number | null): string {
  return timeMs === null ? '–' : `${new Date(timeMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
