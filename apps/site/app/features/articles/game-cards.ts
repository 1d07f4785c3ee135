/** Games within a text: stored as a link in a figure of its own, shown with the game's cover where the site lists the game. */
import type { Game } from '#app/domain/game.ts'
import { coverUrl, type Tile } from '#app/domain/tile.ts'
import { gamePath } from '#app/site-paths.ts'
import { escapeHtml } from './site-values.ts'

/** As the sanitiser prints it. */
const CARD_RE = /<figure class="game"><a href="\/gameDetail\/([a-z0-9-]+)">[^<]*<\/a><\/figure>\n?/g
const COVER_WIDTH = 320

interface CardCatalogue {
  games: ReadonlyMap<string, Game>
  toTile(game: Game): Tile
}

/** Slugs of the games that a text shows. */
export function listCardGames(html: string): string[] {
  return [...html.matchAll(CARD_RE)].map(([, slug = '']) => slug)
}

/** A game that the site does not list, or lists no more, leaves no card. */
export function fillGameCards(html: string, { games, toTile }: CardCatalogue): string {
  return html.replace(CARD_RE, (_, slug: string) => {
    const game = games.get(slug)
    if (!game) return ''
    const tile = toTile(game)
    const cover = escapeHtml(coverUrl(tile, 'wide', COVER_WIDTH))
    return (
      `<figure class="game"><a href="${gamePath(slug)}">` +
      `<img src="${cover}" alt="" width="320" height="200" loading="lazy" decoding="async">` +
      `<strong>${escapeHtml(tile.title)}</strong></a></figure>`
    )
  })
}
