/** Finds the command, reads its arguments, runs it, prints its outcome. */
import { parseArgs } from 'node:util'
import { UsageError } from './command.ts'
import type { Command, Outcome, PortalIo } from './command.ts'
import { renderCommandHelp, renderOverview, renderUsage } from './help.ts'

type Group = readonly [words: readonly string[], load: () => Promise<readonly Command[]>]

/** The first words of commands and where these commands are, in the order of the help. A command loads its own group: all take a second. */
const GROUPS: readonly Group[] = [
  [
    ['feed'],
    async () => {
      const groups = await Promise.all([
        import('./feed.ts').then(({ feedCommands }) => feedCommands),
        import('./feed-imports.ts').then(({ feedImportCommands }) => feedImportCommands),
        import('./feed-refused.ts').then(({ feedRefusedCommands }) => feedRefusedCommands),
        import('./feed-provider.ts').then(({ feedProviderCommands }) => feedProviderCommands),
      ])
      return groups.flat()
    },
  ],
  [['move'], async () => (await import('./move.ts')).moveCommands],
  [['games'], async () => (await import('./games.ts')).gamesCommands],
  [['categories'], async () => (await import('./categories.ts')).categoriesCommands],
  [['articles'], async () => (await import('./articles.ts')).articlesCommands],
  [['pages'], async () => (await import('./pages.ts')).pagesCommands],
  [['reports'], async () => (await import('./reports.ts')).reportsCommands],
  [['messages'], async () => (await import('./messages.ts')).messagesCommands],
  [['answers'], async () => (await import('./answers.ts')).answersCommands],
  [['search'], async () => (await import('./search.ts')).searchCommands],
  [['ads'], async () => (await import('./ads.ts')).adsCommands],
  [['site'], async () => (await import('./site.ts')).siteCommands],
  [
    ['stats'],
    async () => [
      // Before `stats`, which is the beginning of its name.
      ...(await import('./stats-period.ts')).statsPeriodCommands,
      ...(await import('./stats.ts')).statsCommands,
    ],
  ],
  [['console', 'audit'], async () => (await import('./console.ts')).consoleCommands],
  [['backup', 'restore'], async () => (await import('./backup.ts')).backupCommands],
  [['export'], async () => (await import('./export.ts')).exportCommands],
  [['notify'], async () => (await import('./notify.ts')).notifyCommands],
  [['ledger'], async () => (await import('./ledger-copy.ts')).ledgerCopyCommands],
  [['doctor'], async () => (await import('./doctor.ts')).doctorCommands],
]

/** The commands that begin with a word; without a known word all commands. */
export async function loadCommands(word?: string): Promise<readonly Command[]> {
  const known = GROUPS.filter(([words]) => word !== undefined && words.includes(word))
  const groups = await Promise.all((known.length > 0 ? known : GROUPS).map(([, load]) => load()))
  return groups.flat()
}

const SHARED_OPTIONS = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const

/** Returns the exit code: 0 done, 1 failed, 2 wrong usage. */
export async function runPortal(args: string[], io: PortalIo): Promise<0 | 1 | 2> {
  const isJson = args.includes('--json')
  try {
    const outcome = await runArgs(args, io)
    io.writeOut(`${isJson ? toJsonLine(outcome.json) : outcome.text}\n`)
    return outcome.isFailure ? 1 : 0
  } catch (error) {
    const { message, code } = error as { message?: string; code?: unknown }
    const isUsage = error instanceof UsageError
    const fault = {
      code: isUsage ? 'usage' : typeof code === 'string' ? code : 'failed',
      message: message ?? String(error),
    }
    if (isJson) io.writeOut(`${toJsonLine({ error: fault })}\n`)
    else io.writeError(`${fault.message}\n`)
    return isUsage ? 2 : 1
  }
}

/** JSON escapes only some of the control characters of terminals; the others are escaped here, which does not change the value. */
function toJsonLine(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

async function runArgs(args: string[], io: PortalIo): Promise<Outcome> {
  const words = args.filter((arg) => !arg.startsWith('-'))
  const commands = await loadCommands(words[0])
  const command = commands.find(({ name }) => name === words.slice(0, name.split(' ').length).join(' '))
  const isHelp = args.includes('--help') || args.includes('-h')
  if (!command) return explain(words, isHelp, commands)
  if (isHelp) return toOutcome(renderCommandHelp(command))
  const { values, positionals } = readArguments(command, args)
  return command.run({ values, positionals, io })
}

function explain(words: string[], isHelp: boolean, commands: readonly Command[]): Outcome {
  const [group] = words
  const isGroup = commands.some(({ name }) => name.split(' ')[0] === group)
  const overview = renderOverview(commands, isGroup ? group : undefined)
  if (isHelp && (isGroup || group === undefined || group === 'help')) return toOutcome(overview)
  const typed = words.slice(0, 2).join(' ')
  throw new UsageError(
    `${typed === '' ? 'Which command?' : `There is no command “${typed}”.`}\n\n${overview}`,
  )
}

function readArguments(command: Command, args: string[]) {
  const usage = `Usage: npm run portal -- ${renderUsage(command)} (--help explains)`
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { type, default: preset }]) => [
      name,
      preset === undefined ? { type } : { type, default: preset },
    ]),
  )
  let parsed: { values: Record<string, unknown>; positionals: string[] }
  try {
    parsed = parseArgs({
      args,
      options: { ...options, ...SHARED_OPTIONS },
      allowPositionals: true,
      strict: true,
    })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`)
  }
  const positionals = parsed.positionals.slice(command.name.split(' ').length)
  const takesMany = /…\]?$/.test(command.args.at(-1) ?? '')
  const isRight = takesMany
    ? positionals.length >= command.args.filter((name) => !name.startsWith('[')).length
    : positionals.length === command.args.length
  if (!isRight || positionals.some((word) => word === ''))
    throw new UsageError(
      `${command.name} takes ${describeArgs(command.args)}, not ${positionals.length} arguments\n${usage}`,
    )
  return { positionals, values: parsed.values as Record<string, string | boolean | undefined> }
}

function describeArgs(args: readonly string[]): string {
  return args.length === 0 ? 'no arguments' : args.join(' and ')
}

function toOutcome(text: string): Outcome {
  return { json: { help: text }, text }
}
