import { expect, test, vi } from 'vitest'
import { createPlayhouse } from '@playhouse/sdk'
import { counter } from './counter.fixture.ts'
import type { GameOptions } from './kit.ts'
import { createSaves } from './save.ts'
import { createSession } from './session.ts'
import type { SessionTarget } from './session.ts'
import type { GameTypes, InputFrame } from './game-types.ts'

function createStorage() {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }
}

/** A run of the counter that a test plays tick by tick; -127 walks to the losing end, 127 to the winning one. */
function openSession(more: { resume?: boolean } = {}, storage = createStorage()) {
  const playhouse = createPlayhouse({
    game: 'counter',
    window: { parent: null, addEventListener: () => {}, localStorage: storage },
  })
  const happyMoment = vi.spyOn(playhouse, 'happyMoment')
  const showResult = vi.fn<(result: object) => void>()
  let frame: InputFrame<GameTypes> = { buttons: 0, axes: [0], commands: [] }
  const nothing = () => {}
  const begun = vi.fn<(isNextRound: boolean) => void>()
  const inputs: unknown[] = []
  const session = createSession({
    options: { rules: counter, texts: { hint: '' }, ...more } as unknown as GameOptions<GameTypes, unknown>,
    saves: createSaves(playhouse, { version: 1, init: () => ({}) }, false),
    playhouse,
    input: {
      read: () => frame,
      isBusy: () => false,
      letGo: nothing,
      send: (command) => void inputs.push(command),
    },
    eventLog: { write: nothing },
    menus: {
      hud: { setHint: nothing },
      showResult,
    } as unknown as SessionTarget['menus'],
    view: () => ({ draw: nothing }),
    begun,
    ended: nothing,
  })
  session.begin('endless')
  const play = (ticks: number, axis: number, buttons = 0) => {
    if (axis !== 0 || buttons !== 0) session.wake()
    frame = { buttons, axes: [axis], commands: [] }
    for (let i = 0; i < ticks; i++) session.tick()
  }
  return { session, play, happyMoment, showResult, begun, inputs, storage }
}

test('after a loss one press starts the next run', () => {
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

test('after a win the result card appears first', () => {
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

test('a continued run has no result to reopen', () => {
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

test('a reward continues the finished run as an input', () => {
  const { session, play, inputs } = openSession()
  play(101, -127)
  play(30, 0)
  session.reward({ label: '', command: { set: 5 } })
  expect(session.phase).toBe('playing')
  expect(inputs).toEqual([{ set: 5 }])
})

test('a reward for the next run is an input of its first tick, and of no other run', () => {
  const { session, play, inputs } = openSession()
  play(101, 127)
  play(30, 0)
  session.reward({ label: '', command: { set: 5 }, run: 'again' })
  expect(session.phase).toBe('waiting')
  play(10, 0)
  expect(inputs).toEqual([])
  play(2, 1)
  expect(inputs).toEqual([{ set: 5 }])

  play(101, 127)
  play(30, 0)
  session.reward({ label: '', command: { set: 7 }, run: 'again' })
  session.begin('endless')
  play(2, 1)
  expect(inputs).toEqual([{ set: 5 }])
})

test('a reward that waits for the first tick is saved with the run', async () => {
  const options = { resume: true }
  const { session, play, inputs, storage } = openSession(options)
  play(101, 127)
  play(30, 0)
  session.reward({ label: '', command: { set: 5 }, run: 'again' })
  session.saveRun()
  await vi.waitFor(() => expect(storage.getItem('playhouse-game:counter:run-endless')).not.toBeNull())
  const later = openSession(options, storage)
  await later.session.resumeLast()
  later.play(1, 1)
  expect(later.inputs).toEqual([{ set: 5 }])
  expect(inputs).toEqual([])
})

test('a round after a result is a next round; a quick retry and a continued run are not', () => {
  const { session, play, begun } = openSession()
  const last = () => begun.mock.lastCall
  expect(last()).toEqual([false])
  play(101, -127)
  play(19, 0)
  play(1, 0, 1)
  expect(last()).toEqual([false])
  play(101, -127)
  play(30, 0)
  session.reward({ label: '', command: { set: 5 } })
  expect(last()).toEqual([false])
  play(106, -127)
  play(30, 0)
  session.restart()
  expect(last()).toEqual([true])
})

test('a run that went on after its end has a result again when it ends again', () => {
  const { session, play, showResult } = openSession()
  play(101, -127)
  play(30, 0)
  expect(showResult).toHaveBeenCalledOnce()
  session.continueRun({ set: -99 })
  expect(session.phase).toBe('playing')
  play(40, 0)
  expect(session.phase).toBe('over')
  expect(showResult).toHaveBeenCalledTimes(2)
})
