/** A game's own files, loaded without a browser. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { hashText, playBot } from '@playhouse/game-kit/rules'
import type { Bot, BotName, GameTypes, InputDriver, RuleSet, RunLog, Start } from '@playhouse/game-kit/rules'
import { ROOT } from '../build.ts'

/** Which part of a longer run is shown: the rest is only played up to it. */
export type Demo = { log: RunLog; from: number; ticks: number }

export type GameFiles = {
  slug: string
  dir: string
  rules: RuleSet<GameTypes>
  bots: Record<BotName, Bot<GameTypes>>
  hands: InputDriver<GameTypes> | undefined
  demo: Demo | null
  manifest: Record<string, unknown>
}

/** Games are in `games/`; the template can be named by its path. */
export function findGameFolder(slug: string): string {
  for (const dir of [join(ROOT, 'games', slug), slug])
    if (existsSync(join(dir, 'game.json'))) return resolve(dir)
  throw new Error(`There is no game "${slug}". There are: ${readdirSync(join(ROOT, 'games')).join(', ')}`)
}

export async function loadGame(slug: string): Promise<GameFiles> {
  const dir = findGameFolder(slug)
  const read = <Module>(file: string) => import(join(dir, 'src', file)) as Promise<Module>
  const { rules } = await read<{ rules?: RuleSet<GameTypes> }>('rules.ts')
  const { bots, hands } = await read<{ bots?: GameFiles['bots']; hands?: GameFiles['hands'] }>('bots.ts')
  if (!rules?.init) throw new Error(`${slug}: src/rules.ts must export \`rules\`, a RuleSet of the kit`)
  if (!bots?.random || !bots.novice || !bots.expert) {
    throw new Error(`${slug}: src/bots.ts must export \`bots\` with random, novice and expert`)
  }
  const demo = join(dir, 'src/demo.json')
  return {
    slug,
    dir,
    rules,
    bots,
    hands,
    demo: existsSync(demo) ? parseDemo(JSON.parse(readFileSync(demo, 'utf8'))) : null,
    manifest: JSON.parse(readFileSync(join(dir, 'game.json'), 'utf8')) as Record<string, unknown>,
  }
}

/** A log without a range is shown completely. */
function parseDemo(data: Partial<Demo> & Partial<RunLog>): Demo {
  if (data.log) return { log: data.log, from: data.from ?? 0, ticks: data.ticks ?? data.log.ticks }
  return { log: data as RunLog, from: 0, ticks: data.ticks ?? 0 }
}

/** The start of a run of a mode in tests: a level has its own number as seed, a daily challenge the day of that number. */
export function createStart(rules: RuleSet<GameTypes>, mode: string, level: number, seed: number): Start {
  const day = rules.modes[mode]?.every ? new Date(Date.UTC(2026, 0, seed)).toISOString().slice(0, 10) : ''
  return { mode, level, seed: level || (day ? hashText(`${rules.slug} ${day}`) : seed), day }
}

/** A minute of a novice in every mode but the first, to compare engines by; the demo or another run covers the first. */
export const listModeLogs = ({ rules, bots }: GameFiles): RunLog[] =>
  Object.entries(rules.modes)
    .slice(1)
    .map(([mode, { levels }]) => {
      const start = createStart(rules, mode, levels ? 1 : 0, 77)
      return playBot(rules, start, bots.novice, { seed: 3, maxTicks: 3600 }).log
    })
