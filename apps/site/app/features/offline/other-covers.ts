import { ART_WIDTHS, COVER_WIDTHS, type CoverShape } from '#app/domain/tile.ts'

/** The closest to the requested shape: a square fits anywhere, tall ones only where tall ones are requested. */
const SHAPES: readonly CoverShape[] = ['square', 'wide']

const listWidths = (shape: CoverShape | 'art'): readonly number[] =>
  shape === 'art' ? ART_WIDTHS : COVER_WIDTHS[shape]

/**
 * Other pictures of the game whose cover is asked for, the best first: of its own shape, then of the others, each by how near its
 * width is. Nothing if the path is no cover's.
 */
export function listOtherCovers(pathname: string): string[] {
  const cover = /^(\/img\/games\/[^/]+\/)(square|wide|tall|art)-(\d+)\.webp$/.exec(pathname)
  if (!cover) return []
  const [, folder, name, width] = cover
  const own = name as CoverShape | 'art'
  const stretch = (other: number) => Math.abs(Math.log(other / Number(width)))
  return [own, ...SHAPES.filter((shape) => shape !== own)].flatMap((shape) =>
    listWidths(shape)
      .toSorted((a, b) => stretch(a) - stretch(b))
      .map((other) => `${folder}${shape}-${other}.webp`)
      .filter((path) => path !== pathname),
  )
}
