/**
 * Lazy players: they hold one input, press everything in turn, go in circles or do nothing. A level or round that one of them ends with top
 * marks asks nothing of a player. What is known is listed in `known-weaknesses.json`; the check fails on anything else.
 */
import { playBot } from '@playhouse/game-kit/rules'
import type { Bot, BotResult, GameTypes } from '@playhouse/game-kit/rules'
import { createStart } from './game-files.ts'
import type { GameFiles } from './game-files.ts'

type Lazy = { name: string; bot: Bot<GameTypes> }

/** Ticks between two presses. */
const MASH_TICKS = 6
const CIRCLE_TICKS = 120
const MAX_TICKS = 240 * 60
const SEEDS = 3
const TOP_STARS = 3

export function listLazyBots({ rules, bots }: GameFiles): Lazy[] {
  const { actions, axes = [] } = rules
  const hold = (name: string, input: ReturnType<Bot<GameTypes>['play']>): Lazy => ({
    name: `hold ${name}`,
    bot: { play: () => input },
  })
  const lazy: Lazy[] = [
    { name: 'nothing', bot: { play: () => ({}) } },
    ...actions.map((action) => hold(action, { down: [action] })),
    ...axes.map((axis) => hold(axis, { axes: { [axis]: 1 } })),
  ]
  if (actions.length > 0) {
    const pressed = (tick: number) => actions[Math.floor(tick / MASH_TICKS) % actions.length]!
    lazy.push({ name: 'mash', bot: { play: (_state, _rng, tick) => ({ down: [pressed(tick)] }) } })
  }
  const [x, y] = axes
  if (x !== undefined && y !== undefined) {
    const turn = (tick: number) => ((tick % CIRCLE_TICKS) / CIRCLE_TICKS) * 2 * Math.PI
    const play: Bot<GameTypes>['play'] = (_state, _rng, tick) => ({
      axes: { [x]: Math.cos(turn(tick)), [y]: Math.sin(turn(tick)) },
    })
    lazy.push({ name: 'circle', bot: { play } })
  }
  // A game of commands has no input to hold: any legal command is what mashing does there.
  if (actions.length === 0 && axes.length === 0) lazy.push({ name: 'mash', bot: bots.random })
  return lazy
}

/** Mode, then lazy player, then the levels it ends with top marks; level 0 is a round of a mode without levels. */
export type LazyWins = Record<string, Record<string, number[]>>

function hasTopMarks({ outcome }: BotResult<GameTypes>, level: number): boolean {
  if (!outcome?.won) return false
  return outcome.stars === undefined ? level > 0 : outcome.stars >= TOP_STARS
}

export interface LazyChoice {
  modes?: readonly string[]
  levels?: readonly number[]
}

/** Modes whose end has no marks, such as a room to try things out, are left out. */
export function findLazyWins(game: GameFiles, { modes, levels }: LazyChoice = {}): LazyWins {
  const wins: LazyWins = {}
  for (const [mode, { levels: count = 0, stars }] of Object.entries(game.rules.modes)) {
    if (stars === false || (modes && !modes.includes(mode))) continue
    const all = count > 0 ? Array.from({ length: count }, (_, place) => place + 1) : [0]
    for (const level of all.filter((number) => !levels || number === 0 || levels.includes(number)))
      for (const { name, bot } of listLazyBots(game)) {
        // A level is always the same; a round is another one with every seed, and luck is no top mark.
        const seeds = level > 0 && bot !== game.bots.random ? 1 : SEEDS
        const isWon = isMostlyTrue(seeds, (seed) =>
          hasTopMarks(
            playBot(game.rules, createStart(game.rules, mode, level, seed), bot, {
              seed,
              maxTicks: MAX_TICKS,
            }),
            level,
          ),
        )
        if (isWon) ((wins[mode] ??= {})[name] ??= []).push(level)
      }
  }
  return wins
}

/** Whether more than half of the tries, from 1 on, succeed: the rest are not made once that is decided. */
export function isMostlyTrue(tries: number, attempt: (number: number) => boolean): boolean {
  let [won, lost] = [0, 0]
  while (won * 2 <= tries && lost * 2 < tries) {
    if (attempt(won + lost + 1)) won++
    else lost++
  }
  return won * 2 > tries
}

export interface LazyVerdict {
  /** Wins that are not listed. */
  unknown: string[]
  /** Listed wins that are none any more. */
  outdated: string[]
}

/** `choice`: only these were played. */
export function judgeLazyWins(
  found: LazyWins,
  known: LazyWins = {},
  { modes, levels }: LazyChoice = {},
): LazyVerdict {
  const names = (wins: LazyWins) =>
    Object.entries(wins)
      .filter(([mode]) => !modes || modes.includes(mode))
      .flatMap(([mode, bots]) =>
        Object.entries(bots).flatMap(([bot, won]) =>
          won
            .filter((level) => !levels || level === 0 || levels.includes(level))
            .map((level) => `${mode}${level > 0 ? ` ${level}` : ''}: ${bot}`),
        ),
      )
  const [now, listed] = [new Set(names(found)), new Set(names(known))]
  return { unknown: [...now.difference(listed)], outdated: [...listed.difference(now)] }
}

export function describeLazyVerdict({ unknown, outdated }: LazyVerdict): string {
  const parts = [
    unknown.length > 0 ? `won without playing, and not listed: ${unknown.join(', ')}` : '',
    outdated.length > 0
      ? `listed in known-weaknesses.json, but not won any more: ${outdated.join(', ')}`
      : '',
  ].filter(Boolean)
  return parts.length > 0 ? parts.join('; ') : 'nothing is won without playing but what is listed'
}
