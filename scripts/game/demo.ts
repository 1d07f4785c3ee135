/** Records the few seconds a preview shows, played by a bot. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { playBot, replay } from '@playhouse/game-kit/rules'
import type { BotName } from '@playhouse/game-kit/rules'
import type { Options } from './options.ts'
import { createStart, loadGame } from './game-files.ts'
import type { Demo } from './game-files.ts'

export async function run(slug: string, options: Options): Promise<boolean> {
  const game = await loadGame(slug)
  const mode = options.mode ?? Object.keys(game.rules.modes)[0]!
  const level = Number(options.level ?? (game.rules.modes[mode]?.levels ? 1 : 0))
  const from = Number(options.from ?? 0)
  const ticks = Number(options.ticks ?? 300)
  const start = createStart(game.rules, mode, level, Number(options.seed ?? 1))
  const { log, outcome } = playBot(game.rules, start, game.bots[(options.bot ?? 'expert') as BotName], {
    seed: options['bot-seed'] ?? 1,
    maxTicks: from + ticks,
    // Slow enough to be followed with the eyes.
    minMoveMs: Number(options.move ?? 700),
  })
  if (log.ticks < from + ticks) {
    console.error(
      `The run ends after ${log.ticks} ticks (${JSON.stringify(outcome)}): choose --from and --ticks within it.`,
    )
    return false
  }
  if (replay(game.rules, log).ticks !== log.ticks) throw new Error('The log does not play again')
  const demo: Demo = { log, from, ticks }
  const file = join(game.dir, 'src/demo.json')
  writeFileSync(file, `${JSON.stringify(demo)}\n`)
  console.log(`${file}: ${(ticks / 60).toFixed(1)} s from tick ${from} of ${mode} ${level || ''}`)
  return true
}
