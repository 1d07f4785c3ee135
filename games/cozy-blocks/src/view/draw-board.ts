/** Draws a frame of the board and says what still moves. */
import type { Frame, Motion } from '@playhouse/game-kit'
import { DRIFT_MS } from '../art/night-paint.ts'
import { CLOTHS } from '../art/palette.ts'
import { POKE_MS } from '../art/thing-moves.ts'
import type { Cozy } from '../rules.ts'
import { getShape } from '../rules/shapes.ts'
import type { Board } from './board.ts'
import { LOST_MS } from './headline.ts'
import { GLANCE_MS } from './idle-motion.ts'
import { CHANGE_MS } from './quest-bubble.ts'
import { REFUSE_MS, SHAKE_MS } from './refusal.ts'
import { HOMING_MS, NOTICE_MS } from './scene.ts'
import type { Scene } from './scene.ts'
import { SWAPPED_MS } from './tray.ts'

/** Squares between two glints. */
const GLINT_EVERY = 0.35

export function createBoardPainter(board: Board) {
  const { effects, gifts, hands, idle, lines, painter, scene } = board
  const leaveTrail = createTrail(board)
  return ({ g, now, seconds, settings, screen }: Frame<Cozy>): Motion => {
    Object.assign(scene, { now, scale: screen.ratio, calm: settings.calm, patterns: settings.colourSafe })
    effects.update(now, seconds)
    if (scene.lessonUntil > 0 && now >= scene.lessonUntil) {
      scene.lessonUntil = -1e9
      lines.describe()
    }
    gifts.land()
    const moves = [hands.update(seconds), lines.update(seconds)]
    leaveTrail()
    const isIdling = idle.update(scene)
    if (scene.homing && now > scene.homing.at + HOMING_MS + (scene.homing.isRefused ? SHAKE_MS : 0))
      scene.homing = null
    painter.draw(g, scene)
    const isAiming = scene.aim?.fits === true && !scene.calm
    const isBusy = effects.isBusy(now) || now < scene.headlineAt + 450 || !!scene.homing || !!scene.guide
    return isBusy || isLively(scene) || isAiming || moves.includes(true) || (isIdling && 'ambience')
  }
}

function isLively(scene: Scene): boolean {
  const { now } = scene
  return (
    !!scene.gift ||
    (scene.notice !== null && now < scene.notice.at + NOTICE_MS) ||
    now < scene.lessonUntil ||
    now < scene.poked.at + POKE_MS ||
    now < scene.refusal.at + REFUSE_MS ||
    now < scene.lost.at + LOST_MS ||
    now < scene.driftAt + DRIFT_MS ||
    now < scene.glance.at + GLANCE_MS ||
    now < scene.questAt + CHANGE_MS ||
    now < scene.swapped.at + SWAPPED_MS
  )
}

/** A glint for every stretch of the way a piece is carried. */
function createTrail({ effects, scene }: Board) {
  let trailed = { x: 0, y: 0 }
  return () => {
    const { held, layout, now, calm } = scene
    const piece = held && scene.game.hand[held.slot]
    if (!held || !piece || calm) return
    const { w, h } = getShape(piece.shape)
    const x = (held.x - layout.board.x) / layout.cell + w / 2
    const y = (held.y - layout.board.y) / layout.cell + h / 2
    if (Math.hypot(x - trailed.x, y - trailed.y) < GLINT_EVERY) return
    trailed = { x, y }
    effects.trail(x, y, CLOTHS[piece.colour]!.light, now)
  }
}
