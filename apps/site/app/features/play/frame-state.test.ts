import { expect, test } from 'vitest'
import { clearLocalData, subscribeLocal, updateLocal } from '#app/features/local-data/local-store.ts'
import { createFrameState } from './frame-state.ts'

function openGame() {
  const heard: string[] = []
  const frameState = createFrameState()
  subscribeLocal(frameState.follow)
  const greeting = frameState.begin()
  frameState.connect({
    setMuted: (muted) => heard.push(muted ? 'muted' : 'loud'),
    setPaused: (paused) => heard.push(paused ? 'paused' : 'on'),
  })
  return { frameState, greeting, heard }
}

test('sound that another tab, an import or a clearing turned on or off follows in the game, once', () => {
  const { heard } = openGame()
  updateLocal((data) => ({ ...data, muted: true }))
  updateLocal((data) => ({ ...data, theatre: true }))
  clearLocalData()
  expect(heard).toEqual(['muted', 'loud'])
})

test('under an ad that it did not ask for a game is silent and still, whatever the visitor does, and goes on after', () => {
  const { frameState, heard } = openGame()
  frameState.setCovered(true)
  frameState.setCovered(true)
  expect(heard.splice(0)).toEqual(['muted', 'paused'])
  expect(frameState.begin()).toEqual({ muted: true, paused: true })
  updateLocal((data) => ({ ...data, muted: true }))
  updateLocal((data) => ({ ...data, muted: false }))
  expect(heard.splice(0)).toEqual([])
  frameState.setCovered(false)
  expect(heard).toEqual(['loud', 'on'])
})

test('a report sent while "Not working?" is open does not start the game behind it', () => {
  const { frameState, heard } = openGame()
  frameState.setPaused(true)
  frameState.setPaused(true)
  frameState.setPaused(false)
  expect(heard).toEqual(['paused', 'paused', 'paused'])
  expect(frameState.begin().paused).toBe(true)
  frameState.setPaused(false)
  expect(heard.at(-1)).toBe('on')
})
