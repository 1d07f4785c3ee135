/** Draws the state and answers events; changes nothing of the game. */
import type { Frame, Kit, Screen, View } from '@playhouse/game-kit'
import { createCamera } from './camera.ts'
import { createCast, placeAt } from './cast.ts'
import { createFollower } from './follow.ts'
import { createGround, drawFog } from './ground.ts'
import { drawGhost } from './ghost.ts'
import { createPanel, toShare } from './panel.ts'
import { placeOf } from './rules.ts'
import { createSheetPicture } from './sheet-picture.ts'
import { createStamps } from './stamps.ts'
import { createStandings } from './standings.ts'
import { createSteering } from './steering.ts'
import { DX, DY, SIZE } from './state.ts'
import type { Game, State } from './state.ts'
import { texts } from './texts.ts'

export function createView(kit: Kit<Game>): View<Game> {
  const ground = createGround()
  const sheet = createSheetPicture()
  const stamps = createStamps()
  const standings = createStandings()
  const cast = createCast(stamps)
  const panel = createPanel()
  const eye = createCamera()
  const { camera } = eye
  const steering = createSteering(kit)
  const pulse = { value: 0 }
  const follower = createFollower(kit, cast, sheet, pulse)
  const head = { x: 0, y: 0 }

  const resize = (screen: Screen) => {
    eye.resize(screen)
    sheet.resize(camera.cell, kit.settings.colourSafe)
    stamps.resize(camera.cell)
    panel.setStrong(kit.settings.colourSafe)
  }
  const drawWorld = (
    { g, state, phase, alpha, now, seconds, settings, screen }: Frame<Game>,
    ratio: number,
  ) => {
    const { cell, left, top, w, h } = camera
    g.setTransform(1, 0, 0, 1, 0, 0)
    ground.draw(g, camera, state.twist === 'islands' || state.twist === 'relax')
    sheet.update(state, now)
    sheet.draw(g, left, top, w, h)
    g.setTransform(cell, 0, 0, cell, left, top)
    ground.drawPools(g, state.pools, now, settings.calm)
    const sight = { left: -left / cell, top: -top / cell, right: (w - left) / cell, bottom: (h - top) / cell }
    cast.drawTrails(g, state, alpha, sight)
    cast.draw(g, state, alpha, sight, { now, seconds }, settings, standings.findLeader(state))
    drawHint(g, state, now)
    g.setTransform(cell / 32, 0, 0, cell / 32, left, top)
    kit.juice.draw(g)
    g.setTransform(1, 0, 0, 1, 0, 0)
    if (state.twist === 'fog')
      drawFog(g, camera, left + head.x * cell, top + head.y * cell, settings.calm ? 0 : now)
    g.setTransform(ratio, 0, 0, ratio, 0, 0)
    panel.draw({
      g,
      state,
      mode: kit.start.mode,
      screen,
      shown: sheet.shown,
      now,
      settings,
      ranking: standings.read(state),
      isWaiting: phase === 'waiting',
      pulse: pulse.value,
    })
  }
  const drawHint = (g: CanvasRenderingContext2D, { painters, ticks }: State, now: number) => {
    const me = painters[0]!
    if (kit.record.knowsHow || me.trail.length > 0 || ticks > 900) return
    drawGhost(g, head.x, head.y, now, me.x > SIZE - 14 ? -1 : 1, me.y < 14 ? 1 : -1)
  }
  const describe = (state: State) => {
    const me = state.painters[0]!
    const rank = placeOf(state, 0)
    const about = texts.result(toShare(me.land, state.room), me.splashes)
    if (state.twist === 'relax')
      return { title: state.left > 0 ? texts.filled : texts.hung, about: texts.loops(state.ink) }
    if (state.twist === 'teams') return { title: texts.team(texts.teams[me.team]!, rank), about }
    return { title: texts.ended(rank, state.painters.length), about }
  }

  // What was painted before the letters came has others in it.
  void document.fonts?.load("800 20px 'Ink Nunito'").then(() => {
    stamps.forgetNames()
    panel.forget()
    kit.invalidate()
  })

  return {
    draw(frame) {
      const { g, state, screen, alpha, seconds } = frame
      const base = g.getTransform()
      const me = state.painters[0]!
      Object.assign(head, placeAt(me, alpha))
      if (me.backIn === 0) {
        const ahead = frame.phase === 'playing' && !frame.settings.calm ? 1.6 : 0
        eye.follow(head.x + DX[me.dir]! * ahead, head.y + DY[me.dir]! * ahead, seconds, base.e, base.f)
      } else eye.follow(head.x, head.y, 0, base.e, base.f)
      drawWorld(frame, screen.ratio)
      steering.place(
        screen.visible.x + (camera.left + head.x * camera.cell) / screen.ratio,
        (camera.top + head.y * camera.cell) / screen.ratio,
      )
      return true
    },
    begin(state) {
      resize(kit.screen)
      const { x, y } = placeAt(state.painters[0]!, 1)
      eye.jumpTo(x, y)
      sheet.reset(state)
      cast.reset()
      standings.reset()
      follower.reset()
      steering.reset()
    },
    resize,
    follow: follower.follow,
    finish(outcome) {
      kit.audio.play(outcome.won ? 'won' : 'over')
      follower.celebrate(outcome.won)
    },
    describe: (_, state) => describe(state),
    pointer: steering.pointer,
    control: steering.control,
    ui: panel.listRects,
    probe: steering.probe,
  }
}
