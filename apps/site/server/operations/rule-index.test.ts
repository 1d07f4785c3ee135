import { expect, test } from 'vitest'
import { NO_RULE } from '#app/features/catalogue/category-entries.ts'
import { createPlacing } from '#app/features/catalogue/category-rules.ts'
import { makeGame } from '../ledger/make-game.ts'
import { markGames, readRuleIndex } from './rule-index.ts'

const TITLES = [
  ...[
    'Robot Run',
    'Run, Robot!',
    'Robots',
    'Space Ship',
    'Spaceship',
    'Deep space. Ship it',
    'Ship Space Ship',
  ],
  ...['Rôbot', '', '!!!', 'ROBOT', 'Mr. Robot’s day', 'робот бежит', 'Space  Ship', 'robot robot robot'],
]
const TAGS = [['robot'], ['robots', 'runner'], [], ['cars'], ['runner', 'runner'], ['car-games']]
const games = TITLES.flatMap((title, at) =>
  TAGS.map((tags, number) => makeGame({ slug: `game-${at}-${number}`, title, tags })),
)

test.each([
  [[], ['robot']],
  [[], ['space ship']],
  [[], ['Mr. Robot']],
  [[], ['робот', 'ship it']],
  [[], ["robot's"]],
  [[], ['!!']],
  [['robots'], []],
  [['car', 'runner'], ['ship']],
  [['nothing'], ['nothing']],
])(
  'the index finds the games that the catalogue places by tags %j and words %j',
  async (tags, titleWords) => {
    const rule = { ...NO_RULE, tags, titleWords }
    const place = createPlacing([{ id: 'own', rule }])
    const marks = markGames(await readRuleIndex(games), rule)
    expect([...marks]).toEqual(games.map((game) => place(game).length))
  },
)

test('the index is built again when a title or a tag is another one, and not for plays', async () => {
  const before = await readRuleIndex(games)
  const played = games.map((game) => ({ ...game, plays: 7 }))
  expect(await readRuleIndex(played)).toBe(before)
  const renamed = played.with(0, { ...played[0]!, title: 'Zeppelin' })
  const index = await readRuleIndex(renamed)
  expect(markGames(index, { tags: [], titleWords: ['zeppelin'] }).indexOf(1)).toBe(0)
  expect(await readRuleIndex([])).toMatchObject({ text: '' })
})
