/** The painters as they are drawn: moods, blinks and squashes live here, not in the rules. */
import { lerp } from '@playhouse/game-kit'
import type { Settings } from '@playhouse/game-kit'
import { drawBlob } from './blob.ts'
import type { Mood } from './blob.ts'
import { INKS } from './inks.ts'
import { isThreatened } from './minds.ts'
import { PERSONALITIES } from './personalities.ts'
import { isInPool } from './rules.ts'
import { DX, DY } from './state.ts'
import type { Painter, State } from './state.ts'
import { texts } from './texts.ts'
import { drawTrail } from './trails.ts'

type Look = { goX: number; goY: number; mood: Mood; moodUntil: number; squash: number }
export type Sight = { left: number; top: number; right: number; bottom: number }

const TEAM_MARKS = ['●', '▲', '■', '★']
const FONT = "'Ink Nunito', system-ui, sans-serif"

export function nameOf({ painters }: State, who: number): string {
  return who === 0 ? texts.you : PERSONALITIES[painters[who]!.mind.who]!.name
}

/** In a round of teams, friends wear tones of one mark; the ink is always the painter's own. */
export function markOf({ twist, painters }: State, who: number): string {
  return twist === 'teams' ? `${TEAM_MARKS[painters[who]!.team]} ` : ''
}

export function placeAt({ px, py, px0, py0 }: Painter, alpha: number): { x: number; y: number } {
  return { x: lerp(px0, px, alpha) / 1000 + 0.5, y: lerp(py0, py, alpha) / 1000 + 0.5 }
}

export function createCast() {
  let looks: Look[] = []
  const lookOf = (who: number) => (looks[who] ??= { goX: 1, goY: 0, mood: 'calm', moodUntil: 0, squash: 0 })

  return {
    reset: () => void (looks = []),
    feel(who: number, mood: Mood, until: number) {
      Object.assign(lookOf(who), { mood, moodUntil: until, squash: 1 })
    },
    drawTrails(g: CanvasRenderingContext2D, state: State, alpha: number, sight: Sight) {
      state.painters.forEach((painter, i) => {
        if (painter.backIn > 0 || !isTrailSeen(painter, sight)) return
        const { x, y } = placeAt(painter, alpha)
        drawTrail(g, painter.trail, x, y, inkOf(state, i), painter.safe > 0)
      })
    },
    draw(
      g: CanvasRenderingContext2D,
      state: State,
      alpha: number,
      sight: Sight,
      time: { now: number; seconds: number },
      settings: Settings,
      leader: number,
    ) {
      state.painters.forEach((painter, i) => {
        if (painter.backIn > 0) return
        const { x, y } = placeAt(painter, alpha)
        if (x < sight.left - 2 || x > sight.right + 2 || y < sight.top - 2 || y > sight.bottom + 2) return
        const look = lookOf(i)
        drawOne(g, state, i, look, { x, y }, time, settings.calm, leader === i)
        if (state.painters.length > 1)
          drawName(g, markOf(state, i) + nameOf(state, i), x, y, settings.bigText)
      })
    },
  }
}

/** In the quiet round the painter wears the ink in its brush. */
function inkOf({ twist, ink }: State, who: number) {
  return INKS[(twist === 'relax' ? ink : who) % INKS.length]!
}

function isTrailSeen({ trail, x, y }: Painter, sight: Sight): boolean {
  const near = 40
  return (
    trail.length > 0 &&
    x > sight.left - near &&
    x < sight.right + near &&
    y > sight.top - near &&
    y < sight.bottom + near
  )
}

function drawOne(
  g: CanvasRenderingContext2D,
  state: State,
  who: number,
  look: Look,
  at: { x: number; y: number },
  { now, seconds }: { now: number; seconds: number },
  isCalm: boolean,
  isLeader: boolean,
): void {
  const painter = state.painters[who]!
  const share = 1 - Math.exp(-seconds * 16)
  look.goX += (DX[painter.dir]! - look.goX) * share
  look.goY += (DY[painter.dir]! - look.goY) * share
  look.squash *= Math.exp(-seconds * 5)
  const isFast = isInPool(state, painter)
  const wave = isCalm ? 0 : Math.sin(now / 110 + who * 1.7) * 0.03
  const wobble = isCalm ? 0 : Math.sin(look.squash * 14) * look.squash * 0.22
  const phase = (now + who * 811) % 3400
  drawBlob(g, inkOf(state, who), {
    ...at,
    r: 0.78,
    goX: look.goX,
    goY: look.goY,
    lookX: DX[painter.wish]!,
    lookY: DY[painter.wish]!,
    mood: chooseMood(state, who, look, now),
    stretch: 1.06 + wave + wobble + (isFast ? 0.14 : 0),
    blink: phase < 130 ? 1 - Math.abs(phase - 65) / 65 : 0,
    hat: who === 0 ? 'none' : PERSONALITIES[painter.mind.who]!.hat,
    isLeader,
    shield: painter.safe > 0 ? Math.min(1, painter.safe / 30) : 0,
  })
}

function chooseMood(state: State, who: number, look: Look, now: number): Mood {
  if (now < look.moodUntil) return look.mood
  const { trail, mind } = state.painters[who]!
  if (trail.length > 0 && isThreatened(state, who, 4)) return 'scared'
  return who > 0 && PERSONALITIES[mind.who]!.hunt > 5 ? 'sly' : 'calm'
}

/** In cells; the letters are drawn 32 times smaller than their font says, for fonts below a pixel are not drawn well. */
function drawName(g: CanvasRenderingContext2D, name: string, x: number, y: number, isBig: boolean): void {
  g.save()
  g.translate(x, y + 1.28)
  g.scale(1 / 32, 1 / 32)
  g.font = `800 ${isBig ? 24 : 18}px ${FONT}`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.lineJoin = 'round'
  g.lineWidth = 6
  g.strokeStyle = 'rgba(255,250,238,0.9)'
  g.strokeText(name, 0, 0)
  g.fillStyle = '#2b1a45'
  g.fillText(name, 0, 0)
  g.restore()
}
