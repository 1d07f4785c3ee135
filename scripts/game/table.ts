/** Rows in columns, numbers to the right. */
type Cell = string | number | null
export function formatTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const texts = rows.map((row) => row.map(show))
  const widths = head.map((name, i) => Math.max(name.length, ...texts.map((row) => row[i]?.length ?? 0)))
  const line = (cells: readonly string[], isRight: (i: number) => boolean) =>
    cells
      .map((cell, i) => (isRight(i) ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!)))
      .join('  ')
      .trimEnd()
  const isNumber = (i: number) => rows.some((row) => typeof row[i] === 'number')
  return [
    line(head, isNumber),
    widths.map((width) => '─'.repeat(width)).join('  '),
    ...texts.map((row) => line(row, isNumber)),
  ].join('\n')
}

function show(cell: Cell): string {
  if (cell === null) return '–'
  return typeof cell === 'number' && !Number.isInteger(cell) ? cell.toFixed(1) : String(cell)
}
