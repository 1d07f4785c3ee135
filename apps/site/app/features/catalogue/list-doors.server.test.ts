import { expect, test } from 'vitest'
import { makeCatalogue, makeSite } from '#app/features/seo/make-view.ts'
import { makeGame } from '#server/ledger/make-game.ts'
import { listKinds, listTagKinds } from './list-doors.server.ts'

const remote = { kind: 'remote' as const, url: 'https://play.example/x', fallbacks: [] }
const make = (name: string, count: number, tags: string[], categories: string[]) =>
  Array.from({ length: count }, (_, place) =>
    makeGame({ slug: `${name}-${place}`, source: remote, tags, categories }),
  )
const catalogue = makeCatalogue(
  [
    ...make('truck', 8, ['truck', 'casual'], ['Cars']),
    ...make('drift', 10, ['drift'], ['Cars']),
    ...make('few', 5, ['ramp'], ['Cars']),
    ...make('other', 20, ['casual'], ['Kids']),
  ],
  makeSite({ remoteGames: 'on' }),
)
const cars = catalogue.findCategory('Cars')!.games

test('a category links to the tags that are about it, the largest first', () => {
  expect(listTagKinds(catalogue, cars)).toEqual([
    { label: 'Drift', path: '/tag/drift/1', count: 10 },
    { label: 'Truck', path: '/tag/truck/1', count: 8 },
  ])
})

// covers: '2.26'
test('a kind of a feeling without a list of its own is left out beside kinds that have one', () => {
  const list = (...tags: string[]) => {
    const calm = { ...{ facts: [], categories: [], exceptTags: [], exceptCategories: [] }, tags }
    return listKinds({ ...catalogue, feelingRules: { calm } }, 'calm', cars)
  }
  const drift = { label: 'Drift', path: '/tag/drift/1', count: 10 }
  expect(list('drift', 'ramp', 'truck')).toEqual([drift, { label: 'Truck', path: '/tag/truck/1', count: 8 }])
  expect(list('drift', 'ramp')).toEqual([drift, { label: 'Ramp', path: null, count: 5 }])
})
