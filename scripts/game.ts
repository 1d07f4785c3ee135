/** `npm run game -- <command> <slug>`: tools for game developers. Each command is one file in `scripts/game/`. */
import type { Options } from './game/options.ts'
import { parseArgs } from 'node:util'

const COMMANDS: Record<
  string,
  { about: string; load(): Promise<{ run(slug: string, options: Options): Promise<boolean> }> }
> = {
  sim: { about: 'bots play headlessly: clear rates and medians', load: () => import('./game/sim.ts') },
  demo: { about: 'records src/demo.json with a bot', load: () => import('./game/demo.ts') },
  capture: { about: 'plays the demo: preview and screenshots', load: () => import('./game/capture.ts') },
  check: { about: 'docs/game-checklist.md, one row an item', load: () => import('./game/check.ts') },
  soak: { about: 'the long checks', load: () => import('./game/soak.ts') },
  shots: { about: 'photographs what art/shots.ts lists', load: () => import('./game/shots.ts') },
  covers: { about: 'draws the covers', load: () => import('./game/covers.ts') },
  inspect: {
    about: 'plays a game of anybody (zip, folder or address) and lists what to mend',
    load: () => import('./game/inspect.ts'),
  },
  letters: { about: 'outlines of the title for art/', load: () => import('./game/letters.ts') },
  font: { about: 'the letters a game shows, as a font', load: () => import('./game/font.ts') },
}

const HELP = `npm run game -- <command> <slug> [--option value]; inspect takes a path or an address

${Object.entries(COMMANDS)
  .map(([name, { about }]) => `  ${name.padEnd(9)}${about}`)
  .join('\n')}

  sim      --runs 20 --mode levels --levels 1-10 --bots random,novice,expert --seconds 600
  demo     --bot expert --mode levels --level 3 --seed 3 --from 200 --ticks 300
  capture  --size 480 --fps 30 --shots
  check    --only 1,9,15 --json
  soak     --minutes 10
  inspect  --json --pictures <folder>`

/** 0 done, 1 failed, 2 wrong usage. */
async function main(args: string[]): Promise<number> {
  const [name = '', slug, ...rest] = args
  const command = COMMANDS[name]
  if (!command || !slug) {
    console.error(name && !command ? `There is no command "${name}".\n\n${HELP}` : HELP)
    return name === '--help' ? 0 : 2
  }
  const options: Options = {}
  const { tokens } = parseArgs({ args: rest, strict: false, tokens: true })
  tokens.forEach((token, i) => {
    if (token.kind !== 'option') return
    const next = tokens[i + 1]
    options[token.name] = token.value ?? (next?.kind === 'positional' ? next.value : 'true')
  })
  const isOk = await (await command.load()).run(slug, options)
  return isOk ? 0 : 1
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
