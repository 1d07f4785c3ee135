/** The choir of found pairs: they hop to the hill and sing the part of the tune they know. */
import type { Audio, Rect } from '@playhouse/game-kit'
import { ANIMALS } from '../art/animals.ts'
import { createActor } from './actors.ts'
import { drawNote, drawSinger } from '../art/choir-art.ts'
import type { Point, Singer, Stand } from '../art/choir-art.ts'
import { BACK_ROW, COUPLE, TALL, chooseRows, hillAt, reachOf, seatX } from './choir-row.ts'
import { FLIGHT_MS, drawDance } from './dance.ts'
import { discSizeOf } from './layout.ts'
import type { Layout } from './layout-types.ts'
import type { G } from '../art/pen.ts'
import { BEATS } from '../audio/tunes.ts'
import type { Tune } from '../audio/tunes.ts'

type Note = { singer: number; at: number; ms: number; step: number }

const BEAT_MS = 255
/** How much of the tune is sung again after each pair. */
const REFRAIN = 6
const FINALE_MS = 3100
const NOTE_SHOW_MS = 620
/** Few stand large: seats move together as more come; on a phone those after the fourth begin a second row. */
const MIN_SEATS = { wide: 6, narrow: 4 }
const MIN_SEAT_SIZE = 62
const MOVE_MS = 130
/** The music steps back so long before the first note, and comes again so long after the last. */
const DUCK_MS = 260
const HOLD_MS = 700
const FINALE_SIZE = 1.42
/** Of two rows, which are smaller. */
const FINALE_ROWS = 1.75

export type ChoirEars = {
  audio: Audio
  /** What it learns here. */
  tune(): Tune
  /** The music steps back while it sings. */
  duck(isSinging: boolean): void
  landed(x: number, y: number): void
}

type ChoirState = {
  singers: Singer[]
  score: Note[]
  notes: { x: number; y: number; at: number; step: number }[]
  allSeats: number
  players: number
  /** During the closing song no animal hides behind them, so they are larger. */
  isFinale: boolean
}

export function createChoir(ears: ChoirEars) {
  const { audio, tune } = ears
  const current: ChoirState = { singers: [], score: [], notes: [], allSeats: 1, players: 1, isFinale: false }
  const place = createSeating(current)
  const sing = createSongs(ears, place, current)
  const { draw, drawAbove } = createChoirPainter(place, current)
  const { join, finale } = createJoining(tune, current)
  return {
    begin(seatCount: number, playerCount: number) {
      current.singers = []
      current.isFinale = false
      current.score = []
      current.notes = []
      current.allSeats = seatCount
      current.players = playerCount
    },
    /** After a reload the choir is shown without its arrival. */
    seat(members: readonly { animal: number; player: number }[], now: number) {
      current.singers = members.map(({ animal, player }, i) => ({
        ...createActor(i, now),
        animal,
        player,
        starts: [],
        leftAt: now - 1e6,
        sungAt: 0,
        sungMs: 1,
        hasLanded: true,
      }))
    },
    join,
    finale,
    isBusy: (now: number) =>
      current.score.length > 0 ||
      current.notes.length > 0 ||
      current.singers.some((s) => now < s.leftAt + FLIGHT_MS + 700 || now < s.sungAt + s.sungMs),
    /** Where a singer's head is: `share` from the first to the last of them. */
    headAt(layout: Layout, share: number): Point {
      const { x, y, scale } = place(layout, Math.round(share * (current.singers.length - 1)))
      return { x, y: y - 96 * scale }
    },
    /** The singer at that point, or -1. */
    find(layout: Layout, x: number, y: number) {
      return current.singers.findIndex((_, i) => {
        const seat = place(layout, i)
        return Math.abs(x - seat.x) < 44 * seat.scale && y < seat.y + 20 && y > seat.y - 105 * seat.scale
      })
    },
    /** Around all singers; null before the first has come. */
    findBox(layout: Layout): Rect | null {
      const seats = current.singers.map((_, i) => place(layout, i))
      if (seats.length === 0) return null
      const x = Math.min(...seats.map((seat) => seat.x - 44 * seat.scale))
      const y = Math.min(...seats.map((seat) => seat.y - 105 * seat.scale))
      const right = Math.max(...seats.map((seat) => seat.x + 44 * seat.scale))
      return { x, y, w: right - x, h: Math.max(...seats.map((seat) => seat.y)) - y }
    },
    /** Poked: says its own word. */
    poke(index: number, now: number) {
      const singer = current.singers[index]!
      audio.play(`call-${ANIMALS[singer.animal]!.id}`)
      Object.assign(singer, { sungAt: now, sungMs: 500 })
    },
    sing,
    draw,
    drawAbove,
  }
}

/** Where a singer sits or how it comes. */
function createSeating(current: ChoirState) {
  const place = (layout: Layout, index: number): Stand => {
    const { choir } = layout
    const isNarrow = choir.w / MIN_SEATS.wide < MIN_SEAT_SIZE
    const min = isNarrow ? MIN_SEATS.narrow : MIN_SEATS.wide
    const seats =
      current.players === 2
        ? current.allSeats
        : Math.min(current.allSeats, Math.max(min, current.singers.length))
    const isFull = seats > (current.players === 2 ? 8 : MIN_SEATS.narrow) && choir.w / seats < MIN_SEAT_SIZE
    // No head over the last row of places.
    const room = choir.y - choir.top + 2
    const grown = current.isFinale ? (isFull ? FINALE_ROWS : FINALE_SIZE) : 1
    const rows = !isFull ? 1 : current.players === 2 ? 2 : chooseRows(seats, choir.w, room * grown)
    const isInRows = rows > 1
    const perRow = Math.ceil(seats / rows)
    const row = Math.floor(index / perRow)
    const seatW = Math.min(150, choir.w / perRow)
    const scale = Math.min(
      (room * grown) / (TALL + BACK_ROW * (rows - 1)),
      isInRows && current.players === 1 ? seatW / COUPLE : (seatW / 76) * (current.isFinale ? 1.12 : 1),
    )
    let column = index - row * perRow
    if (current.players === 2) {
      const { player } = current.singers[index]!
      const nth = current.singers.slice(0, index).filter((other) => other.player === player).length
      column = player === 0 ? nth : perRow - 1 - nth
      // Sun and moon have the corners.
      const inset = 82 * discSizeOf(layout)
      const width = (choir.w - inset * 2) / perRow
      const x = choir.x + inset + width * (column + 0.5)
      const size = Math.min(scale, width / 60)
      return {
        x,
        y: hillAt(layout, x) - size * (14 + row * BACK_ROW),
        scale: size,
        isDuo: false,
        aside: width * 0.4,
      }
    }
    const inRow = Math.min(perRow, current.singers.length - row * perRow)
    const aside = Math.min(seatW * (isInRows ? 0.3 : 0.46), 40 * scale)
    const isDuo = seatW > (isInRows ? COUPLE * 0.88 : 110) * scale
    // Aside of those in front, so that faces show between faces.
    const between = isInRows && inRow === perRow ? seatW * (row % 2 ? 0.11 : -0.11) : 0
    const x = seatX(layout, column, inRow, seatW, reachOf(scale, isDuo, aside)) + between
    return {
      x,
      y: hillAt(layout, x) - scale * (14 + row * BACK_ROW),
      scale,
      isDuo,
      aside,
    }
  }
  return place
}

/** The song. */
function createSongs(
  { audio, duck, landed }: ChoirEars,
  place: (layout: Layout, index: number) => Stand,
  current: ChoirState,
) {
  let ducksUntil = 0
  const note = (layout: Layout, index: number, step: number) => {
    const { x, y, scale } = place(layout, index)
    current.notes.push({ x, y: y - 105 * scale, at: current.score[0]?.at ?? 0, step })
    if (current.notes.length > 16) current.notes.shift()
  }
  const sing = (layout: Layout, now: number) => {
    const isSinging = current.score.length > 0 && now >= current.score[0]!.at - DUCK_MS
    if (isSinging || now > ducksUntil) duck(isSinging)
    if (isSinging) ducksUntil = now + HOLD_MS
    while (current.score.length > 0 && now >= current.score[0]!.at) {
      const { singer: index, ms, step } = current.score[0]!
      const singer = current.singers[index]!
      Object.assign(singer, { sungAt: now, sungMs: ms })
      note(layout, index, step)
      current.score.shift()
      const voice = ANIMALS[singer.animal]!.voice
      audio.play(`sing-${voice}`, {
        rate: 2 ** (step / 12),
        vary: 0,
        pan: (place(layout, index).x / layout.w - 0.5) * 0.8,
      })
    }
    current.notes = current.notes.filter(({ at }) => now < at + NOTE_SHOW_MS)
    for (const [i, singer] of current.singers.entries()) {
      if (singer.hasLanded || now < singer.leftAt + FLIGHT_MS) continue
      singer.hasLanded = true
      const { x, y } = place(layout, i)
      landed(x, y)
    }
  }
  return sing
}

/** Draws the choir. */
function createChoirPainter(place: (layout: Layout, index: number) => Stand, current: ChoirState) {
  let drawnAt = 0
  /** Those who have arrived: drawn behind the hill's edge. */
  const draw = (g: G, layout: Layout, now: number, calm: boolean) => {
    const share = calm ? 1 : 1 - Math.exp(-Math.min(200, now - drawnAt) / MOVE_MS)
    drawnAt = now
    const standing = current.singers.flatMap((singer, i) => {
      if (!singer.hasLanded) return []
      const seat = place(layout, i)
      const from = singer.stand ?? seat
      singer.stand = {
        x: from.x + (seat.x - from.x) * share,
        y: from.y + (seat.y - from.y) * share,
        scale: from.scale + (seat.scale - from.scale) * share,
        isDuo: seat.isDuo,
        aside: seat.aside,
      }
      return [{ singer, stand: singer.stand }]
    })
    standing.sort((a, b) => a.stand.y - b.stand.y)
    const isSong = current.score.length > 0 || current.singers.some((s) => now < s.sungAt + s.sungMs)
    // Row by row, the friends behind first.
    for (const { singer, stand } of standing) drawSinger(g, singer, stand, 0, { now, isSong, calm })
    for (const { singer, stand } of standing) drawSinger(g, singer, stand, 1, { now, isSong, calm })
  }
  /** Those on their way, and the notes in the air: drawn over everything. */
  const drawAbove = (g: G, layout: Layout, now: number, calm: boolean) => {
    for (const [i, singer] of current.singers.entries()) {
      if (singer.hasLanded) continue
      const seat = place(layout, i)
      singer.starts.forEach((start, k) => drawDance(g, singer, { from: start, to: seat }, now - k * 60, calm))
    }
    const size = layout.w > 900 ? 2 : 1.5
    for (const { x, y, at, step } of current.notes)
      drawNote(g, { x, y, size }, (now - at) / NOTE_SHOW_MS, step)
  }
  return { draw, drawAbove }
}

/** New singers and the finale. */
function createJoining(tune: ChoirEars['tune'], current: ChoirState) {
  const join = (animal: number, player: number, starts: Singer['starts'], now: number) => {
    current.singers.push({
      ...createActor(current.singers.length * 3, now),
      animal,
      player,
      starts,
      leftAt: now,
      sungAt: 0,
      sungMs: 1,
      hasLanded: false,
    })
    const last = current.singers.length - 1
    const first = Math.max(0, last - REFRAIN + 1)
    const { steps } = tune()
    let at = now + FLIGHT_MS + 40
    current.score = []
    for (let i = first; i <= last; i++) {
      const ms = BEAT_MS * (i === last ? 2 : BEATS[i]!)
      current.score.push({ singer: i, at, ms, step: steps[i]! })
      at += ms
    }
  }
  /** The whole tune, then all members at once. */
  const finale = (now: number) => {
    current.isFinale = true
    const beat = Math.min(BEAT_MS, FINALE_MS / (current.singers.length + 3))
    let at = now + FLIGHT_MS + 40
    const { steps, chord } = tune()
    current.score = current.singers.map((_, singer) => ({
      singer,
      at: (at += beat) - beat,
      ms: beat * 1.1,
      step: steps[singer]!,
    }))
    current.singers.forEach((_, singer) =>
      current.score.push({ singer, at: at + 60 + (singer % 4) * 45, ms: 900, step: chord[singer % 4]! }),
    )
  }
  return { join, finale }
}
