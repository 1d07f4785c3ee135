/** Wheelchair and hearing aid: part of the model, drawn with the same care as all else. */
import { cloth } from '../clothes/cloth.ts'
import type { Dye } from '../clothes/cloth.ts'
import type { Aid } from '../../rules/models.ts'
import { alpha, at, blob, ellipse, stroke, taper } from '../pen.ts'
import type { G } from '../pen.ts'
import { torso } from './rig.ts'
import type { Rig } from './rig.ts'

const FRAME: Dye = { a: '#2d6f78', b: '#f2a65a', pattern: 'plain', fabric: 'leather' }
const SEAT: Dye = { a: '#4a2a4a', b: '#f2a65a', pattern: 'plain', fabric: 'leather' }
const BOX = { x: -160, y: 300, w: 320, h: 690 }

export function drawAidBack(g: G, rig: Rig, aid: Aid): void {
  if (aid !== 'wheelchair') return
  const y = torso(rig, 0, 470).y
  cloth(g, {
    shape: blob([
      at(-86, y - 120),
      at(0, y - 128),
      at(86, y - 120),
      at(92, y - 30),
      at(90, y + 60),
      at(-90, y + 60),
      at(-92, y - 30),
    ]),
    box: BOX,
    dye: SEAT,
  })
  for (const s of [-1, 1]) {
    const push = blob([at(s * 88, y - 128), at(s * 104, y - 134), at(s * 108, y - 122), at(s * 92, y - 112)])
    cloth(g, { shape: push, box: BOX, dye: { ...FRAME, a: '#3b3345' } })
    drawWheel(g, s, y)
  }
}

function drawWheel(g: G, s: number, y: number): void {
  const x = s * 122
  const cy = y + 128
  g.save()
  g.translate(x, cy)
  g.rotate(s * -0.07)
  stroke(g, ellipse(0, 0, 25, 186), '#2b1f30', 15)
  stroke(g, ellipse(0, 0, 25, 186), '#5d4c63', 8)
  stroke(g, ellipse(s * 8, 0, 21, 158), '#c4a25a', 5)
  stroke(g, ellipse(s * 8, 0, 21, 158), '#f7dc9a', 2)
  for (let i = 0; i < 12; i++) {
    const turn = (i / 12) * Math.PI * 2 + 0.2
    taper(
      g,
      {
        from: at(0, 0),
        bend: at(Math.cos(turn) * 12, Math.sin(turn) * 90),
        to: at(Math.cos(turn) * 23, Math.sin(turn) * 178),
      },
      2.4,
      alpha('#dfe6ee', 0.85),
    )
  }
  g.fillStyle = FRAME.b
  g.fill(ellipse(0, 0, 9, 17))
  stroke(g, ellipse(0, 0, 9, 17), '#6b3d1c', 2)
  g.restore()
}

export function drawAidFront(g: G, rig: Rig, aid: Aid): void {
  if (aid !== 'wheelchair') return
  const [l, r] = rig.legs
  for (const { end, side } of [l, r]) {
    const rest = blob([
      at(end.x - 34, end.y + 52),
      at(end.x + 34, end.y + 52),
      at(end.x + 38, end.y + 64),
      at(end.x - 38, end.y + 64),
    ])
    cloth(g, { shape: rest, box: BOX, dye: FRAME })
    taper(
      g,
      {
        from: at(end.x + side * 36, end.y + 60),
        bend: at(side * 92, end.y - 30),
        to: at(side * 90, end.y - 190),
      },
      8,
      FRAME.a,
    )
    stroke(g, ellipse(side * 88, 958, 9, 24), '#2b1f30', 7)
  }
}

export function drawHearingAid(g: G): void {
  const shell = blob([at(57, -6), at(66, -8), at(71, 4), at(69, 22), at(63, 26), at(62, 8)])
  g.fillStyle = '#22a3a0'
  g.fill(shell)
  stroke(g, shell, '#0c4f52', 2)
  taper(g, { from: at(66, -4), bend: at(69, 4), to: at(66, 14) }, 2.4, '#c9fff4')
  const tube = new Path2D()
  tube.moveTo(58, -6)
  tube.quadraticCurveTo(50, 0, 54, 14)
  stroke(g, tube, '#e8fbff', 2.6)
  g.fillStyle = '#22a3a0'
  g.fill(ellipse(54, 16, 4))
}
