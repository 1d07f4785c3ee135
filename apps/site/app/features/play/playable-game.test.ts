import { expect, test } from 'vitest'
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import type { Game } from '#app/domain/game.ts'
import { listAlternatives } from './playable-game.ts'

function createGame(slug: string, kind: Game['source']['kind'], tags: string[] = []): Game {
  return { slug, tags, source: { kind, url: '/x/', fallbacks: [] } } as unknown as Game
}

function createCatalogue(related: Game[], localGames: Game[]): Catalogue {
  const games = new Map([...related, ...localGames].map((game) => [game.slug, game]))
  return { listRelated: () => related, localGames, games } as unknown as Catalogue
}

const blocks = createGame('cozy-blocks', 'own')
const melon = createGame('moon-melon', 'own')
const barn = createGame('berry-barn', 'remote')
const bay = createGame('bumper-bay', 'remote')
const cave = createGame('candy-cave', 'remote')

function namesOf(games: readonly Game[]): string[] {
  return games.map((game) => game.slug)
}

test('when a provider is blocked, games of this site are offered first', () => {
  const catalogue = createCatalogue([barn, bay, melon, cave], [blocks])
  expect(namesOf(listAlternatives(catalogue, 'toy'))).toEqual(['moon-melon', 'cozy-blocks', 'berry-barn'])
})

test('no game is offered twice, and never the one that does not work', () => {
  const catalogue = createCatalogue([melon, barn], [melon, blocks])
  expect(namesOf(listAlternatives(catalogue, 'cozy-blocks'))).toEqual(['moon-melon', 'berry-barn'])
})

test('games of this site that have more of the game’s tags come first', () => {
  const cat = createGame('bad-cat', 'remote', ['cats', 'brain'])
  const nap = createGame('nap-time', 'own', ['cats'])
  const catalogue = createCatalogue([cat], [blocks, nap, melon])
  expect(namesOf(listAlternatives(catalogue, 'bad-cat'))).toEqual(['nap-time', 'cozy-blocks', 'moon-melon'])
})

test('a site with providers’ games only offers those', () => {
  const catalogue = createCatalogue([barn, bay, cave], [])
  expect(namesOf(listAlternatives(catalogue, 'toy'))).toEqual(['berry-barn', 'bumper-bay', 'candy-cave'])
})
