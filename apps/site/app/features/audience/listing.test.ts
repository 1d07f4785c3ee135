import { expect, test } from 'vitest'
import * as v from 'valibot'
import { makeGame } from '#server/ledger/make-game.ts'
import { SiteSchema } from '#app/domain/site-schema.ts'
import { completeSite, type Site } from '#app/domain/site.ts'
import { describeHidden, listWideningCommands, summariseHidden } from './hidden-games.ts'
import { explainHidden } from './listing.ts'
import { UNRATED, type AgeBand, type ContentNote } from '#app/domain/rating.ts'

const makeSite = (settings: object = {}): Site => completeSite('games.example', v.parse(SiteSchema, settings))
const rated = (age: AgeBand, ...notes: ContentNote[]) =>
  makeGame({ slug: 'a', rating: { ...UNRATED, age, notes, reasons: ['guns: “gun” in the title'] } })

const LISTED: [Site['audience'], ReturnType<typeof rated>, boolean][] = [
  ['child', rated('all'), true],
  ['child', rated('7+', 'mild cartoon violence'), true],
  ['child', rated('all', 'romance'), false],
  ['child', rated('12+'), false],
  ['mixed', rated('12+', 'violence', 'horror'), true],
  ['mixed', rated('12+', 'gambling'), false],
  ['mixed', rated('16+'), false],
  ['general', rated('16+', 'blood', 'gambling'), true],
  ['general', rated('adult'), false],
]
// covers: '10.4'
test.each(LISTED)('on a site for %s, %o is listed: %s', (audience, game, isListed) => {
  expect(explainHidden(game, makeSite({ audience })) === null).toBe(isListed)
})

// covers: '11.23'
test('an uploaded game that reaches other hosts is on no site for children, and counts as another website’s', () => {
  const game = { ...makeGame({ slug: 'a' }), hosts: ['api.example.com'] }
  const hiddenOn = (settings: object) => explainHidden(game, makeSite(settings))?.by ?? null
  expect(hiddenOn({ audience: 'child' })).toBe('hosts')
  expect(hiddenOn({ audience: 'child', games: { allow: ['a'] } })).toBe('hosts')
  expect(hiddenOn({ audience: 'mixed' })).toBeNull()
  expect(hiddenOn({ audience: 'general', remoteGames: 'off' })).toBe('remoteGames')
  expect(summariseHidden([game], makeSite({ audience: 'child' })).causes).toEqual({
    'reaches other hosts': 1,
  })
  expect(explainHidden({ ...game, hosts: [] }, makeSite({ audience: 'child' }))).toBeNull()
})

test('the reason names the band or the notes, and the words', () => {
  const site = makeSite()
  expect(explainHidden(rated('12+'), site)).toEqual({ by: 'age', reason: '12+: guns: “gun” in the title' })
  expect(explainHidden(rated('7+', 'weapons'), site)?.reason).toBe('weapons: guns: “gun” in the title')
  const own = makeGame({ slug: 'a', rating: { age: '12+', notes: [], by: 'operator', reasons: ['x'] } })
  expect(explainHidden(own, site)?.reason).toBe('12+: set by the operator')
})

test('a site’s own limits replace its audience’s', () => {
  expect(explainHidden(rated('12+'), makeSite({ games: { maxAge: '12+' } }))).toBeNull()
  expect(explainHidden(rated('all', 'horror'), makeSite({ games: { notes: ['horror'] } }))).toBeNull()
  expect(explainHidden(rated('7+'), makeSite({ games: { maxAge: 'all' } }))?.by).toBe('age')
  expect(explainHidden(rated('7+', 'mild cartoon violence'), makeSite({ games: { notes: [] } }))?.by).toBe(
    'notes',
  )
})

test('no setting lists a game for adults', () => {
  const site = makeSite({ audience: 'general', games: { allow: ['a'] } })
  expect(explainHidden(rated('adult'), site)?.by).toBe('adult')
  expect(() => makeSite({ games: { maxAge: 'adult' } })).toThrow()
})

const game = makeGame({ slug: 'a', provider: 'gamepix', tags: ['cat', 'puzzle'], categories: ['Kids'] })
// covers: '10.5'
test.each([
  [{ providers: ['gamepix'] }, null],
  [{ providers: ['htmlgames'] }, 'providers'],
  [{ exceptProviders: ['gamepix'] }, 'providers'],
  [{ tags: ['cat', 'dog'] }, null],
  [{ tags: ['dog'] }, 'tags'],
  [{ exceptTags: ['puzzle'] }, 'tags'],
  [{ categories: ['Kids'] }, null],
  [{ categories: ['Cars'] }, 'categories'],
  [{ exceptCategories: ['Kids'] }, 'categories'],
  [{ tags: ['dog'], allow: ['a'] }, null],
  [{ deny: ['a'] }, 'deny list'],
  [{ allow: ['a'], deny: ['a'] }, 'deny list'],
])('with the choice %j the game is hidden by %s', (games, by) => {
  expect(explainHidden(game, makeSite({ games }))?.by ?? null).toBe(by)
})

test('the allow list reaches above age and notes, not above remoteGames', () => {
  const games = { allow: ['a'] }
  expect(explainHidden(rated('16+', 'blood'), makeSite({ games }))).toBeNull()
  const remote = makeGame({ slug: 'a', source: { kind: 'remote', url: 'https://p.example/', fallbacks: [] } })
  expect(explainHidden(remote, makeSite({ games, remoteGames: 'off' }))?.by).toBe('remoteGames')
})

// covers: '10.9'
test('the summary counts every cause, and the commands it names list those games', () => {
  const site = makeSite()
  const games = [rated('all'), rated('12+', 'horror'), rated('12+', 'horror', 'weapons'), rated('adult')]
  const summary = summariseHidden(games, site)
  expect(summary).toMatchObject({
    listed: 1,
    hidden: 3,
    causes: { 'age 12+': 2, 'note horror': 2, 'note weapons': 1, adult: 1 },
  })
  expect(describeHidden(summary)).toBe(
    'does not list 3 of 4 games: 2 age 12+, 2 note horror, 1 note weapons, 1 adult',
  )
  expect(listWideningCommands(summary, site)).toEqual([
    `site set games.example games.maxAge '"12+"'`,
    `site set games.example games.notes '["mild cartoon violence","horror","weapons"]'`,
    `site set games.example games.allow '["a-game"]'`,
  ])
  const wider = makeSite({
    games: { maxAge: '12+', notes: ['mild cartoon violence', 'horror', 'weapons'] },
  })
  expect(summariseHidden(games, wider)).toMatchObject({ listed: 3, causes: { adult: 1 } })
  expect(listWideningCommands(summariseHidden(games, wider), wider)).toEqual([])
})
