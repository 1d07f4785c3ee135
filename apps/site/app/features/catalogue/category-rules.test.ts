import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CategoryRuleSchema, createPlacing } from './category-rules.ts'

type Rule = v.InferInput<typeof CategoryRuleSchema>

const place = (rules: Record<string, Rule & { games?: string[]; isStrict?: boolean }>) =>
  createPlacing(
    Object.entries(rules).map(([id, { games, isStrict, ...rule }]) => ({
      ...{ id, games, isStrict },
      rule: v.parse(CategoryRuleSchema, rule),
    })),
  )
const game = (fields: object) => ({ title: 'A Game', summary: '', description: '', tags: [], ...fields })

test('a tag or a whole word of the title places a game; a part of a word does not', () => {
  const placed = place({ cars: { tags: ['car'], titleWords: ['car', 'pick up'] } })
  expect(placed(game({ tags: ['car'] }))).toEqual(['cars'])
  expect(placed(game({ title: 'My CAR!' }))).toEqual(['cars'])
  expect(placed(game({ title: 'Pick-up Trip' }))).toEqual(['cars'])
  expect(placed(game({ title: 'Carnival' }))).toEqual([])
  expect(placed(game({ title: 'Pick. Up' }))).toEqual([])
  expect(placed(game({ description: 'My car.' }))).toEqual([])
})

test('a weak tag needs a word of the texts', () => {
  const placed = place({
    cars: { weakTags: ['racing'], textWords: ['car'], titleWords: [] },
    other: { tags: ['racing'] },
  })
  expect(placed(game({ tags: ['racing'], description: 'Steer a car.' }))).toEqual(['cars', 'other'])
  expect(placed(game({ tags: ['racing'], summary: 'Steer a car.' }))).toEqual(['cars', 'other'])
  expect(placed(game({ tags: ['racing'], description: 'Steer a cat.' }))).toEqual(['other'])
})

test('what keeps a game out wins over what puts it in', () => {
  const placed = place({ cars: { tags: ['car'], exceptTags: ['puzzle'], exceptWords: ['jigsaw'] } })
  expect(placed(game({ tags: ['car', 'puzzle'] }))).toEqual([])
  expect(placed(game({ tags: ['car'], title: 'Car Jigsaw' }))).toEqual([])
})

test('only a game that nothing places is placed by its texts, where they say most', () => {
  const placed = place({
    quiz: { textWords: ['question'] },
    puzzle: { tags: ['puzzle'], textWords: ['riddle', 'solve'] },
  })
  expect(placed(game({ description: 'Solve a riddle or a question.' }))).toEqual(['puzzle'])
  expect(placed(game({ description: 'Question after question after riddle.' }))).toEqual(['quiz'])
  expect(placed(game({ description: 'A question.', tags: ['puzzle'] }))).toEqual(['puzzle'])
})

test('a strict category takes no game by its texts alone', () => {
  const placed = place({
    kids: { textWords: ['children'], isStrict: true },
    puzzle: { textWords: ['solve'] },
  })
  expect(placed(game({ description: 'Children solve it.' }))).toEqual(['puzzle'])
  expect(placed(game({ description: 'For children.' }))).toEqual([])
})

test('a game that was put in by hand is in, whatever the rule says', () => {
  const placed = place({ mine: { tags: ['a'], exceptTags: ['b'], games: ['chess'] } })
  expect(placed(game({ slug: 'chess', tags: ['a', 'b'] }))).toEqual(['mine'])
  expect(placed(game({ slug: 'other', tags: ['a', 'b'] }))).toEqual([])
})

test('categories come in their own order, each once', () => {
  const placed = place({ b: { tags: ['x', 'y'], titleWords: ['game'] }, a: { tags: ['x'] } })
  expect(placed(game({ tags: ['y', 'x'] }))).toEqual(['b', 'a'])
})

test('accents and case say nothing', () => {
  const placed = place({ sport: { titleWords: ['fußball', 'fútbol'] } })
  expect(placed(game({ title: 'FUTBOL' }))).toEqual(['sport'])
  expect(placed(game({ title: 'Fußball' }))).toEqual(['sport'])
})

test('a game with nothing in it is in no category', () => {
  expect(place({})(game({}))).toEqual([])
  expect(place({ a: {} })(game({ title: '', tags: [] }))).toEqual([])
})
