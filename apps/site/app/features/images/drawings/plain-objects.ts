/** Faces are for animals, food and monsters; among things only a few smile, or a wall of covers has one face. */
import type { Motifs } from './motifs.ts'

const FACELESS = new Set(
  (
    'truck boat plane rocket trophy mahjong blocks numbers quiz jigsaw chess pinball clock cleaning box tools school gym beach film door ' +
    'hiddenObject doctor shapes action bowling garden shop baby physics'
  ).split(' '),
)
/** Their face is what they are about. */
const NAMED_BY_FACE = /face|smil|happy|friend|astronaut|pair|tooth/i

/** The markup of `drawFace`. */
const FACE =
  /<g transform="translate\([^)]*\) scale\([^)]*\)"><g class="k"><ellipse cx="-19" cy="-4".*?opacity="\.5">.*?<\/g><\/g>/g

/** The same drawings; things have no faces. */
export function removeFaces(motifs: Motifs): Motifs {
  const plain: Motifs = { ...motifs }
  for (const motif of FACELESS)
    plain[motif] = Object.fromEntries(
      Object.entries(motifs[motif]!).map(([name, markup]) => [
        name,
        NAMED_BY_FACE.test(name) ? markup : markup.replace(FACE, ''),
      ]),
    )
  return plain
}
