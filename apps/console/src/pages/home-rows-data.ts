/** The rows of a home page, as the page edits them. */
import type { InputOf, ResultOf } from '#server/operations/registry.ts'

export type HomeRows = ResultOf<'getHomeRows'>
export type HomeRow = HomeRows['rows'][number]
export type Rule = HomeRow['rule']
export type RowsInput = InputOf<'setHomeRows'>

/** A row with a name of its own on this page: its place changes. */
export interface DraftRow {
  key: string
  row: HomeRow
}

export const RULES: Record<Rule, string> = {
  games: 'Games chosen one by one',
  newest: 'The newest games',
  rising: 'Games that rise',
  best: 'The best games',
  category: 'Games of a category',
  tag: 'Games with a tag',
  automatic: 'A row for each large category',
}

export const toDraft = (rows: readonly HomeRow[]): DraftRow[] =>
  rows.map((row, place) => ({ key: String(place), row }))

export const toRows = (draft: readonly DraftRow[]): HomeRow[] => draft.map(({ row }) => row)

let made = 0
export const makeRow = (row: HomeRow): DraftRow => ({ key: `new-${Date.now()}-${made++}`, row })

/** With another rule: what both have stays. */
export function withRule({ label, from, until, isOff }: HomeRow, rule: Rule): HomeRow {
  const parts = { label, from, until, isOff }
  if (rule === 'games') return { rule, games: [], ...parts }
  if (rule === 'category') return { rule, category: '', ...parts }
  if (rule === 'tag') return { rule, tag: '', ...parts }
  return { rule, ...parts }
}

/** What visitors read above it. */
export function nameRow(row: HomeRow, categories: HomeRows['categories']): string {
  if (row.label) return row.label
  if (row.rule === 'tag') return row.tag ? `Tag ${row.tag}` : RULES.tag
  if (row.rule === 'category')
    return categories.find(({ id }) => id === row.category)?.label ?? (row.category || RULES.category)
  if (row.rule === 'games')
    return row.games.length === 1 ? '1 chosen game' : `${row.games.length} chosen games`
  return RULES[row.rule]
}

export type RowState = 'on' | 'off' | 'later' | 'over'

/** Of a row, or of a sponsor. */
export function findState(
  { isOff, from, until }: Pick<HomeRow, 'isOff' | 'from' | 'until'>,
  today: string,
): RowState {
  if (isOff) return 'off'
  if (from !== undefined && from > today) return 'later'
  return until !== undefined && until < today ? 'over' : 'on'
}

/** Moves one entry to another place. */
export function moveEntry<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const moved = [...entries]
  const [entry] = moved.splice(from, 1)
  if (entry !== undefined) moved.splice(Math.max(0, Math.min(to, moved.length)), 0, entry)
  return moved
}

/** The refusals of one row: `homeRows.2.tag` is about the tag of the third. */
export function faultsOf(faults: Readonly<Record<string, string>>, place: number): Record<string, string> {
  const start = `homeRows.${place}.`
  return Object.fromEntries(
    Object.entries(faults).flatMap(([field, message]) =>
      field.startsWith(start) ? [[field.slice(start.length).split('.')[0]!, message]] : [],
    ),
  )
}
