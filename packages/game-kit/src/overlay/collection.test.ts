// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { makeCollection, makeProgress } from './collection.ts'
import { make } from './elements.ts'

const CLASSES = { grid: 'friends', item: 'friend', locked: 'shut', mark: 'new' }

/** Three friends of whom one is locked. */
function openFriends() {
  const said: string[] = []
  let friend = 'fox'
  const item = (id: string) => ({
    id,
    label: id.toUpperCase(),
    content: [make('canvas')],
    isChosen: () => friend === id,
    act: () => (friend = id),
  })
  const grid = makeCollection(
    [
      item('fox'),
      { ...item('owl'), isNew: true },
      {
        id: 'bear',
        label: 'Three wins to the bear',
        content: ['★3'],
        isLocked: true,
        act: () => said.push('three wins'),
      },
      { id: 'deer', label: 'Not yet', content: [], isLocked: true },
    ],
    CLASSES,
  )
  document.body.replaceChildren(grid)
  const find = (id: string) => grid.querySelector<HTMLButtonElement>(`[data-id="${id}"]`)!
  return { grid, find, said, friend: () => friend }
}

test('what is chosen is pressed, and another press moves that', () => {
  const { grid, find, friend } = openFriends()
  expect(grid.className).toBe('friends')
  expect([find('fox').ariaPressed, find('owl').ariaPressed]).toEqual(['true', 'false'])
  find('owl').click()
  expect(friend()).toBe('owl')
  expect([find('fox').ariaPressed, find('owl').ariaPressed]).toEqual(['false', 'true'])
})

test('a locked one says what it takes, or cannot be pressed; neither is ever chosen', () => {
  const { find, said, friend } = openFriends()
  expect([find('bear').className, find('bear').ariaLabel]).toEqual(['friend shut', 'Three wins to the bear'])
  find('bear').click()
  expect([said, friend()]).toEqual([['three wins'], 'fox'])
  expect([find('bear').disabled, find('deer').disabled]).toEqual([false, true])
  expect(find('bear').ariaPressed).not.toBe('true')
})

test('only a new one carries the mark, behind its content', () => {
  const { grid, find } = openFriends()
  expect(grid.querySelectorAll('.new')).toHaveLength(1)
  expect([...find('owl').children].map(({ className, tagName }) => className || tagName)).toEqual([
    'CANVAS',
    'new',
  ])
})

test('a bar shows how far one is, of one by default, and has a name', () => {
  const bar = makeProgress('Four of seven wins', 4, 7, 'bar')
  expect([bar.value, bar.max, bar.ariaLabel, bar.className]).toEqual([4, 7, 'Four of seven wins', 'bar'])
  expect(makeProgress('Half', 0.5).max).toBe(1)
})
