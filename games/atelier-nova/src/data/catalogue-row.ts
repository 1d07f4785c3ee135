/** A row of the catalogue, as its files write it. */
import type { Fabric } from '../art/clothes/cloth.ts'
import type { Cuts, Kind } from './cuts.ts'

export type Row<K extends Kind = Kind> = {
  [Each in K]: readonly [
    kind: Each,
    name: string,
    cut: Cuts[Each],
    fabric: Fabric,
    tags: string,
    a: string,
    b: string,
    pattern?: number,
  ]
}[K]
