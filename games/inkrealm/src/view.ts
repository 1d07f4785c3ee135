/** Draws the state and handles events; never changes the game. */
import type { Frame, Kit, UiRect, View } from '@playhouse/game-kit'
import { setStage } from './audio/arrange.ts'
import { rungFor } from './view/career.ts'
import type { Career } from './view/career.ts'
import { placeAt } from './view/cast.ts'
import { drawRound } from './view/draw-round.ts'
import { hasGifts } from './rules/gifts.ts'
import { isOpening } from './view/banner.ts'
import { menuTarget } from './ui/menu-target.ts'
import { labelPainter } from './ui/painter-label.ts'
import { listGains } from './ui/result-card.ts'
import { rankOf } from './rules/realm.ts'
import { countRound, describeRound, findRival } from './view/round-end.ts'
import { easeOf } from './rules/rungs.ts'
import { createScene, resizeScene } from './view/scene.ts'
import type { Scene } from './view/scene.ts'
import type { Game, State } from './state.ts'
import { texts } from './texts.ts'
import { toneOf } from './art/tones.ts'
import { courseOf, leadOf } from './rules/walking.ts'
import { liesUnder } from './view/occlusion.ts'

/** The last so many ticks are hurried. */
const HURRY_TICKS = 30 * 60
/** Cells the sight runs ahead of the painter. */
const AHEAD = { phone: 2.6, wide: 1.8 } as const

const LARGER_HOME = { label: texts.largerHome, command: { type: 'gift' }, run: 'again' } as const

/** `door`: how the painter's page is opened from outside. */
export function createView(kit: Kit<Game, Career>, door: { open(): void }): View<Game> {
  const scene = createScene(kit)
  const { cast, eye, follower, frameBudget, lesson, panel, stamps, steering, tips } = scene
  const showDoor = createDoor(kit)
  menuTarget.redress = () => redress(scene, kit)
  door.open = () => kit.open('painter')
  // Images painted before the font loaded contain a fallback font.
  void document.fonts?.load("800 20px 'Ink Nunito'").then(() => {
    stamps.forgetNames()
    panel.forget()
    kit.invalidate()
  })
  return {
    draw(frame) {
      const { phase, screen, settings, state } = frame
      const { camera } = eye
      frameBudget.begin()
      eye.easeOut(shareOf(state), frame.seconds)
      cast.glide(state, frame.alpha)
      const { x, y } = cast.at(0)
      Object.assign(scene.head, { x, y })
      aimCamera(scene, frame)
      drawRound(scene, kit, frame)
      frameBudget.end()
      showDoor(phase === 'waiting' && !lesson.isBare(state))
      steering.place(
        screen.visible.x + (camera.left + x * camera.cell) / screen.ratio,
        (camera.top + y * camera.cell) / screen.ratio,
      )
      if (phase === 'playing') return true
      // The lesson goes on for a new player.
      return kit.record.knowsHow || settings.calm ? 'ambience' : 'slow'
    },
    begin: (state) => begin(scene, kit, state),
    resize: (screen) => resizeScene(scene, kit, screen),
    follow(event, state) {
      if (event.type === 'event' && event.kind === 'rain') scene.rainAt = state.ticks
      if (event.type === 'passed') scene.peaceSign.show(kit.now)
      follower.follow(event, state)
      tips.follow(event, state)
    },
    finish(outcome, state) {
      kit.audio.playMusic(kit.start.mode)
      const gains = countRound(kit, state, outcome.stars ?? 0)
      scene.gains = gains
      menuTarget.round = { state, gains, career: kit.data, dress: scene.dress }
      kit.audio.play(outcome.won ? 'won' : 'over')
      follower.celebrate(outcome.won)
    },
    describe: ({ stars = 0 }, state) => ({
      ...describeRound(state, scene.gains, kit.data),
      ...(menuTarget.round && { gains: listGains(menuTarget.round) }),
      extra: [{ id: 'painter', label: labelPainter(kit.data), act: () => kit.open('painter') }],
      ...(stars < 3 && hasGifts(state) && { reward: LARGER_HOME }),
    }),
    pointer: steering.pointer,
    control: (state) => control(scene, kit, state),
    // The podium on the card shows the painter.
    hero: () => null,
    ui: () => [...panel.listRects(), ...listFloats(scene, kit)],
    probe: steering.probe,
  }
}

/** Other inks are worn now. */
function redress({ dress, stamps, sheet, panel }: Scene, kit: Kit<Game, Career>): void {
  dress.update(kit.state)
  stamps.forgetBodies()
  sheet.reset(kit.state)
  panel.redress()
  kit.invalidate()
}

/** The way to the painter's page stands open before a round, not in it. */
function createDoor(kit: Kit<Game, Career>) {
  let isDoorShown = true
  return (isShown: boolean) => {
    if (isShown === isDoorShown) return
    isDoorShown = isShown
    kit.setButton('painter', { hidden: !isShown })
  }
}

/** The player's share of the sheet; empty without rivals. */
const shareOf = ({ painters, room, twist }: State) => (twist === 'relax' ? 0 : painters[0]!.land / room)

function aimCamera({ drain, eye, head }: Scene, frame: Frame<Game>): void {
  const { g, now, phase, screen, seconds, settings, state } = frame
  const { e, f } = g.getTransform()
  const me = state.painters[0]!
  if (me.backIn > 0) {
    // Shows the player the cost of a cut.
    const lost = drain.look(now)
    return eye.follow((lost ?? head).x, (lost ?? head).y, lost ? seconds : 0, e, f)
  }
  const ahead = phase === 'playing' && !settings.calm ? (screen.w < 620 ? AHEAD.phone : AHEAD.wide) : 0
  const lead = leadOf(courseOf(me))
  eye.follow(head.x + lead.x * ahead, head.y + lead.y * ahead, seconds, e, f)
}

/** The ribbon of news, and the painter that nothing may cover. */
function listFloats({ eye, head, moments }: Scene, kit: Kit<Game, Career>): UiRect[] {
  const { visible, ratio } = kit.screen
  const { camera } = eye
  const cell = camera.cell / ratio
  const x = visible.x + (camera.left + head.x * camera.cell) / ratio
  const y = visible.y + (camera.top + head.y * camera.cell) / ratio
  const news = moments.getBox()
  return [
    { id: 'painter', kind: 'target', x: x - cell, y: y - cell, w: cell * 2, h: cell * 2 },
    ...(news ? [{ id: 'news', kind: 'float', ...news } as const] : []),
  ]
}

function begin(scene: Scene, kit: Kit<Game, Career>, state: State): void {
  const { alarm, capitals, cast, drain, dress, eye, follower, ground, hints, home } = scene
  const { lesson, panel, peaceSign, sheet, stamps, standings, steering, tips } = scene
  ground.setTone(toneOf(kit.start.mode, kit.start.day))
  dress.update(state)
  stamps.forgetBodies()
  resizeScene(scene, kit, kit.screen)
  Object.assign(scene, { duel: findRival(state, kit.data), gains: null, rainAt: -1e9 })
  menuTarget.round = null
  for (const one of [tips, lesson, peaceSign, hints, panel]) one.reset()
  panel.redress()
  const { x, y } = placeAt(state.painters[0]!, 1)
  eye.setQuiet(state.twist === 'relax')
  eye.jumpTo(x, y, shareOf(state))
  sheet.reset(state)
  for (const one of [cast, capitals, home, standings, follower, drain, alarm, steering]) one.reset()
}

function control(scene: Scene, kit: Kit<Game, Career>, state: State): void {
  const { eye, follower, frameBudget, head, hints, lesson, moments, steering, tips } = scene
  frameBudget.begin()
  // A round says with its first tick how hard its rivals are to be.
  const { day, mode } = kit.start
  const level = easeOf(rungFor(kit.data, day !== ''))
  if (state.ticks === 0 && level !== 0 && state.twist !== 'relax') kit.send({ type: 'ease', level })
  if (state.ticks % 60 === 0) {
    const isLate = state.twist !== 'relax' && state.left <= HURRY_TICKS
    setStage(rankOf(state, state.painters[0]!.land), follower.isCrowned())
    kit.audio.playMusic(isLate ? 'hurry' : mode)
  }
  steering.control(state)
  if (state.ticks % 30 === 0) follower.watch(state)
  lesson.control(state, moments.isTelling() && !lesson.isBare(state))
  tips.control(state, {
    isTelling: isOpening(state) || moments.isTelling(),
    isTaken: () => liesUnder(state, { head, camera: eye.camera, box: hints.boxOf(kit.screen) }, kit.screen),
  })
}
