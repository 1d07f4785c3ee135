/** Which buttons lead to a command: for the checks that play by one device only. */
import { listKind, PIECES } from './catalogue.ts'
import { KINDS } from './cuts.ts'
import type { Stop } from './cursor.ts'
import type { Command, State } from './state.ts'

/** What the view tells of itself. */
export type Probe = {
  stops: Stop[]
  /** Id of the stop the cursor is on. */
  cursor: string
  tab: number
  mode: 'pieces' | 'dyes'
  zone: number
  page: number
  perPage: number
  /** Every place a button can be at, seen or not. */
  places: Record<string, { x: number; y: number; w: number; h: number }>
}

type Aim = { tab: number; mode: 'pieces' | 'dyes'; zone: number; index: number }
function aimOf(command: Command): Aim {
  if (command.type === 'wear') {
    const { kind } = PIECES[command.piece]!
    return {
      tab: KINDS.indexOf(kind),
      mode: 'pieces',
      zone: 0,
      index: listKind(kind).findIndex(({ id }) => id === command.piece),
    }
  }
  if (command.type === 'dye')
    return { tab: KINDS.indexOf(command.kind), mode: 'dyes', zone: command.zone, index: command.dye }
  throw new Error(`No buttons for ${command.type}`)
}

export function findNextTarget(command: Command, _: State, probe: Probe): { id: string; isLast: boolean } {
  if (command.type === 'walk' || command.type === 'done' || command.type === 'undo')
    return { id: command.type, isLast: true }
  const { tab, mode, zone, index } = aimOf(command)
  if (probe.tab !== tab || (probe.mode === 'dyes' && mode === 'pieces'))
    return { id: `tab ${tab}`, isLast: false }
  if (probe.mode !== mode) return { id: 'dye', isLast: false }
  if (mode === 'dyes' && probe.zone !== zone) return { id: `zone ${zone}`, isLast: false }
  const page = Math.floor(index / probe.perPage)
  if (probe.page !== page) return { id: probe.page < page ? 'next' : 'prev', isLast: false }
  return { id: `cell ${index % probe.perPage}`, isLast: true }
}

export function findGestures(
  command: Command,
  _: State,
  { places, perPage }: Probe,
): { x: number; y: number }[][] {
  const tap = (id: string) => {
    const place = places[id]
    if (!place) throw new Error(`No place for ${id}`)
    return [{ x: place.x + place.w / 2, y: place.y + place.h / 2 }]
  }
  if (command.type === 'walk' || command.type === 'done' || command.type === 'undo')
    return [tap(command.type)]
  const { tab, mode, zone, index } = aimOf(command)
  const turns = Math.floor(index / perPage)
  return [
    tap(`tab ${tab}`),
    ...(mode === 'dyes' ? [tap('dye'), tap(`zone ${zone}`)] : []),
    ...Array.from({ length: turns }, () => tap('next')),
    tap(`cell ${index % perPage}`),
  ]
}
