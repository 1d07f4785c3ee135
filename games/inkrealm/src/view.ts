/** Draws the state and handles events; never changes the game. */
import type { Frame, Kit, Screen, UiRect, View } from '@playhouse/game-kit'
import { setStage } from './audio/arrange.ts'
import { drawBoons } from './art/boon-picture.ts'
import { createCamera } from './view/camera.ts'
import { createAlarm } from './view/alarm.ts'
import { createCapitals } from './art/capitals.ts'
import { rungFor } from './view/career.ts'
import type { Career, Gains } from './view/career.ts'
import { createCast, placeAt } from './view/cast.ts'
import { createDrain } from './view/drain.ts'
import { createDress } from './view/dress.ts'
import { createEventEffects } from './view/event-effects.ts'
import { createGains, lettersOf } from './view/gain-label.ts'
import { createEdgeSigns } from './view/edge-sign.ts'
import { createGround, drawFog } from './art/ground.ts'
import { hasGifts } from './rules/gifts.ts'
import { drawGold } from './art/gold-picture.ts'
import { createHintPlace } from './view/hint-place.ts'
import type { Box } from './ui/layer.ts'
import { createFrameBudget } from './view/frame-budget.ts'
import { createLesson } from './ui/lesson.ts'
import { drawRain } from './art/rain-picture.ts'
import { createHeads } from './art/heads.ts'
import { createHomeArrow } from './view/home-arrow.ts'
import { isOpening } from './view/banner.ts'
import { createMoments } from './view/moments.ts'
import { menuTarget } from './ui/menu-target.ts'
import { labelPainter } from './ui/painter-label.ts'
import { listGains } from './ui/result-card.ts'
import { drawPools } from './art/pool-picture.ts'
import { createPeaceSign } from './view/peace-sign.ts'
import { createPanel } from './ui/panel.ts'
import { rankOf } from './rules/realm.ts'
import { createRipples } from './art/ripples.ts'
import { countRound, describeRound, findRival } from './view/round-end.ts'
import { easeOf, rungOf } from './rules/rungs.ts'
import { createSheetPicture } from './art/sheet-picture.ts'
import { cardsBottom, isNarrow } from './ui/message-slot.ts'
import { createStamps } from './art/stamps.ts'
import { createStandings } from './view/standings.ts'
import { drawWithoutShake } from './view/shake-compensation.ts'
import { createSteering } from './view/steering.ts'
import type { Game, State } from './state.ts'
import { flashOf } from './rules/sheet-events.ts'
import { texts } from './texts.ts'
import { toneOf } from './art/tones.ts'
import { createTips } from './view/tips.ts'
import { courseOf, leadOf } from './rules/walking.ts'
import { liesUnder, sightOf } from './view/occlusion.ts'

/** The last so many ticks are hurried. */
const HURRY_TICKS = 30 * 60
/** Cells the sight runs ahead of the painter. */
const AHEAD = { phone: 2.6, wide: 1.8 } as const
/** Reference cell size in CSS pixels: with smaller cells the gain label keeps the size it has here. */
const WORD_PX = 27

/** `door`: how the painter's page is opened from outside. */
const LARGER_HOME = { label: texts.largerHome, command: { type: 'gift' }, run: 'again' } as const

export function createView(kit: Kit<Game, Career>, door: { open(): void }): View<Game> {
  const dress = createDress(() => kit.data)
  const ground = createGround()
  const sheet = createSheetPicture(dress, { take: ground.takePaper, make: ground.makePaper })
  const stamps = createStamps()
  const standings = createStandings()
  const cast = createCast(stamps, dress)
  const capitals = createCapitals(dress)
  const heads = createHeads(dress)
  const frameBudget = createFrameBudget()
  const hasTimeAhead = frameBudget.createDeferral()
  const panel = createPanel(dress, heads, frameBudget)
  const eye = createCamera()
  const { camera } = eye
  const steering = createSteering(kit)
  const ripples = createRipples()
  const pulse = { value: 0 }
  const moments = createMoments()
  const wins = createGains()
  const home = createHomeArrow()
  const drain = createDrain()
  const alarm = createAlarm(createEdgeSigns(dress, heads), frameBudget)
  const follower = createEventEffects({ kit, cast, sheet, dress, ripples, pulse, moments, wins, drain })
  const tips = createTips(kit)
  const lesson = createLesson(kit)
  const peaceSign = createPeaceSign()
  const hints = createHintPlace()
  const head = { x: 0, y: 0 }
  /** The tick of the last rain. */
  let rainAt = -1e9
  /** The painter to be beaten, or -1. */
  let duel = -1
  let gains: Gains | null = null
  let isDoorShown = true
  const redress = () => {
    dress.update(kit.state)
    stamps.forgetBodies()
    sheet.reset(kit.state)
    panel.redress()
    kit.invalidate()
  }
  menuTarget.redress = redress
  door.open = () => kit.open('painter')

  const resize = (screen: Screen) => {
    eye.resize(screen)
    sheet.resize(camera.base, kit.settings.colourSafe)
    stamps.resize(camera.base, screen.ratio)
    panel.setStrong(kit.settings.colourSafe)
    panel.forget()
  }
  const drawWorld = (frame: Frame<Game>, ratio: number) => {
    const { g, state, phase, now, seconds, settings, screen } = frame
    const isStill = settings.calm || !frame.ambience
    const { cell, left, top, w, h } = camera
    g.setTransform(1, 0, 0, 1, 0, 0)
    ground.draw(g, camera, state.twist === 'islands' || state.twist === 'relax')
    sheet.draw(g, camera, now)
    g.setTransform(cell, 0, 0, cell, left, top)
    const sight = { left: -left / cell, top: -top / cell, right: (w - left) / cell, bottom: (h - top) / cell }
    drawPools(g, state.pools, sight, now, isStill)
    if (state.twist === 'relax') ground.drawFloats(g, now, isStill)
    if (state.twist !== 'islands' && state.twist !== 'relax') ground.drawThings(g, sight)
    drain.draw(g, now, settings.calm)
    ripples.draw(g, now)
    capitals.draw(g, state, head, sight, { now, isCalm: isStill })
    drawRain(g, state, sight, { fellAt: rainAt, now, isCalm: settings.calm })
    drawBoons(g, state, now, settings.calm)
    drawGold(g, state, head, now, settings.calm)
    cast.drawTrails(g, state, sight)
    const leader = standings.findLeader(state)
    const swell = 1 / eye.getZoom()
    const body = eye.getBody()
    lesson.drawBack(g, state, head, { now, ink: dress.inkOf(state, 0), swell, isCalm: settings.calm })
    // Beneath the heads: no face is covered by a spray.
    g.setTransform(cell / 32, 0, 0, cell / 32, left, top)
    kit.juice.draw(g)
    g.setTransform(cell, 0, 0, cell, left, top)
    cast.draw(g, state, sight, { now, seconds, isCalm: settings.calm }, { leader, body })
    const clear = { ...sight, top: sight.top + (cardsBottom(screen) * ratio) / cell }
    peaceSign.draw(g, head, body, { now, swell, isCalm: settings.calm })
    if (phase === 'playing' && !lesson.isBare(state))
      alarm.draw(g, state, cast.at, {
        now: settings.calm ? 0 : now,
        swell,
        pixel: ratio / cell,
        whole: sight,
        sight: clear,
        corner: isNarrow(screen) ? null : sightOf(panel.mapBox(screen, settings.leftHanded), camera, ratio),
        topOf: (who) => cast.topOf(state, who, body, who === leader),
      })
    if (phase === 'playing' && home.isLost(state, sight))
      home.draw(g, { state, head, sight: clear }, dress.inkOf(state, 0), {
        now,
        swell,
        isCalm: settings.calm,
      })
    lesson.draw(g, state, head, clear, { now, ink: dress.inkOf(state, 0) })
    const me = {
      ...head,
      ...lettersOf(swell * Math.max(1, (WORD_PX * ratio) / camera.base), ratio / cell, screen),
      sight: clear,
      ink: dress.inkOf(state, 0),
      others: () => state.painters.flatMap(({ backIn }, i) => (i > 0 && backIn === 0 ? [cast.at(i)] : [])),
    }
    cast.drawNames(g, state, clear, settings, { duel, swell, body, words: wins.spotAt(me, swell) })
    wins.draw(g, me, now, swell, settings.calm)
    drain.drawWords(g, now, swell, settings.calm)
    g.setTransform(1, 0, 0, 1, 0, 0)
    if (state.twist === 'fog')
      drawFog(
        g,
        camera,
        { x: left + head.x * cell, y: top + head.y * cell },
        settings.calm ? 0 : now,
        flashOf(state),
      )
    drawWithoutShake(g, screen, kit.juice.getShake())
    const isUnder = (box: Box, hasTrail = false) => liesUnder(state, { head, camera, box }, screen, hasTrail)
    panel.draw({
      g,
      state,
      mode: kit.start.mode,
      rung: rungNow(state),
      screen,
      shown: sheet.shown,
      now,
      settings,
      ranking: standings.read(state),
      isWaiting: phase === 'waiting',
      isBare: lesson.isBare(state),
      duel,
      pulse: pulse.value,
      leader,
      isUnder,
    })
    hints.look(screen, now, isUnder)
    const isQuiet = phase === 'waiting' || isOpening(state) || lesson.isBare(state)
    if (!isQuiet && state.left > 0) moments.draw(g, screen, now, settings, wins.isShown())
    steering.draw(g, screen)
    if (hasTimeAhead()) sheet.workAhead()
  }
  /** The player's share of the sheet; empty without rivals. */
  const shareOf = ({ painters, room, twist }: State) => (twist === 'relax' ? 0 : painters[0]!.land / room)
  /** The ribbon of news, and the painter that nothing may cover. */
  const listFloats = (): UiRect[] => {
    const { visible, ratio } = kit.screen
    const cell = camera.cell / ratio
    const [x, y] = [
      visible.x + (camera.left + head.x * camera.cell) / ratio,
      visible.y + (camera.top + head.y * camera.cell) / ratio,
    ]
    const news = moments.getBox()
    return [
      { id: 'painter', kind: 'target', x: x - cell, y: y - cell, w: cell * 2, h: cell * 2 },
      ...(news ? [{ id: 'news', kind: 'float', ...news } as const] : []),
    ]
  }
  /** How hard the rivals are; before the first tick, how hard they will be. */
  const rungNow = (state: State) =>
    state.ticks > 1 ? rungOf(state) : rungFor(kit.data, kit.start.day !== '')
  /** The way to the painter's page stands open before a round, not in it. */
  const showDoor = (isShown: boolean) => {
    if (isShown === isDoorShown) return
    isDoorShown = isShown
    kit.setButton('painter', { hidden: !isShown })
  }
  const chooseSong = (state: State) => {
    const isLate = state.twist !== 'relax' && state.left <= HURRY_TICKS
    setStage(rankOf(state, state.painters[0]!.land), follower.isCrowned())
    kit.audio.playMusic(isLate ? 'hurry' : kit.start.mode)
  }

  // Images painted before the font loaded contain a fallback font.
  void document.fonts?.load("800 20px 'Ink Nunito'").then(() => {
    stamps.forgetNames()
    panel.forget()
    kit.invalidate()
  })

  return {
    draw(frame) {
      const { g, state, screen, alpha, seconds } = frame
      frameBudget.begin()
      const base = g.getTransform()
      const me = state.painters[0]!
      eye.easeOut(shareOf(state), seconds)
      cast.glide(state, alpha)
      const { x, y } = cast.at(0)
      Object.assign(head, { x, y })
      if (me.backIn === 0) {
        const ahead =
          frame.phase === 'playing' && !frame.settings.calm ? (screen.w < 620 ? AHEAD.phone : AHEAD.wide) : 0
        const lead = leadOf(courseOf(me))
        eye.follow(head.x + lead.x * ahead, head.y + lead.y * ahead, seconds, base.e, base.f)
      } else {
        // Shows the player the cost of a cut.
        const lost = drain.look(frame.now)
        eye.follow((lost ?? head).x, (lost ?? head).y, lost ? seconds : 0, base.e, base.f)
      }
      drawWorld(frame, screen.ratio)
      frameBudget.end()
      showDoor(frame.phase === 'waiting' && !lesson.isBare(state))
      steering.place(
        screen.visible.x + (camera.left + head.x * camera.cell) / screen.ratio,
        (camera.top + head.y * camera.cell) / screen.ratio,
      )
      if (frame.phase === 'playing') return true
      // The lesson goes on for a new player.
      return kit.record.knowsHow || frame.settings.calm ? 'ambience' : 'slow'
    },
    begin(state) {
      ground.setTone(toneOf(kit.start.mode, kit.start.day))
      dress.update(state)
      stamps.forgetBodies()
      resize(kit.screen)
      duel = findRival(state, kit.data)
      gains = null
      rainAt = -1e9
      menuTarget.round = null
      for (const part of [tips, lesson, peaceSign, hints, panel]) part.reset()
      panel.redress()
      const { x, y } = placeAt(state.painters[0]!, 1)
      eye.setQuiet(state.twist === 'relax')
      eye.jumpTo(x, y, shareOf(state))
      sheet.reset(state)
      for (const part of [cast, capitals, home, standings, follower, drain, alarm, steering]) part.reset()
    },
    resize,
    follow(event, state) {
      if (event.type === 'event' && event.kind === 'rain') rainAt = state.ticks
      if (event.type === 'passed') peaceSign.show(kit.now)
      follower.follow(event, state)
      tips.follow(event, state)
    },
    finish(outcome, state) {
      kit.audio.playMusic(kit.start.mode)
      gains = countRound(kit, state, outcome.stars ?? 0)
      menuTarget.round = { state, gains, career: kit.data, dress }
      kit.audio.play(outcome.won ? 'won' : 'over')
      follower.celebrate(outcome.won)
    },
    describe: ({ stars = 0 }, state) => ({
      ...describeRound(state, gains, kit.data),
      ...(menuTarget.round && { gains: listGains(menuTarget.round) }),
      extra: [{ id: 'painter', label: labelPainter(kit.data), act: () => kit.open('painter') }],
      ...(stars < 3 && hasGifts(state) && { reward: LARGER_HOME }),
    }),
    pointer: steering.pointer,
    control(state) {
      frameBudget.begin()
      // A round says with its first tick how hard its rivals are to be.
      const { day } = kit.start
      const level = easeOf(rungFor(kit.data, day !== ''))
      if (state.ticks === 0 && level !== 0 && state.twist !== 'relax') kit.send({ type: 'ease', level })
      if (state.ticks % 60 === 0) chooseSong(state)
      steering.control(state)
      if (state.ticks % 30 === 0) follower.watch(state)
      lesson.control(state, moments.isTelling() && !lesson.isBare(state))
      tips.control(state, {
        isTelling: isOpening(state) || moments.isTelling(),
        isTaken: () => liesUnder(state, { head, camera, box: hints.boxOf(kit.screen) }, kit.screen),
      })
    },
    // The podium on the card shows the painter.
    hero: () => null,
    ui: () => [...panel.listRects(), ...listFloats()],
    probe: steering.probe,
  }
}
