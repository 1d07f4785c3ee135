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
    setCorner: (side) => heard.push(`corner ${side}`),
  })
  return { frameState, greeting, heard }
}

test('a mute change by another tab, an import or a clearing reaches the game once', () => {
  const { heard } = openGame()
  updateLocal((data) => ({ ...data, muted: true }))
  updateLocal((data) => ({ ...data, theatre: true }))
  clearLocalData()
  expect(heard).toEqual(['muted', 'loud'])
})

test('a game that connects, or connects again, learns of a covered corner', () => {
  const { frameState, heard } = openGame()
  frameState.setCorner(52)
  expect(heard.splice(0)).toEqual(['corner 52'])
  const setCorner = (side: number) => heard.push(`again ${side}`)
  frameState.connect({ setMuted() {}, setPaused() {}, setCorner })
  expect(heard).toEqual(['again 52'])
})

test('under an unrequested ad a game is muted and paused, whatever the visitor does, and resumes after', () => {
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
