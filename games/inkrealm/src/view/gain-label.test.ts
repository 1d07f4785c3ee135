import { expect, test } from 'vitest'
import { createTeller } from './gain-label.ts'
import { chooseRows, findRival } from '../ui/ranking-card.ts'
import { initialState } from '../rules/sheets.ts'

/** A kit whose tweens run when the clock is wound. */
function createClock() {
  const state = initialState({ mode: 'rush', level: 0, seed: 1, day: '' })
  const due: { at: number; done(): void }[] = []
  const kit = {
    now: 0,
    state,
    juice: {
      tween: ({ delayMs, done }: { delayMs: number; done(): void }) =>
        void due.push({ at: kit.now + delayMs, done }),
    },
  }
  const wind = (ms: number) => {
    kit.now += ms
    for (const one of due.splice(0)) {
      if (one.at <= kit.now) one.done()
      else due.push(one)
    }
  }
  const shown: string[] = []
  const wins = { show: (word: string, sum: string) => shown.push(`${word} ${sum}`.trim()), reset() {} }
  const teller = createTeller(kit as never, wins as never)
  return { state, teller, shown, wind }
}

test('a greater gain is shown at once, a smaller one waits until the current one ends', () => {
  const { state, teller, shown, wind } = createClock()
  const hundredth = Math.round(state.room / 100)
  teller.say('', hundredth)
  wind(80)
  expect(shown).toEqual(['+1.0%'])
  teller.say('', Math.round(hundredth / 2))
  wind(80)
  expect(shown).toHaveLength(1)
  teller.say('', hundredth * 3)
  wind(80)
  expect(shown).toEqual(['+1.0%', '+3.5%'])
})

test('a phone\u2019s line has the leader\u2019s coin, and the next one\u2019s when the player leads', () => {
  const state = initialState({ mode: 'rush', level: 0, seed: 1, day: '' })
  const row = (id: number, land: number, place: number) => ({ id, land, place })
  const first = [row(4, 900, 1), row(2, 500, 2), row(0, 300, 3)]
  expect(findRival({ state, ranking: first, duel: 4 }, 0)).toMatchObject({ id: 4, leads: true, isDuel: true })
  const mine = [row(0, 900, 1), row(2, 500, 2)]
  expect(findRival({ state, ranking: mine, duel: 4 }, 0)).toMatchObject({ id: 2, leads: false, sign: '2' })
})

test('the ranking lists five at most: the first three, the player, the rival to beat, the next ones', () => {
  const list = (mine: number, duel: number) => [...chooseRows(mine, duel, 12, 5)].sort((a, b) => a - b)
  expect(list(3, 4)).toEqual([0, 1, 2, 3, 4])
  expect(list(7, -1)).toEqual([0, 1, 2, 6, 7])
  expect(list(7, 10)).toEqual([0, 1, 2, 7, 10])
  expect(list(11, 0)).toEqual([0, 1, 2, 10, 11])
})
