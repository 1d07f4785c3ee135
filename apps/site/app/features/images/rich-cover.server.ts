/** Whether a cover is worth a large tile: a picture of the game's own, or a drawing with much to see. */
import type { Game } from '#app/domain/game.ts'
import { hasOwnPicture } from '#app/domain/operator-cover.ts'
import { MOTIFS } from './drawings/registry.ts'

/** Motifs with somebody or something alive, on wheels or on its way. Of the others a large tile shows little more than a sign or a board. */
export const LIVELY_MOTIFS = new Set(
  (
    'car truck motorbike racing tank plane rocket boat train soccer basketball boxing runner skateboard knight cat dog bear bunny bird ' +
    'fish monster zombie robot dino snake farm insect monkey horse spider zoo frog ninja pirate wizard princess fashion cooking cake ' +
    'fruit flower christmas halloween jelly bull platformer island beach rides animals castle'
  ).split(' '),
)
/** Things without life in those motifs that are drawn in as many lines. */
const PLAIN_DRAWINGS = new Set(
  (
    'racing/lights car/parking car/parkingLot truck/crates truck/logs dog/ball dog/basket bunny/basket bunny/carrot zombie/tombstone ' +
    'princess/portrait princess/tower princess/wand fashion/sunglasses christmas/winterHat boxing/pair basketball/hoop soccer/glove ' +
    'skateboard/ramp wizard/lamp boat/grid'
  ).split(' '),
)
/** A drawing's markup: a plain sign has about 500 letters, an animal with a face from 1,000. */
const MIN_MARKUP_LETTERS = 950

/** A provider's picture may be missing, and then its drawing is shown: the drawing decides. */
export function hasRichCover(game: Pick<Game, 'covers' | 'drawnCover' | 'operatorCover'>): boolean {
  const { drawnCover } = game
  if (hasOwnPicture(game)) return true
  if (!drawnCover || !LIVELY_MOTIFS.has(drawnCover.motif)) return false
  if (PLAIN_DRAWINGS.has(`${drawnCover.motif}/${drawnCover.drawing}`)) return false
  const markup = MOTIFS[drawnCover.motif]?.[drawnCover.drawing] ?? ''
  return markup.length >= MIN_MARKUP_LETTERS
}

/** The games with the first richly illustrated one of them in front; as they are when there is none. */
export function leadWithRichCover(games: readonly Game[]): { games: readonly Game[]; hasLead: boolean } {
  const lead = games.find(hasOwnPicture) ?? games.find(hasRichCover)
  if (!lead) return { games, hasLead: false }
  return { games: [lead, ...games.filter((game) => game !== lead)], hasLead: true }
}
