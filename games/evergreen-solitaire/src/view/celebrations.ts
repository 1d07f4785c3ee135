/** Celebrations: a chime one step higher for every card that goes home in a row, stars, and fireworks at the end. */
import { ease } from '@playhouse/game-kit'
import type { Kit } from '@playhouse/game-kit'
import { FONT } from '../art/faces.ts'
import type { Layout } from './layout.ts'
import type { Sprite } from './sprite.ts'
import type { Game, Kind, Move } from '../state.ts'
import type { Data } from '../ui/stats.ts'
import { texts } from '../texts.ts'

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
/** How long a count is seen. */
const COUNT_MS = 900
/** Where cards go home one by one, the stars of each wait for its arrival. */
const STARS_WAIT: readonly Kind[] = ['klondike', 'freecell']

type CelebrationsState = {
  row: number
  /** One count label at a time: the next count replaces the previous one. */
  shownCount: { text: string; x: number; y: number; size: number; at: number }
}

export function createCelebrations(kit: Kit<Game, Data>, layout: () => Layout) {
  const { audio, juice } = kit
  const current: CelebrationsState = { row: 0, shownCount: { text: '', x: 0, y: 0, size: 0, at: -COUNT_MS } }
  const draw = createRowSign(kit, layout, current)
  /** Stars for cards that are on their way home, by the pile they go to. */
  const waiting = new Map<number, () => void>()
  const home = createHomecoming(kit, layout, waiting, current)
  return {
    /** The row is broken. */
    reset() {
      current.row = 0
      waiting.clear()
    },
    /** A card the player moved has come down: stars at home, a puff of leaves anywhere else. */
    arrive({ pile, x, y }: Sprite) {
      const stars = waiting.get(pile)
      waiting.delete(pile)
      if (stars) return stars()
      const { cw, ch } = layout()
      for (const side of [0, 1])
        juice.burst(x + side * cw, y + ch * 0.92, {
          count: 4,
          colours: LEAVES,
          speed: 130,
          angle: side ? -0.5 : Math.PI + 0.5,
          spread: 1,
          gravity: 260,
          ms: 520,
          size: 6,
        })
    },
    /** A finger came down beside all cards: the leaves on the cloth rustle. */
    rustle({ x, y }: { x: number; y: number }) {
      audio.play('lift', { volume: 0.5 })
      juice.burst(x, y, {
        count: 9,
        colours: LEAVES,
        speed: 150,
        angle: -Math.PI / 2,
        spread: 2.6,
        gravity: 230,
        ms: 700,
        size: 7,
      })
    },
    draw,
    /** All friends in the forest make a sound. */
    voices: (friends: readonly string[]) =>
      ['fox', ...friends].forEach((name, i) => audio.play(name, { delay: 1.4 + i * 0.28, volume: 0.8 })),
    /** Cards are dealt. */
    shuffle() {
      audio.play('draw')
      for (let i = 1; i < 8; i++) audio.play('flip', { delay: i * 0.07, volume: 0.5, rate: 0.9 + i * 0.03 })
    },
    isTelling: (now: number) => now < current.shownCount.at + COUNT_MS,
    home,
    fireworks() {
      current.shownCount.at = -COUNT_MS
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

/** What a card that comes home sets off. */
function createHomecoming(
  kit: Kit<Game, Data>,
  layout: () => Layout,
  waiting: Map<number, () => void>,
  current: CelebrationsState,
) {
  const { juice, audio } = kit
  const showRow = (x: number, y: number) => {
    const word =
      current.row % STREAK === 0
        ? ` ${texts.praise[Math.min(texts.praise.length, current.row / STREAK) - 1]}`
        : ''
    current.shownCount = {
      text: `×${current.row}${word}`,
      x,
      y,
      size: 34 + Math.min(7, current.row) * 2,
      at: kit.now,
    }
  }
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
  const home = ([from, to]: Move, count: number) => {
    current.row++
    const { kind } = kit.state.table
    const pile = kind === 'tripeaks' ? from : to
    const { cw, ch, spots } = layout()
    const x = spots[pile]!.x + cw / 2
    const y = spots[pile]!.y + ch / 2
    const isEntireRun = count >= WHOLE_RUN
    if (isEntireRun) {
      audio.play('run', { vary: 0 })
      juice.stop(60)
      juice.shake(4, 260)
    } else {
      const step = SCALE[Math.min(SCALE.length, current.row) - 1]!
      audio.play(CHIMES[kind] ?? 'home', { rate: 2 ** (step / 12), vary: 0, delay: 0.18 })
      if (current.row % STREAK === 0) {
        audio.play('streak', { rate: 2 ** (Math.min(4, current.row / STREAK - 1) / 6), vary: 0, delay: 0.3 })
        showLeaves()
        audio.play('fox', { delay: 0.5 })
      }
    }
    const now = current.row
    const stars = () =>
      juice.burst(x, y, {
        count: isEntireRun ? 44 : 10 + Math.min(14, now * 2),
        colours: GOLD,
        speed: 190 + Math.min(120, now * 14),
        gravity: 240,
        ms: 750,
        size: 8,
        shape: 'star',
      })
    if (STARS_WAIT.includes(kind) && !kit.settings.calm) waiting.set(to, stars)
    else stars()
    if (current.row >= COUNTED_FROM && kit.state.finishIn < 0) showRow(x, y)
  }
  return home
}

/** The sign of several cards home in a row. */
function createRowSign(kit: Kit<Game, Data>, layout: () => Layout, current: CelebrationsState) {
  /** Under the words at the upper edge and inside the window, wherever the card went. */
  const draw = (g: CanvasRenderingContext2D, now: number) => {
    const t = (now - current.shownCount.at) / COUNT_MS
    if (t < 0 || t >= 1) return
    const { calm } = kit.settings
    const { area } = layout()
    // Scaled, because the browser caches a font for every size.
    const swell = calm ? 1 : Math.max(0.01, ease.back(Math.min(1, t / 0.25)))
    const size = current.shownCount.size
    g.font = `900 ${size}px ${FONT}`
    g.textAlign = 'center'
    g.textBaseline = 'middle'
    g.lineJoin = 'round'
    const wide = g.measureText(current.shownCount.text).width + 12
    const fit = Math.min(1, area.w / wide)
    const half = (wide / 2) * fit
    const x = Math.max(area.x + half, Math.min(area.x + area.w - half, current.shownCount.x))
    const y = Math.max(
      area.y + current.shownCount.size,
      current.shownCount.y - (calm ? 0 : ease.out(t) * current.shownCount.size),
    )
    g.save()
    g.translate(x, y)
    g.scale(swell * fit, swell * fit)
    g.globalAlpha = Math.min(1, (1 - t) / 0.3)
    g.lineWidth = size * 0.24
    g.strokeStyle = '#173f38'
    g.strokeText(current.shownCount.text, 0, 0)
    g.fillStyle = '#fff2b0'
    g.fillText(current.shownCount.text, 0, 0)
    g.restore()
  }
  return draw
}
