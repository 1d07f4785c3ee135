import { expect, test } from 'vitest'
import { TAG_NAMES, TAGS_BY_NAME } from '#app/domain/tag-names.ts'
import { toTags } from '#app/domain/tags.ts'
import { findTagTarget } from './tag-target.ts'

const catalogue = {
  tags: new Map([
    ['car', []],
    ['motorbike', []],
    ['penguin', []],
  ]),
  findCategoryOfTag: (tag: string) => (tag === 'soccer' ? ({ id: 'sports' } as never) : null),
}

test.each([
  ['cars', '/tag/car/1'],
  ['car-games', '/tag/car/1'],
  ['football', '/categoryDetail/sports/1'],
  ['soccer', '/categoryDetail/sports/1'],
  ['car', null],
  ['penguins', '/tag/penguin/1'],
  // Games still have it: it is a page until they are imported again.
  ['motorbike', null],
  ['zombies', null],
  ['constructor', null],
])('the address of the tag %s leads to %j, in one step', (name, target) => {
  expect(findTagTarget(catalogue, name)).toBe(target)
})

test('no name of a tag is another tag, or a name of two', () => {
  expect(TAG_NAMES.filter((tag) => TAGS_BY_NAME.has(tag))).toEqual([])
  for (const [name, tag] of TAGS_BY_NAME) expect(toTags([name, tag]), name).toEqual([tag])
})
