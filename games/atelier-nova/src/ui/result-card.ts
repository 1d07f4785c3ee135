/** Additions to the result card: an image of the outfit, the missing points of each judge, and the next steps. */
import { makeProgress } from '@playhouse/game-kit/collection'
import { make } from '@playhouse/game-kit/elements'
import type { Gain } from '@playhouse/game-kit'
import { findBestLook } from '../rules/best.ts'
import { drawShade } from './cells.ts'
import type { Goal } from '../view/deeds.ts'
import { drawDoll } from '../art/figure/doll.ts'
import { drawReward } from './goals-page.ts'
import { JUDGE_LOOKS, JUDGES } from '../art/figure/judges.ts'
import { judge } from '../rules/judging.ts'
import type { Judge, Verdict } from '../rules/judging.ts'
import { drawPhoto, inkOf, makeCanvas, PHOTO } from './menu-art.ts'
import { wornAs } from '../rules/outfit.ts'
import { costOf, sureStars } from '../data/prizes.ts'
import type { Prize } from '../data/prizes.ts'
import { findRival } from '../rules/rival.ts'
import type { Rival } from '../rules/rival.ts'
import type { Sprites } from '../art/sprites.ts'
import type { State } from '../state.ts'
import { texts } from '../texts.ts'
import { countTrims, findEcho, findPose } from '../rules/matching-bonus.ts'

export type Shares = Record<Judge, { own: number; best: number }>
/** The points of each judge, and those of the best outfit. */
function compare(state: State & { verdict: Verdict }): Shares {
  const best = judge(findBestLook(state.theme, sureStars(state)), state.theme).totals
  const own = state.verdict.totals
  return Object.fromEntries(
    JUDGES.map((who) => [who, { own: Math.max(0, own[who]), best: Math.max(1, best[who], own[who]) }]),
  ) as Shares
}
/** The judge with the most missing points. */
function findMissed(shares: Shares): Judge {
  return JUDGES.toSorted((a, b) => shares[b].best - shares[b].own - (shares[a].best - shares[a].own))[0]!
}
/** The judge whose one thing besides the card is still missing. */
const HAS: Record<Judge, (state: State) => boolean> = {
  tansy: ({ look }) => findEcho(look) > 0,
  otto: ({ look }) => countTrims(look) > 0,
  nova: ({ look, theme }) => findPose(look.pose, theme) !== null,
}
const findApart = (state: State): Judge | undefined => JUDGES.find((who) => !HAS[who](state))
/** A judge who gave most of the other points comments on the matching bonus. */
const MOSTLY = 0.7
function adviseOn(state: State & { verdict: Verdict }, who: Judge): string {
  const { own, best } = compare(state)[who]
  return own / best >= MOSTLY && !HAS[who](state) ? texts.adviceTogether[who] : texts.advice[who]
}
function countMusts({ theme, look }: State): { met: number; all: number } {
  return { met: theme.musts.filter((kind) => look.wear[kind]).length, all: theme.musts.length }
}

function makeBar(label: string, own: number, max: number): HTMLElement {
  const bar = makeProgress(label, own, max)
  return make('span', 'an-bar', make('span', '', label), make('b', '', `${own}/${max}`), bar)
}

/** Only what the verdict did not show: points to the next star, and the judge with the most missing points. */
export function makeResult(state: State & { verdict: Verdict }): HTMLElement {
  const photo = makeCanvas(PHOTO.w, PHOTO.h, 'an-photo')
  drawPhoto(inkOf(photo), state.look, state.theme.place)
  const shares = compare(state)
  const musts = countMusts(state)
  const par = JUDGES.reduce((sum, who) => sum + shares[who].best, 0)
  const wanted = state.shows === 1 ? state.goals.find((goal) => goal > state.score) : undefined
  const apart = wanted ? findMissed(shares) : findApart(state)
  const missed = wanted ? adviseOn(state, findMissed(shares)) : apart ? texts.adviceTogether[apart] : ''
  const left = make(
    'span',
    'an-left',
    make(
      'b',
      '',
      wanted
        ? texts.nextStar(state.score, wanted - state.score, par)
        : texts.bestOutfit(state.verdict.score, par),
    ),
  )
  if (apart && missed) left.append(makeMissed(apart, shares, missed))
  if (musts.met < musts.all) left.append(makeBar(texts.musts, musts.met, musts.all))
  return make('span', 'an-result', photo, left)
}

export type News = {
  /** The piece that is won next, and the stars there are. */
  next: Prize | null
  stars: number
  /** Goals of the book that this show reached. */
  reached: readonly Goal[]
  /** What makes the next try easier; empty where nothing does. */
  help: string
}
/** The rival, and what comes next, most important first. */
export function listGains(state: State, sprites: Sprites, { next, stars, reached, help }: News): Gain[] {
  const rival = state.shows === 1 ? findRival(state) : null
  return [
    ...(help ? [{ text: help }] : []),
    ...(rival ? [describeRival(rival, state)] : []),
    ...reached.map(describeReached),
    ...(next ? [describeNext(next, stars, sprites)] : []),
  ]
}
/** The judge with the most missing points, their number, and how to get them. */
function makeMissed(who: Judge, shares: Shares, advice: string): HTMLElement {
  const side = 58
  const face = makeCanvas(side, side, 'an-face')
  const g = inkOf(face)
  g.translate(side / 2, side * 0.15)
  g.scale(side / 246, side / 246)
  drawDoll(g, JUDGE_LOOKS[who], { mood: 'smile' })
  const { own, best } = shares[who]
  return make(
    'span',
    'an-missed',
    face,
    own < best ? makeBar(texts.judges[who].name, own, best) : make('b', '', texts.judges[who].name),
    make('span', 'an-advice', advice),
  )
}
/** The rival's outfit on the same place, and who won. */
function describeRival({ name, look, score }: Rival, state: State): Gain {
  const own = state.score
  const { beaten, even, ahead } = texts.rival
  return {
    text: own > score ? beaten(name, own, score) : own === score ? even(name, own) : ahead(name, own, score),
    // A rival that is ahead is still to be caught up with.
    share: own > score ? undefined : own / Math.max(1, score),
    picture() {
      const picture = makeCanvas(45, 60, 'an-reward')
      const g = inkOf(picture)
      g.scale(45 / PHOTO.w, 60 / PHOTO.h)
      drawPhoto(g, look, state.theme.place)
      return picture
    },
  }
}
const describeReached = (goal: Goal): Gain => ({
  text: 'set' in goal.reward ? texts.wonSet : texts.wonFrame,
  about: texts.goals[goal.name](goal.need),
  picture() {
    const picture = makeCanvas(45, 60, 'an-reward')
    drawReward(inkOf(picture), goal.reward, 45, 60)
    return picture
  },
})
function describeNext(next: Prize, stars: number, sprites: Sprites): Gain {
  const cost = costOf(next.piece)
  return {
    text: texts.prizes.next(cost - stars),
    share: stars / cost,
    picture() {
      const side = 56
      const shade = makeCanvas(side, side, 'an-shade')
      sprites.refill(1)
      drawShade(inkOf(shade), sprites, 2, wornAs(next.piece), { x: 0, y: 0, w: side, h: side })
      return shade
    },
  }
}
