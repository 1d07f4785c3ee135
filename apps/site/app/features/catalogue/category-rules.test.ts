import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CategoryRuleSchema, createPlacing } from './category-rules.ts'

type Rule = v.InferInput<typeof CategoryRuleSchema>

const place = (rules: Record<string, Rule & { games?: string[] }>) =>
  createPlacing(
    Object.entries(rules).map(([id, { games, ...rule }]) => ({
      ...{ id, games },
      rule: v.parse(CategoryRuleSchema, rule),
    })),
  )
const game = (fields: object) => ({ title: 'A Game', summary: '', description: '', tags: [], ...fields })

test('a tag or a complete word of the title places a game; a part of a word does not', () => {
  const placed = place({ cars: { tags: ['car'], titleWords: ['car', 'pick up'] } })
  expect(placed(game({ tags: ['car'] }))).toEqual(['cars'])
  expect(placed(game({ title: 'My CAR!' }))).toEqual(['cars'])
  expect(placed(game({ title: 'Pick-up Trip' }))).toEqual(['cars'])
  expect(placed(game({ title: 'Carnival' }))).toEqual([])
  expect(placed(game({ title: 'Pick. Up' }))).toEqual([])
  expect(placed(game({ description: 'My car.' }))).toEqual([])
})

test('a weak tag needs one of its words in the texts', () => {
  const placed = place({
    cars: {
      weak: [
        { tags: ['racing'], words: ['car', 'motor truck'] },
        { tags: ['city'], words: ['taxi'] },
      ],
    },
    other: { tags: ['racing', 'city'] },
  })
  expect(placed(game({ tags: ['racing'], description: 'Steer a car.' }))).toEqual(['cars', 'other'])
  expect(placed(game({ tags: ['racing'], summary: 'Steer a motor truck.' }))).toEqual(['cars', 'other'])
  expect(placed(game({ tags: ['racing'], description: 'Steer a cat.' }))).toEqual(['other'])
  expect(placed(game({ tags: ['city'], description: 'Steer a car.' }))).toEqual(['other'])
  expect(placed(game({ tags: ['city'], title: 'Taxi!' }))).toEqual(['cars', 'other'])
  expect(placed(game({ description: 'Steer a car.' }))).toEqual([])
})

test('an exclusion wins over an inclusion', () => {
  const placed = place({
    cars: { tags: ['car'], exceptTags: ['puzzle'], exceptWords: ['jigsaw'], exceptTexts: ['crates'] },
    weakly: { weak: [{ tags: ['car'], words: ['push'] }], exceptTexts: ['crates'] },
  })
  expect(placed(game({ tags: ['car'], description: 'Push the brake.' }))).toEqual(['cars', 'weakly'])
  expect(placed(game({ tags: ['car'], description: 'Push the crates.' }))).toEqual([])
  expect(placed(game({ tags: ['car', 'puzzle'] }))).toEqual([])
  expect(placed(game({ tags: ['car'], title: 'Car Jigsaw' }))).toEqual([])
})

test('only a game without another category is placed by its texts, by the most matches', () => {
  const placed = place({
    quiz: { textWords: ['question'] },
    puzzle: { tags: ['puzzle'], textWords: ['riddle', 'solve'] },
  })
  expect(placed(game({ description: 'Solve a riddle or a question.' }))).toEqual(['puzzle'])
  expect(placed(game({ description: 'Question after question after riddle.' }))).toEqual(['quiz'])
  expect(placed(game({ description: 'A question.', tags: ['puzzle'] }))).toEqual(['puzzle'])
})

test('a category without words takes no game by its texts', () => {
  const placed = place({ kids: { titleWords: ['children'] }, puzzle: { textWords: ['solve'] } })
  expect(placed(game({ description: 'Children solve it.' }))).toEqual(['puzzle'])
  expect(placed(game({ description: 'For children.' }))).toEqual([])
})

test('a game listed by slug is in the category, whatever the rule says', () => {
  const placed = place({ mine: { tags: ['a'], exceptTags: ['b'], games: ['chess'] } })
  expect(placed(game({ slug: 'chess', tags: ['a', 'b'] }))).toEqual(['mine'])
  expect(placed(game({ slug: 'other', tags: ['a', 'b'] }))).toEqual([])
})

test('categories come in their own order, each once', () => {
  const placed = place({ b: { tags: ['x', 'y'], titleWords: ['game'] }, a: { tags: ['x'] } })
  expect(placed(game({ tags: ['y', 'x'] }))).toEqual(['b', 'a'])
})

test('accents and case are ignored', () => {
  const placed = place({ sport: { titleWords: ['fußball', 'fútbol'] } })
  expect(placed(game({ title: 'FUTBOL' }))).toEqual(['sport'])
  expect(placed(game({ title: 'Fußball' }))).toEqual(['sport'])
})

test('a game without any data is in no category', () => {
  expect(place({})(game({}))).toEqual([])
  expect(place({ a: {} })(game({ title: '', tags: [] }))).toEqual([])
})
