import { expect, test } from 'vitest'
import { createPlayMeter, type PlayCount } from './play-events.ts'

/** Looks twice a second for so many seconds. */
function watch() {
  const sent: PlayCount[] = []
  const meter = createPlayMeter((count) => sent.push(count))
  let nowMs = 0
  return {
    sent,
    see(state: string | null, seconds: number, isVisible = true) {
      for (let look = 0; look < seconds * 2; look++) meter.look(state, { isVisible, nowMs: (nowMs += 500) })
    },
    sleep: (seconds: number) => void (nowMs += seconds * 1000),
  }
}

test('a press, the game that appears and its minutes are sent once each', () => {
  const stage = watch()
  stage.see(null, 1)
  stage.see('idle', 5)
  expect(stage.sent).toEqual([])
  stage.see('asking', 2)
  stage.see('loading', 3)
  expect(stage.sent).toEqual([{ event: 'PlayPress' }])
  stage.see('playing', 61)
  stage.see('loading', 1)
  stage.see('playing', 61)
  expect(stage.sent).toEqual([
    { event: 'PlayPress' },
    { event: 'PlayReady' },
    { event: 'PlayTime', minutes: 1 },
    { event: 'PlayTime', minutes: 2 },
  ])
})

test('a game that fails was pressed, and a hidden page or a sleeping browser plays nothing', () => {
  const failed = watch()
  failed.see('loading', 10)
  failed.see('failed', 100)
  expect(failed.sent).toEqual([{ event: 'PlayPress' }])
  const hidden = watch()
  hidden.see('playing', 300, false)
  hidden.sleep(3600)
  hidden.see('playing', 50)
  expect(hidden.sent).toEqual([{ event: 'PlayPress' }, { event: 'PlayReady' }])
})
