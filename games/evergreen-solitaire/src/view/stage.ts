/** All that a game of cards is shown with, and what its modules do together. */
import type { Kit } from '@playhouse/game-kit'
import { createDeck } from '../art/deck.ts'
import { lookFor } from '../art/faces.ts'
import { createMarks } from '../art/marks.ts'
import { createScene } from '../art/scene.ts'
import { createSoundscape } from '../audio/night-sounds.ts'
import { listFriends } from '../rules/forest.ts'
import type { Game, Move } from '../state.ts'
import { createRail } from '../ui/rail.ts'
import type { Press } from '../ui/rail.ts'
import { createStats } from '../ui/stats.ts'
import type { Data } from '../ui/stats.ts'
import { createCarriedCards } from './carried-cards.ts'
import { createCelebrations } from './celebrations.ts'
import { createDealRequests } from './deal-requests.ts'
import { createFinale } from './finale.ts'
import { createFirstWords, isNewTo } from './first-words.ts'
import { createFoxHost } from './fox-host.ts'
import { createGrab } from './grab.ts'
import { createGuests } from './guests.ts'
import { createHand } from './hand.ts'
import { createHelper } from './helper.ts'
import { layOut } from './layout.ts'
import type { Layout } from './layout.ts'
import { createLesson } from './lesson.ts'
import { createProspects } from './prospects.ts'
import { createRefusal } from './refusal.ts'
import { createSprites } from './sprites.ts'

export type SolitaireKit = Kit<Game, Data>
/** Where the last layout lies; there is none before the first frame. */
type LayoutHolder = { layout: Layout }
type Modules = ReturnType<typeof createModules>
export type Stage = Modules & {
  kit: SolitaireKit
  hand: ReturnType<typeof createHand>
  grab: ReturnType<typeof createGrab>
  rail: ReturnType<typeof createRail>
  helper: ReturnType<typeof createHelper>
  words: ReturnType<typeof createFirstWords>
  refuse(): void
  lastInputAt: number
}

function createModules(kit: SolitaireKit) {
  const holder = {} as LayoutHolder
  const getLayout = () => holder.layout
  const deck = createDeck()
  const marks = createMarks(deck, () => kit.state.table, getLayout)
  const sprites = createSprites()
  return {
    holder,
    deck,
    marks,
    sprites,
    carry: createCarriedCards(sprites),
    scene: createScene(),
    host: createFoxHost(),
    guests: createGuests(),
    finale: createFinale(kit),
    sound: createSoundscape(kit),
    tally: createStats(kit),
    prospects: createProspects(kit),
    lesson: createLesson(getLayout, marks),
    cheer: createCelebrations(kit, getLayout),
    dealing: createDealRequests(kit),
  }
}

export function createStage(kit: SolitaireKit): Stage {
  const modules = createModules(kit)
  const { holder, host, prospects, sprites, tally } = modules
  const layout = () => holder.layout
  const { refuse, refuseCard } = createRefusal(kit, { host, sprites, prospects })
  const playMove = (move: Move) => play(stage, move)
  const hand = createHand(kit, {
    layout,
    play: playMove,
    refuse,
    refuseCard,
    nameOf: prospects.nameOf,
    hintedMove: () => prospects.readHint(kit.now)?.move ?? null,
  })
  const stage: Stage = {
    ...modules,
    kit,
    hand,
    refuse,
    lastInputAt: 0,
    helper: createHelper(kit, { prospects, tally, hand, refuse }),
    words: createFirstWords(kit, prospects),
    grab: createGrab({
      table: () => kit.state.table,
      layout,
      play: playMove,
      refuseCard,
      pressed: () => kit.invalidate(),
      lifted: () => kit.audio.play('lift'),
      carry: (ids, x, y) => carry(stage, ids, x, y),
      letGo: () => letGo(stage),
    }),
    rail: createRail(kit, {
      layout,
      prospects,
      playedMs: () => tally.clock().ms,
      goals: () => tally.goals(),
      press: (id) => press(stage, id),
    }),
  }
  return stage
}

/** Lays out the table anew, and prepares what is painted for it. */
export function arrange({ kit, deck, guests, holder, lesson, prospects, rail, scene }: Stage): void {
  const { w, h, safe, hud, corner, ratio } = kit.screen
  const { leftHanded: isLeftHanded, bigText: isBig } = kit.settings
  const { table } = kit.state
  const hasPill = prospects.isFinishReady || prospects.isStuck
  const layout = layOut({ w, h, safe, hud, corner, kind: table.kind, isLeftHanded, isBig, hasPill })
  holder.layout = layout
  rail.place(layout.buttons)
  deck.setLook(lookFor(layout, kit.settings, kit.data.back), ratio)
  scene.prepare(kit.screen, { ...kit.data, kind: table.kind })
  guests.prepare(kit.screen, listFriends(kit.data))
  if (isNewTo(kit)) lesson.placeBubble(table, kit.screen)
}

/** Cards go where the table has them. */
export function sync({ kit, holder, sprites }: Stage, isInstant = false, stepMs?: number): void {
  sprites.sync(kit.state.table, holder.layout, kit.now, isInstant || kit.settings.calm, stepMs)
}

/** Where a pill comes or goes, columns make room. */
export function judge(stage: Stage): void {
  stage.prospects.judge()
  arrange(stage)
}

export function isTeaching({ kit, grab }: Stage): boolean {
  return isNewTo(kit) && kit.phase === 'playing' && grab.ids.length === 0
}

/** Another back, cloth or season is worn. */
export function changeLooks(stage: Stage): void {
  const { kit } = stage
  kit.audio.play('bloom')
  kit.save()
  arrange(stage)
  kit.invalidate()
}

function play({ kit, carry, hand, prospects }: Stage, move: Move): void {
  carry.letGo()
  prospects.forgetHint()
  hand.letGo()
  kit.send({ type: 'move', move })
}

function carry({ kit, carry: cards, holder }: Stage, ids: readonly number[], x: number, y: number): void {
  const { ch, fan } = holder.layout
  cards.follow(ids, x, y, ch * fan)
  kit.invalidate()
}

function letGo(stage: Stage): void {
  stage.carry.letGo()
  stage.kit.audio.play('place', { volume: 0.5 })
  sync(stage)
}

export function press({ kit, helper }: Stage, id: Press): void {
  kit.audio.play('click')
  if (id === 'games') kit.open('modes')
  else if (id === 'stats') kit.open('forest')
  else if (id === 'again' || id === 'goals') kit.open('deal')
  else if (id === 'hint' || id === 'giveUp' || id === 'leaf' || id === 'back') helper[id]()
  else kit.send({ type: id })
}
