import { expect, test } from 'vitest'
import { clearLocalData, subscribeLocal, updateLocal } from '#app/features/local-data/local-store.ts'
import { createFrameWishes } from './frame-wishes.ts'

function openGame() {
  const heard: string[] = []
  const wishes = createFrameWishes()
  subscribeLocal(wishes.follow)
  const greeting = wishes.begin()
  wishes.connect({
    setMuted: (muted) => heard.push(muted ? 'muted' : 'loud'),
    setPaused: (paused) => heard.push(paused ? 'paused' : 'on'),
  })
  return { wishes, greeting, heard }
}

test('sound that another tab, an import or a clearing turned on or off follows in the game, once', () => {
  const { heard } = openGame()
  updateLocal((data) => ({ ...data, muted: true }))
  updateLocal((data) => ({ ...data, theatre: true }))
  clearLocalData()
  expect(heard).toEqual(['muted', 'loud'])
})

test('under an ad that it did not ask for a game is silent and still, whatever the visitor does, and goes on after', () => {
  const { wishes, heard } = openGame()
  wishes.setCovered(true)
  wishes.setCovered(true)
  expect(heard.splice(0)).toEqual(['muted', 'paused'])
  expect(wishes.begin()).toEqual({ muted: true, paused: true })
  updateLocal((data) => ({ ...data, muted: true }))
  updateLocal((data) => ({ ...data, muted: false }))
  expect(heard.splice(0)).toEqual([])
  wishes.setCovered(false)
  expect(heard).toEqual(['loud', 'on'])
})

test('a report sent while "Not working?" is open does not start the game behind it', () => {
  const { wishes, heard } = openGame()
  wishes.setPaused(true)
  wishes.setPaused(true)
  wishes.setPaused(false)
  expect(heard).toEqual(['paused', 'paused', 'paused'])
  expect(wishes.begin().paused).toBe(true)
  wishes.setPaused(false)
  expect(heard.at(-1)).toBe('on')
})
