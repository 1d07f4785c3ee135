/** Important moments of a round, announced on a ribbon: the crown, a new realm rank, the last half minute, a goal. In CSS pixels. */
import type { Screen, Settings } from '@playhouse/game-kit'
import { fitText, FONT } from '../ui/layer.ts'
import type { Box } from '../ui/layer.ts'
import { RANKING_WIDE, rankingGrowth, slotTop, stripBox } from '../ui/message-slot.ts'
import { drawNewsStrip } from '../ui/news-strip.ts'

type G = CanvasRenderingContext2D
export type MomentKind = 'crown' | 'lost' | 'cut' | 'peace' | 'rank' | 'flood' | 'aim' | 'gold' | 'event'
type Moment = { kind: MomentKind; title: string; line: string; at: number; dueAt?: number }

const MS = 2100
const COME_MS = 260
/** The gain label is read first; a ribbon waits at most this long for it. After a ribbon there is a short pause. */
const HOLD_MS = 2600
const BREATH_MS = 320
/** Opaque while they are shown: half seen over land they could not be read. */
const SEEN_MS = 70
const LEAVE_MS = 110
const MAX_WIDE = 340
const TALL = 58
/** Of its width: from the middle to the ends, with the overshoot. */
const SPAN = 0.6
/** A strip comes down so far, whole. */
const STRIP_RISE = 14
/** On a desktop. */
const LARGE = 1.2

/** In a square of 24, filled. */
export const CROWN = 'M3 19L1.500 7.500l5.500 4L12 4l5 7.500 5.500-4L21 19zM3.500 20.500h17V23h-17z'
export const CASTLE =
  'M3 22V9H1.500V4H4v2h2V4h2.500v5H7v2.500h3V7H8.500V1.500h2v2h3v-2h2V7H14v4.500h3V9h-1.500V4H18v2h2V4h2.500v5H21v13h-6.500v-4a2.500 2.500 0 0 0-5 0v4z'
export const SHIELD = 'M12 1.5c3 2 6 2.8 9 2.9 0 8.6-2.5 14.6-9 18.1C5.5 19 3 13 3 4.4c3-.1 6-.9 9-2.9z'
const LOOKS: Record<MomentKind, { tone: string; deep: string; light: string; path: string }> = {
  crown: { tone: '#ffc62e', deep: '#8f5a08', light: '#3a2405', path: CROWN },
  lost: { tone: '#6b5f86', deep: '#33294d', light: '#ffffff', path: CROWN },
  cut: {
    tone: '#d8343a',
    deep: '#7a1018',
    light: '#ffffff',
    path: 'M5 2l7 7 7-7 3 3-7 7 7 7-3 3-7-7-7 7-3-3 7-7-7-7z',
  },
  peace: {
    tone: '#b5441d',
    deep: '#5e1f08',
    light: '#ffffff',
    path: SHIELD,
  },
  rank: { tone: '#8b3ff0', deep: '#4d17a0', light: '#ffffff', path: CASTLE },
  flood: {
    tone: '#1673c9',
    deep: '#0c3f78',
    light: '#ffffff',
    path: 'M12 1.500q8 10 8 14a8 7.500 0 0 1-16 0q0-4 8-14z',
  },
  event: {
    tone: '#0f7f8f',
    deep: '#07454f',
    light: '#ffffff',
    path: 'M12 1.500q6 7.500 6 11a6 6 0 0 1-12 0q0-3.500 6-11zM4 13q3 4 3 6a3 3 0 0 1-6 0q0-2 3-6zM20 13q3 4 3 6a3 3 0 0 1-6 0q0-2 3-6z',
  },
  gold: {
    tone: '#ffc62e',
    deep: '#8f5a08',
    light: '#3a2405',
    path: 'M12 1.500q8 10 8 14a8 7.500 0 0 1-16 0q0-4 8-14z',
  },
  aim: {
    tone: '#0f8a62',
    deep: '#07513a',
    light: '#ffffff',
    path: 'M12 1.500l3.200 7 7.500.8-5.600 5 1.600 7.500L12 18l-6.700 3.800 1.600-7.500-5.600-5 7.500-.8z',
  },
}
const paths = new Map<MomentKind, Path2D>()

export type Moments = ReturnType<typeof createMoments>

export function createMoments() {
  let queue: Moment[] = []
  let endedAt = -1e9
  let shown: Box | null = null
  return {
    reset: () => void (queue = []),
    isTelling: () => queue.length > 0,
    /** One after the other; news of the same kind take the place of older. */
    announce(kind: MomentKind, title: string, line: string) {
      // After a cut the player must know the cutter: this ribbon does not wait.
      queue = kind === 'cut' ? [] : queue.filter((moment, i) => i === 0 || moment.kind !== kind)
      const moment = { kind, title, line, at: Infinity }
      const [first] = queue
      // A win does not wait for the end of peace.
      if (first?.kind === 'peace' && kind !== 'peace')
        queue = [moment, { ...first, at: Infinity }, ...queue.slice(1)]
      else queue.push(moment)
    },
    /** No longer true. */
    cancel: (kind: MomentKind) => void (queue = queue.filter((moment) => moment.kind !== kind)),
    /** Where the ribbon or the strip of the last frame is; null between two of them. */
    getBox: () => shown,
    /** `isHeld`: letters of a gain are up. */
    draw(g: G, screen: Screen, now: number, settings: Settings, isHeld: boolean) {
      shown = null
      const first = queue[0]
      if (first?.at === Infinity) {
        first.dueAt ??= now
        const isEarly = now >= endedAt && now - endedAt < BREATH_MS
        if (first.kind !== 'cut' && (isEarly || (isHeld && now - first.dueAt < HOLD_MS))) return
        first.at = now
      }
      if (first && now - first.at > MS) {
        queue.shift()
        endedAt = now
        return
      }
      if (!first) return
      drawMoment(g, screen, first, now - first.at, settings)
      shown = stripBox(screen, settings.bigText) ?? placeRibbon(screen, settings.bigText)
    },
  }
}

/** A ribbon, without its ends. */
function placeRibbon(screen: Screen, isBig: boolean): Box {
  const { safe, w, h } = screen
  const wide = Math.min(MAX_WIDE, safe.w * 0.8)
  const large = h > 640 && w > 900 ? LARGE : 1
  const ranking = 20 + RANKING_WIDE * rankingGrowth(screen, isBig)
  const middle = Math.max(safe.w / 2, ranking + wide * SPAN * large)
  return {
    x: safe.x + middle - (wide / 2) * large,
    y: slotTop(screen, isBig) + 4,
    w: wide * large,
    h: TALL * large,
  }
}

function drawMoment(
  g: G,
  screen: Screen,
  { kind, title, line }: Moment,
  age: number,
  { calm: isCalm, bigText: isBig }: Settings,
): void {
  const { tone, deep, light, path } = LOOKS[kind]
  const icon = paths.get(kind) ?? new Path2D(path)
  paths.set(kind, icon)
  const come = Math.min(1, age / COME_MS)
  const leave = Math.max(0, (age - MS + LEAVE_MS) / LEAVE_MS)
  // It pops up where it stands: whole, undistorted, beside the ranking.
  const over = isCalm ? 1 : 0.8 + 0.2 * come + Math.sin(come * Math.PI) * 0.06
  const box = placeRibbon(screen, isBig)
  const large = box.h / TALL
  const wide = box.w / large
  g.save()
  g.globalAlpha = Math.max(0, Math.min(1, age / SEEN_MS) - leave)
  const strip = stripBox(screen, isBig)
  if (strip) {
    g.translate(0, isCalm ? 0 : ((1 - come) ** 2 + leave * leave) * -STRIP_RISE)
    drawNewsStrip(g, strip, { tone, deep, light, icon }, { title, line })
    return g.restore()
  }
  g.translate(box.x + box.w / 2, box.y + box.h / 2)
  g.scale(over * large, over * large)
  g.fillStyle = deep
  for (const side of [-1, 1]) {
    g.beginPath()
    g.moveTo(side * wide * 0.44, -TALL * 0.3)
    g.lineTo(side * wide * 0.56, -TALL * 0.22)
    g.lineTo(side * wide * 0.53, TALL * 0.12)
    g.lineTo(side * wide * 0.56, TALL * 0.52)
    g.lineTo(side * wide * 0.44, TALL * 0.46)
    g.fill()
  }
  g.beginPath()
  g.roundRect(-wide / 2, -TALL / 2 + 4, wide, TALL, 15)
  g.fill()
  g.fillStyle = tone
  g.beginPath()
  g.roundRect(-wide / 2, -TALL / 2, wide, TALL, 15)
  g.fill()
  g.fillStyle = 'rgba(255,255,255,0.28)'
  g.beginPath()
  g.roundRect(-wide / 2 + 6, -TALL / 2 + 4, wide - 12, 6, 3)
  g.fill()
  g.save()
  g.translate(-wide / 2 + 36, 0)
  if (!isCalm) g.rotate(Math.sin(age / 130) * 0.12 * (1 - leave))
  g.scale(1.6, 1.6)
  g.translate(-12, -12)
  g.lineWidth = 2.4
  g.lineJoin = 'round'
  g.strokeStyle = deep
  g.stroke(icon)
  g.fillStyle = '#fff8ea'
  g.fill(icon)
  g.restore()
  g.textAlign = 'left'
  g.textBaseline = 'middle'
  g.fillStyle = light
  const left = -wide / 2 + 68
  g.font = `900 21px ${FONT}`
  g.fillText(fitText(g, title, wide - 80), left, line ? -8 : 3)
  g.font = `800 15px ${FONT}`
  g.fillText(fitText(g, line, wide - 80), left, 15)
  g.restore()
}
