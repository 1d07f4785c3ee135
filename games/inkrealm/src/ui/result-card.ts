/** Additional content of the kit's result card: the podium, the painted sheet, and rewards. */
import { makePicture } from '@playhouse/game-kit/canvas'
import type { Gain } from '@playhouse/game-kit'
import { make } from '@playhouse/game-kit/elements'
import { findNextHat, HAT_STARS } from '../view/career.ts'
import type { Career, Gains } from '../view/career.ts'
import { nameOf, shortName } from '../view/cast.ts'
import { inkOfRival } from '../view/dress.ts'
import type { Dress } from '../view/dress.ts'
import { INKS } from '../art/inks.ts'
import { createLandPixels } from '../art/land-pixels.ts'
import { listOpen, ORDERS, shareOf, wordsOf } from '../view/orders.ts'
import { PERSONALITIES } from '../rules/personalities.ts'
import { drawPodium, PODIUM_H, PODIUM_W } from './podium.ts'
import type { Guest } from './podium.ts'
import { drawPortrait, GREY } from './portrait.ts'
import { listRanking } from '../rules/places.ts'
import { drawLadder, LADDER_H, LADDER_W } from './rung-picture.ts'
import { rungAt } from '../rules/rungs.ts'
import { toShare } from '../view/standings.ts'
import type { State } from '../state.ts'
import { texts } from '../texts.ts'
import { wreathOf } from '../art/wreaths.ts'

export type Round = { state: State; gains: Gains; career: Career; dress: Dress }

const SHEET = 116
const FACE = 44

const nameOfMode = (mode: string) => texts.modes[mode as keyof typeof texts.modes].name

/** The sheet as it was left. */
export function makeSheet({ state, dress }: Round): HTMLElement {
  const draw = (g: CanvasRenderingContext2D) => {
    const land = createLandPixels()
    const isQuiet = state.twist === 'relax'
    land.setInks(isQuiet ? INKS : dress.list())
    land.paint(
      isQuiet
        ? state.cells.map((owner, i) => (owner === 1 ? 1 + (state.tints[i]! % INKS.length) : owner))
        : state.cells,
    )
    g.drawImage(land.canvas, 0, 0, SHEET, SHEET)
  }
  return makePicture(SHEET, SHEET, 'ink-sheet', draw, { label: texts.sheetOf })
}

/** The winner; empty in a round without rivals. */
export function makePodium({ state, dress }: Round): HTMLElement | null {
  if (state.painters.length === 1) return null
  const guests = listGuests(state, dress)
  const first = guests.slice(0, 3)
  const mine = guests.find(({ isMine }) => isMine)!
  const draw = (g: CanvasRenderingContext2D) => drawPodium(g, first, first.includes(mine) ? null : mine)
  const label = texts.podium(first.map(({ name }) => name))
  return makePicture(PODIUM_W, PODIUM_H, 'ink-podium', draw, { label })
}

function listGuests(state: State, dress: Dress): Guest[] {
  const isTeams = state.twist === 'teams'
  const { team } = state.painters[0]!
  return listRanking(state).map(({ id, place }) => ({
    name: isTeams ? texts.teams[id]! : shortName(nameOf(state, id)),
    // A team is shown by one of its painters, the player's by the player.
    ink: dress.inkOf(state, isTeams && id === team ? 0 : id),
    hat: dress.hatOf(state, isTeams && id === team ? 0 : id),
    isMine: isTeams ? id === team : id === 0,
    place,
  }))
}

/** How hard the rivals were, how hard they will be, and what that is worth; nothing where there are none. */
export function makeRung({ state, gains: { rung, nextRung, isFixed } }: Round): HTMLElement | null {
  if (state.twist === 'relax') return null
  const next = isFixed ? rung : nextRung
  const picture = makePicture(LADDER_W, LADDER_H, 'ink-ladder', (g) => drawLadder(g, next, rung))
  const name = texts.rungs[next - 1]!
  const words = next > rung ? texts.rungUp(name) : next < rung ? texts.rungDown(name) : texts.rungNow(name)
  const { drops, laurels } = rungAt(next)
  const row = make(
    'div',
    `ink-rung${next > rung ? ' ink-won' : ''}`,
    picture,
    make('p', '', make('b', '', words), make('small', '', texts.rungBrings(drops, laurels))),
  )
  return row
}

const makeFace = (look: Parameters<typeof drawPortrait>[1]) =>
  makePicture(FACE, FACE, 'ink-face', (g) =>
    drawPortrait(g, look, { x: FACE / 2, y: FACE * 0.6, r: FACE * 0.3 }),
  )

/** What the round brought, and how much is missing for the next hat; what was won comes first. */
export function listGains({ state, gains, career, dress }: Round): Gain[] {
  const ink = dress.inkOf(state, 0)
  const list: Gain[] = []
  const wreath = wreathOf(career)
  const add = (look: Parameters<typeof drawPortrait>[1], text: string, share?: number) =>
    list.push({ text, share, picture: () => makeFace(look) })
  const happy = { ink, hat: career.hat, mood: 'happy' } as const
  if (wreath > wreathOf({ laurels: (career.laurels ?? 0) - gains.laurels }))
    add({ ...happy, wreath }, texts.newWreath(texts.wreaths[wreath - 1]!))
  else if (gains.laurels > 0)
    add({ ...happy, wreath }, texts.laurel(gains.laurels, career.laurels ?? gains.laurels))
  for (const mode of gains.modes) add(happy, texts.modeOpen(nameOfMode(mode)))
  for (const i of gains.orders) {
    const { stars } = ORDERS[i]!
    add(happy, `${texts.orderFilled} ${wordsOf(ORDERS[i]!)} ${texts.orderStars(stars)}`)
  }
  const [order] = listOpen(career.orders ?? [])
  if (order !== undefined && gains.orders.length === 0 && state.twist !== 'relax')
    add(
      { ink: GREY, hat: 'none' },
      texts.nextOrder(wordsOf(ORDERS[order]!)),
      shareOf(ORDERS[order]!, state) ?? 0,
    )
  for (const hat of gains.hats) add({ ink, hat, mood: 'happy' }, texts.newHat(texts.hats[hat]))
  if (gains.duel !== null) {
    const { name, hat } = PERSONALITIES[gains.duel]!
    const rival = state.painters.findIndex(({ mind }, i) => i > 0 && mind.who === gains.duel)
    const [mine, theirs] = [state.painters[0]!.land, state.painters[rival]!.land]
    const look = { ink: inkOfRival(gains.duel), hat }
    if (gains.isDuelWon) add({ ...look, mood: 'scared' }, texts.duelWon(name))
    else
      add(
        { ...look, mood: 'sly' },
        texts.duelLost(name, toShare(theirs - mine, state.room)),
        mine / Math.max(1, theirs),
      )
  }
  const next = findNextHat(career)
  if (next && gains.hats.length < 2)
    add({ ink: GREY, hat: next.hat }, texts.nextHat(texts.hats[next.hat], next.missing), next.share)
  else if (!next) add({ ink, hat: HAT_STARS.at(-1)![0] }, texts.allHats)
  return list.toSorted((a, b) => Number(a.share !== undefined) - Number(b.share !== undefined))
}
