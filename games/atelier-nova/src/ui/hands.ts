/** Maps commands to buttons, for the checks that use one device only. */
import { PIECES } from '../data/catalogue.ts'
import { KINDS } from '../data/cuts.ts'
import type { Stop } from './cursor.ts'
import type { Command, State } from '../state.ts'

/** The result of the view's `probe()`. */
export type Probe = {
  stops: Stop[]
  /** Id of the stop the cursor is on. */
  cursor: string
  tab: number
  mode: 'pieces' | 'dyes'
  zone: number
  page: number
  perPage: number
  dyesPerPage: number
  /** Pieces by kind, as they hang. */
  order: readonly (readonly number[])[]
  /** Where each kind that is worn hangs at the dye desk. */
  rail: Record<string, { x: number; y: number; w: number; h: number }>
  /** Where they hang: a drawer with few has larger cells. */
  cells: { x: number; y: number; w: number; h: number }[][]
  /** Every place a button can be at, seen or not. */
  places: Record<string, { x: number; y: number; w: number; h: number }>
}

/** How the cells of each mode are called. */
const CELLS = { pieces: 'cell', dyes: 'swatch' } as const
/** `button`: beside the cells, instead of one of them. */
type Aim = { tab: number; mode: 'pieces' | 'dyes'; zone: number; index: number; button?: string }
function aimOf(command: Command, { order }: Probe): Aim {
  if (command.type === 'wear') {
    const { kind } = PIECES[command.piece]!
    return {
      tab: KINDS.indexOf(kind),
      mode: 'pieces',
      zone: 0,
      index: order[KINDS.indexOf(kind)]!.indexOf(command.piece),
    }
  }
  if (command.type === 'dye')
    return { tab: KINDS.indexOf(command.kind), mode: 'dyes', zone: command.zone, index: command.dye }
  if (command.type === 'pattern')
    return { tab: KINDS.indexOf(command.kind), mode: 'dyes', zone: 0, index: 0, button: 'pattern' }
  throw new Error(`No buttons for ${command.type}`)
}
/** One press, wherever one is. */
const AT_ONCE: readonly Command['type'][] = ['walk', 'done', 'undo', 'pose']

export function findNextTarget(command: Command, _: State, probe: Probe): { id: string; isLast: boolean } {
  if (AT_ONCE.includes(command.type)) return { id: command.type, isLast: true }
  const { tab, mode, zone, index, button } = aimOf(command, probe)
  if (probe.mode === 'dyes' && mode === 'pieces') return { id: 'dye', isLast: false }
  if (probe.tab !== tab) return { id: `${probe.mode === 'dyes' ? 'worn' : 'tab'} ${tab}`, isLast: false }
  if (probe.mode !== mode) return { id: 'dye', isLast: false }
  if (button) return { id: button, isLast: true }
  if (mode === 'dyes' && probe.zone !== zone) return { id: `zone ${zone}`, isLast: false }
  const max = mode === 'dyes' ? probe.dyesPerPage : probe.perPage
  const page = Math.floor(index / max)
  if (probe.page !== page) return { id: probe.page < page ? 'next' : 'prev', isLast: false }
  return { id: `${CELLS[mode]} ${index % max}`, isLast: true }
}

export function findGestures(command: Command, _: State, probe: Probe): { x: number; y: number }[][] {
  const tap = (id: string, place = probe.places[id]) => {
    if (!place) throw new Error(`No place for ${id}`)
    return [{ x: place.x + place.w / 2, y: place.y + place.h / 2 }]
  }
  if (AT_ONCE.includes(command.type)) return [tap(command.type)]
  const { tab, mode, zone, index, button } = aimOf(command, probe)
  const max = mode === 'dyes' ? probe.dyesPerPage : probe.perPage
  const isAtDyePanel = probe.mode === 'dyes'
  const worn = `worn ${tab}`
  // At the desk the page stays when something else is chosen, a drawer opens at its first.
  const way =
    mode === 'pieces'
      ? [...(isAtDyePanel ? [tap('dye')] : []), tap(`tab ${tab}`)]
      : isAtDyePanel
        ? [tap(worn, probe.rail[worn])]
        : [tap(`tab ${tab}`), tap('dye')]
  if (button) return [...way, tap(button)]
  const turns = Math.floor(index / max) - (isAtDyePanel && mode === 'dyes' ? probe.page : 0)
  return [
    ...way,
    ...(mode === 'dyes' ? [tap(`zone ${zone}`)] : []),
    ...Array.from({ length: Math.abs(turns) }, () => tap(turns > 0 ? 'next' : 'prev')),
    tap(`${CELLS[mode]} ${index % max}`, mode === 'pieces' ? probe.cells[tab]![index % max] : undefined),
  ]
}
