import { expect, test } from 'vitest'
import { makeCatalogue, makeSite } from '#app/features/seo/make-view.ts'
import { makeGame } from '#server/ledger/make-game.ts'

const remote = { kind: 'remote' as const, url: 'https://play.example/x', fallbacks: [] }

test('a small tag also lists games with its words in their titles, unless many titles have them', () => {
  const tagged = (slug: string, tags: string[]) => makeGame({ slug, title: slug, source: remote, tags })
  const { tags } = makeCatalogue(
    [
      tagged('ninja-run', ['parkour', 'tower-defense', 'world', 'run']),
      tagged('flip-trickster-parkour', []),
      tagged('tower-defense-2', []),
      tagged('tower-of-parkours', []),
      ...Array.from({ length: 13 }, (_, place) => tagged(`world-${place}-run`, [])),
    ],
    makeSite({ remoteGames: 'on' }),
  )
  const slugsOf = (tag: string) => tags.get(tag)!.map(({ slug }) => slug)
  expect(slugsOf('parkour')).toEqual(['ninja-run', 'flip-trickster-parkour'])
  expect(slugsOf('tower-defense')).toEqual(['ninja-run', 'tower-defense-2'])
  expect(slugsOf('world'), 'a word of many titles').toEqual(['ninja-run'])
  expect(slugsOf('run'), 'a short word').toEqual(['ninja-run'])
})
