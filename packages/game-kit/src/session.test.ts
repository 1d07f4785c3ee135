import { expect, test, vi } from 'vitest'
import { createPlayhouse } from '@playhouse/sdk'
import { counter } from './counter.fixture.ts'
import type { GameOptions } from './kit.ts'
import { createSaves } from './save.ts'
import { createSession } from './session.ts'
import type { SessionTarget } from './session.ts'
import type { GameShape, InputFrame } from './shape.ts'

/** A run of the counter that a test plays tick by tick; -127 walks to the losing end, 127 to the winning one. */
function openSession() {
  const playhouse = createPlayhouse({
    game: 'counter',
    window: { parent: null, addEventListener: () => {} },
  })
  const happyMoment = vi.spyOn(playhouse, 'happyMoment')
  const showResult = vi.fn<(result: object) => void>()
  let frame: InputFrame<GameShape> = { buttons: 0, axes: [0], commands: [] }
  const nothing = () => {}
  const session = createSession({
    options: { rules: counter, texts: { hint: '' } } as unknown as GameOptions<GameShape, unknown>,
    saves: createSaves(playhouse, { version: 1, init: () => ({}) }, false),
    playhouse,
    input: { read: () => frame, isBusy: () => false, letGo: nothing, send: nothing },
    journal: { write: nothing },
    menus: {
      hud: { setHint: nothing },
      overlay: { showResult },
    } as unknown as SessionTarget['menus'],
    view: () => ({ draw: nothing }),
    begun: nothing,
    ended: nothing,
  })
  session.begin('endless')
  const play = (ticks: number, axis: number, buttons = 0) => {
    if (axis !== 0 || buttons !== 0) session.wake()
    frame = { buttons, axes: [axis], commands: [] }
    for (let i = 0; i < ticks; i++) session.tick()
  }
  return { session, play, happyMoment, showResult }
}

test('who lost is playing again after one press of a button', () => {
  const { session, play } = openSession()
  play(101, -127)
  expect(session.phase).toBe('over')
  play(19, 0)
  play(1, 0, 1)
  expect(session.phase).toBe('waiting')
})

test('a button still held from the run that ended is not such a press', () => {
  const { session, play } = openSession()
  play(101, -127, 1)
  play(19, 0, 1)
  expect(session.phase).toBe('over')
  play(1, 0)
  play(1, 0, 1)
  expect(session.phase).toBe('waiting')
})

test('in a game that only steers, pushing the stick anew is such a press; still holding it is not', () => {
  const { session, play } = openSession()
  play(101, -127)
  play(19, -127)
  expect(session.phase).toBe('over')
  play(1, 20)
  expect(session.phase).toBe('over')
  play(1, -127)
  expect(session.phase).toBe('waiting')
})

test('who won waits for the card', () => {
  const { session, play } = openSession()
  play(101, 127)
  play(19, 0)
  play(1, 0, 1)
  expect(session.phase).toBe('over')
})

test('a best that is beaten is a happy moment; the first run is not', () => {
  const { session, play, happyMoment } = openSession()
  play(101, 127)
  expect(happyMoment).not.toHaveBeenCalled()
  session.restart()
  play(1, 0, 1)
  play(101, 127)
  expect(happyMoment).toHaveBeenCalledOnce()
})

test('the result of a run that was won can be shown again, and time shows it no second time', () => {
  const { session, play, showResult } = openSession()
  play(101, 127)
  expect(session.showResult()).toBe(true)
  play(60, 0)
  expect(showResult).toHaveBeenCalledOnce()
  expect(session.showResult()).toBe(true)
  expect(showResult).toHaveBeenCalledTimes(2)
  expect(showResult.mock.lastCall).toMatchObject([{ won: true, score: 0 }])
})

test('a run that goes on has no result to go back to', () => {
  const { session, play, showResult } = openSession()
  play(5, 127)
  expect(session.showResult()).toBe(false)
  expect(showResult).not.toHaveBeenCalled()
})

test('right after a loss a menu is the pause, since one press plays again; once the card was there it is the result', () => {
  const { session, play, showResult } = openSession()
  play(101, -127)
  expect(session.showResult()).toBe(false)
  play(30, 0)
  expect(showResult).toHaveBeenCalledOnce()
  expect(session.showResult()).toBe(true)
})
