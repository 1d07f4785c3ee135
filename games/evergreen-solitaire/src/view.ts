/** Draws the table and handles events; never changes the game. */
import type { Kit, View } from '@playhouse/game-kit'
import { idOf } from './rules/cards.ts'
import { createCarriedCards } from './view/carried-cards.ts'
import { createCelebrations } from './view/celebrations.ts'
import { createDealRequests, today } from './view/deal-requests.ts'
import { createDeck } from './art/deck.ts'
import { FONT, lookFor } from './art/faces.ts'
import { createGrab } from './view/grab.ts'
import { createFinale } from './view/finale.ts'
import { listFriends } from './rules/forest.ts'
import { countLeaves } from './view/deal-help.ts'
import { createGuests } from './view/guests.ts'
import { createHand } from './view/hand.ts'
import { createHelper } from './view/helper.ts'
import { createFoxHost } from './view/fox-host.ts'
import { layOut } from './view/layout.ts'
import type { Layout } from './view/layout.ts'
import { createFirstWords, isNewTo } from './view/first-words.ts'
import { createLesson } from './view/lesson.ts'
import { createMarks } from './art/marks.ts'
import { createSoundscape } from './audio/night-sounds.ts'
import { DEAL_MS, TRIED_MS, UNDO_MS, WATCH_MS } from './view/timings.ts'
import { setMenuTarget } from './ui/menu-target.ts'
import { createProspects } from './view/prospects.ts'
import { createRail } from './ui/rail.ts'
import { createRefusal } from './view/refusal.ts'
import type { Press } from './ui/rail.ts'
import { describeLoss, describeWin } from './ui/result.ts'
import { canGetLeaf } from './rules.ts'
import { createScene } from './art/scene.ts'
import { createSprites } from './view/sprites.ts'
import type { Event, Game, Move } from './state.ts'
import { createStats } from './ui/stats.ts'
import type { Data } from './ui/stats.ts'
import { setHowTo, texts } from './texts.ts'

const LEAF = { label: texts.leaf.gift, command: { type: 'gift' } } as const

export function createView(kit: Kit<Game, Data>): View<Game> {
  const deck = createDeck()
  const scene = createScene()
  const host = createFoxHost()
  const guests = createGuests()
  const sprites = createSprites()
  const carry = createCarriedCards(sprites)
  const finale = createFinale(kit)
  const sound = createSoundscape(kit)
  const tally = createStats(kit)
  const prospects = createProspects(kit)
  let layout: Layout
  let lastInputAt = 0

  const table = () => kit.state.table
  const getLayout = () => layout
  const marks = createMarks(deck, table, getLayout)
  const lesson = createLesson(getLayout, marks)
  const cheer = createCelebrations(kit, getLayout)
  const arrange = () => {
    const { w, h, safe, hud, ratio } = kit.screen
    const { leftHanded: isLeftHanded, bigText: isBig } = kit.settings
    const { kind } = table()
    const hasPill = prospects.isFinishReady || prospects.isStuck
    layout = layOut({ w, h, safe, hud, kind, isLeftHanded, isBig, hasPill })
    rail.place(layout.buttons)
    deck.setLook(lookFor(layout, kit.settings, kit.data.back), ratio)
    scene.prepare(kit.screen, { ...kit.data, kind })
    guests.prepare(kit.screen, listFriends(kit.data))
    if (isNewTo(kit)) lesson.placeBubble(table(), kit.screen)
  }
  const looksChanged = () => (kit.audio.play('bloom'), kit.save(), arrange(), kit.invalidate())
  const dealing = createDealRequests(kit)
  setMenuTarget({
    today,
    goals: () => tally.goals(),
    playDay: dealing.playDay,
    giveUp: () => kit.send({ type: 'giveUp' }),
    looksChanged,
  })
  const sync = (isInstant = false, stepMs?: number) =>
    sprites.sync(table(), layout, kit.now, isInstant || kit.settings.calm, stepMs)
  /** Where a pill comes or goes, columns make room. */
  const judge = () => {
    prospects.judge()
    arrange()
  }
  const play = (move: Move) => {
    carry.letGo()
    prospects.forgetHint()
    hand.letGo()
    kit.send({ type: 'move', move })
  }
  const { refuse, refuseCard } = createRefusal(kit, { host, sprites, prospects })
  const hand = createHand(kit, {
    layout: getLayout,
    play,
    refuse,
    refuseCard,
    nameOf: prospects.nameOf,
    hintedMove: () => prospects.readHint(kit.now)?.move ?? null,
  })
  const grab = createGrab({
    table,
    layout: getLayout,
    play,
    refuseCard,
    pressed: () => kit.invalidate(),
    lifted: () => kit.audio.play('lift'),
    carry(ids, x, y) {
      carry.follow(ids, x, y, layout.ch * layout.fan)
      kit.invalidate()
    },
    letGo() {
      carry.letGo()
      kit.audio.play('place', { volume: 0.5 })
      sync()
    },
  })
  const press = (id: Press) => {
    kit.audio.play('click')
    if (id === 'games') kit.open('modes')
    else if (id === 'stats') kit.open('forest')
    else if (id === 'again' || id === 'goals') kit.open('deal')
    else if (id === 'hint' || id === 'giveUp' || id === 'leaf' || id === 'back') helper[id]()
    else kit.send({ type: id })
  }
  const helper = createHelper(kit, { prospects, tally, hand, refuse })
  const rail = createRail(kit, {
    layout: getLayout,
    prospects,
    playedMs: () => tally.clock().ms,
    goals: () => tally.goals(),
    press,
  })
  const words = createFirstWords(kit, prospects)
  const isTeaching = () => isNewTo(kit) && kit.phase === 'playing' && grab.ids.length === 0

  const followMove = (event: Extract<Event, { type: 'moved' | 'drawn' }>) => {
    const isDrawn = event.type === 'drawn'
    host.watch(layout.spots[event.move[1]]!.x + layout.cw / 2, layout)
    if (isDrawn) kit.audio.play('draw')
    else kit.audio.play('place', { delay: 0.16 })
    if (isDrawn) cheer.reset()
    tally.countMove()
    prospects.goOn()
    words.show(false)
    judge()
    helper.moved()
    // Many at once: the waste is turned over.
    sync(false, isDrawn && event.move[2] > 10 ? 6 : undefined)
    const last = table().piles[event.move[1]]!.at(-1)
    if (!isDrawn && last !== undefined) sprites.expect(idOf(last))
  }
  const deal = () => {
    // Out of the paws of the fox.
    sprites.gather(layout.host.x - layout.cw / 2, layout.host.y - layout.ch)
    host.feel('joy', kit.now)
    sync(false, DEAL_MS)
    cheer.shuffle()
    helper.greet()
  }
  const win = () => {
    tally.win()
    // What it planted stands there at once.
    arrange()
    prospects.end()
    host.feel('win', kit.now)
    guests.cheer('win', kit.now)
    kit.audio.play('win', { delay: 0.2, vary: 0 })
    cheer.voices(listFriends(kit.data))
    finale.start(sprites.listCards())
    if (!kit.settings.calm) cheer.fireworks()
  }
  /** Cards lie as they should, whatever lay there before. */
  const start = () => {
    cheer.reset()
    finale.stop()
    setHowTo(table().kind)
    arrange()
    hand.reset()
    tally.begin()
    lesson.rest(kit.now)
    judge()
    sync(true)
    if (kit.state.moves.length === 0) deal()
    words.begin()
  }

  return {
    resize(screen) {
      arrange()
      host.resize(screen)
      sync(true)
      void document.fonts?.load(`900 20px ${FONT}`).then(() => {
        for (const painted of [deck, rail]) painted.clear()
        kit.invalidate()
      })
    },
    begin() {
      prospects.forgetHint()
      start()
      dealing.ask()
    },
    draw({ g, state, screen, now, seconds, settings, ambience, drawSharp }) {
      const isQuiet = settings.calm || !ambience
      tally.advance(now, kit.page === 'forest' || kit.page === 'deal')
      sound()
      scene.draw(g, screen, now, isQuiet)
      finale.drawLeaps(g, deck, seconds)
      guests.draw(g, screen, layout, now, isQuiet)
      if (!settings.calm && now > lastInputAt + WATCH_MS)
        host.watch(scene.lure(screen, now) * screen.w, layout)
      host.draw(g, layout, { now, seconds }, { isCalm: settings.calm, isSad: prospects.isStuck })
      marks.drawPlaces(g)
      const { suits } = state.table
      const isSwinging = carry.advance(seconds, layout.cw, settings.calm)
      const isMoving = sprites.advance(now, cheer.arrive) || isSwinging
      const { ids: carried, pressed, aim } = grab
      sprites.draw(
        g,
        deck,
        suits,
        now,
        ({ id }) => carried.includes(id) || pressed.includes(id) || finale.has(id, now),
      )
      marks.drawTurns(g)
      if (aim) marks.drawAim(g, aim, now, settings.calm)
      carry.draw(g, deck, suits, now)
      for (const id of pressed) sprites.drawLifted(g, id, { deck, suits, now }, 0.45)
      if (hand.isUsed && kit.phase === 'playing') marks.drawCursor(g, hand.find(), hand.lifted)
      const hint = prospects.readHint(now)
      if (hint) marks.drawHint(g, hint, now)
      if (hint) lesson.rest(now, TRIED_MS)
      finale.draw(g)
      cheer.draw(g, now)
      if (kit.phase === 'playing') words.show()
      rail.draw(g, now, drawSharp)
      if (isTeaching()) lesson.draw(g, state, now)
      const isTelling = cheer.isTelling(now) || prospects.readSaid(now) !== ''
      if (isMoving || hint !== null || isTelling || finale.isOn()) return true
      if (isTeaching()) return 'slow'
      return !isQuiet && 'ambience'
    },
    follow(event) {
      lastInputAt = kit.now
      lesson.rest(kit.now, TRIED_MS)
      if (event.type === 'refused') {
        hand.letGo()
        if (event.move === null) refuse()
        sync()
      } else if (event.type === 'dealt') start()
      else if (event.type === 'dealtAgain' || event.type === 'undone' || event.type === 'led') {
        prospects.forgetHint()
        cheer.reset()
        kit.audio.play(event.type === 'led' ? 'bloom' : 'undo')
        judge()
        if (event.type === 'led') helper.led()
        sync(false, event.type === 'dealtAgain' ? 8 : UNDO_MS)
      } else if (event.type === 'gifted') {
        judge()
        helper.leaf()
      } else if (event.type === 'won') win()
      else if (event.type === 'turned') kit.audio.play('flip', { delay: 0.2 })
      else if (event.type === 'home') {
        cheer.home(event.move, event.count)
        host.feel('joy', kit.now)
        guests.cheer('joy', kit.now)
      } else if (event.type !== 'gaveUp') followMove(event)
    },
    finish({ won }) {
      if (won) return
      prospects.end()
      kit.audio.play('undo', { rate: 0.7 })
      if (tally.lose().isAcorn) kit.audio.play('bloom', { delay: 0.5 })
    },
    describe({ won: isWon, hasNoMoves }, state) {
      if (isWon && tally.gain) return describeWin(tally.gain, kit, looksChanged)
      const loss = describeLoss({ ...state, hasNoMoves }, tally.loss, kit.data, tally.goals(), (type) =>
        kit.continueRun({ type }),
      )
      return canGetLeaf(state) && countLeaves(kit) === 0 ? { ...loss, reward: LEAF } : loss
    },
    pointer(pointer) {
      lastInputAt = kit.now
      if (pointer.type === 'hover') return false
      if (pointer.type === 'down') {
        hand.hide()
        lesson.rest(kit.now, TRIED_MS)
        // The leaping cards have been seen.
        if (kit.state.endIn > 0) kit.send({ type: 'finish' })
      }
      if (rail.pointer(pointer)) return true
      const isFree = kit.phase === 'playing' && kit.state.finishIn < 0
      if (pointer.type === 'down' && !isFree) return false
      const isTaken = grab.pointer(pointer)
      if (pointer.type === 'down' && !isTaken) cheer.rustle(pointer)
      return isTaken
    },
    move(name) {
      lastInputAt = kit.now
      kit.invalidate()
      if (name === 'stats') return press('stats')
      if (kit.phase !== 'playing') return
      if (name === 'hint' || name === 'giveUp') press(name)
      else if (name === 'undo' || name === 'again' || name === 'finish') kit.send({ type: name })
      else if (name === 'draw') hand.draw()
      else hand.move(name)
    },
    hero: () => (kit.phase === 'over' ? host.placeAt(layout) : null),
    ui: () => [...rail.listRects(), ...(isTeaching() ? lesson.listFloats() : [])],
    probe: () => ({ stops: hand.listStops(), cursor: hand.find() }),
  }
}
