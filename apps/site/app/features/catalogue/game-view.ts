/** What the pages of one game carry to the browser. */
import { getMinYears } from '#app/domain/rating.ts'
import type { Catalogue } from './catalogue.server.ts'
import type { Game } from '#app/domain/game.ts'
import { isLinkedTag } from './small-tags.ts'
import type { Tile } from '#app/domain/tile.ts'

export interface GameView
  extends
    Tile,
    Pick<
      Game,
      | 'summary'
      | 'controls'
      | 'tags'
      | 'maker'
      | 'orientation'
      | 'ratio'
      | 'devices'
      | 'languages'
      | 'plays'
      | 'likes'
      | 'dislikes'
      | 'sizeBytes'
    > {
  trust: Game['source']['kind']
  /** The provider's name for people. */
  providerLabel: string
  /** Minimum age in years; 0 for all ages. */
  age: number
  notes: Game['rating']['notes']
  /** The narrowest first. */
  categories: { id: string; label: string }[]
  worksOffline: boolean
  /** Only our own files: a provider's pictures would be a request to a third party. */
  media: Game['media']
}

/** A provider's square picture would be cut, and a drawn cover says most as a square. */
export function hasWideArt({ covers, operatorCover }: Game): boolean {
  return operatorCover !== undefined || covers.wide !== null
}

export function toGameView(game: Game, catalogue: Catalogue, providerLabel: string): GameView {
  const { summary, controls, tags, orientation, ratio } = game
  const { maker } = catalogue.withMaker(game)
  const { devices, languages, plays, likes, dislikes, sizeBytes } = game
  return {
    ...catalogue.toTile(game),
    ...{ summary, controls, maker, orientation, ratio },
    ...{ devices, languages, plays, likes, dislikes, sizeBytes },
    age: getMinYears(game.rating.age),
    notes: game.rating.notes,
    categories: catalogue.listCategoriesOf(game).map(({ id, label }) => ({ id, label })),
    // A tag with its own category would only redirect there, and a tag with few games has too little to show.
    tags: tags.filter((tag) => isLinkedTag(catalogue, tag)).slice(0, 16),
    trust: game.source.kind,
    providerLabel,
    worksOffline: game.offline,
    media: game.media.filter((medium) => medium.url.startsWith('/')),
  }
}
