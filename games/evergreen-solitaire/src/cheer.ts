/** Joy: a chime a step higher for every card that goes home in a row, stars, and fireworks at the end. */
import type { Kit } from '@playhouse/game-kit'
import { FONT } from './faces.ts'
import type { Layout } from './layout.ts'
import type { Game, Kind, Move } from './state.ts'
import type { Data } from './tally.ts'

const GOLD = ['#ffd25e', '#fff2b0', '#a9d65a', '#6fbf73']
const LEAVES = ['#a9d65a', '#6fbf73', '#e8c04a', '#fff2b0']
/** Semitones of a scale that never sounds wrong. */
const SCALE = [0, 2, 4, 5, 7, 9, 11, 12, 14, 16, 17, 19, 21]
const WHOLE_RUN = 13
/** From the third in a row on, the row is counted aloud. */
const COUNTED_FROM = 3
/** Pairs click together, peaks are leapt over, all others have the bell. */
const CHIMES: Partial<Record<Kind, string>> = { pyramid: 'pair', tripeaks: 'leap' }
/** So many in a row have a chime of their own, again and again. */
const STREAK = 5

export function createCheer(kit: Kit<Game, Data>, layout: () => Layout) {
  let row = 0
  const { audio, juice } = kit

  const showRow = (x: number, y: number) =>
    juice.pop(x, y, `×${row}`, {
      size: 22 + Math.min(10, row) * 1.6,
      colour: '#fff2b0',
      outline: '#173f38',
      font: FONT,
      ms: 800,
    })
  /** A gust goes over the table. */
  const showLeaves = () =>
    juice.burst(-10, kit.screen.h * 0.4, {
      count: 16,
      colours: LEAVES,
      shape: 'dot',
      speed: 520,
      angle: -0.1,
      spread: 0.9,
      gravity: 60,
      ms: 1500,
      size: 9,
    })
  return {
    /** The row is broken. */
    reset: () => void (row = 0),
    home([from, to]: Move, count: number) {
      row++
      const { kind } = kit.state.table
      const pile = kind === 'tripeaks' ? from : to
      const { cw, ch, spots } = layout()
      const x = spots[pile]!.x + cw / 2
      const y = spots[pile]!.y + ch / 2
      const isWhole = count >= WHOLE_RUN
      if (isWhole) {
        audio.play('run', { vary: 0 })
        juice.stop(60)
        juice.shake(4, 260)
      } else {
        const step = SCALE[Math.min(SCALE.length, row) - 1]!
        audio.play(CHIMES[kind] ?? 'home', { rate: 2 ** (step / 12), vary: 0, delay: 0.18 })
        if (row % STREAK === 0) {
          audio.play('streak', { rate: 2 ** (Math.min(4, row / STREAK - 1) / 6), vary: 0, delay: 0.3 })
          showLeaves()
        }
      }
      juice.burst(x, y, {
        count: isWhole ? 44 : 10 + Math.min(14, row * 2),
        colours: GOLD,
        speed: 190 + Math.min(120, row * 14),
        gravity: 240,
        ms: 750,
        size: 8,
        shape: 'star',
      })
      if (row >= COUNTED_FROM && kit.state.finishIn < 0) showRow(x, y - ch * 0.3)
    },
    fireworks() {
      for (let i = 0; i < 5; i++)
        juice.tween({
          ms: 1,
          delayMs: i * 420,
          update: () => {},
          done: () =>
            juice.burst((0.15 + i * 0.175) * kit.screen.w, kit.screen.h * (i % 2 ? 0.3 : 0.45), {
              count: 26,
              colours: GOLD,
              shape: 'star',
              speed: 420,
              gravity: 500,
              ms: 1200,
              size: 12,
            }),
        })
    },
  }
}
