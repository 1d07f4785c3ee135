/** Finds the command, reads its arguments, runs it, prints its outcome. */
import { parseArgs } from 'node:util'
import { UsageError } from './command.ts'
import type { Command, Outcome, PortalIo } from './command.ts'
import { articlesCommands } from './articles.ts'
import { backupCommands } from './backup.ts'
import { categoriesCommands } from './categories.ts'
import { consoleCommands } from './console.ts'
import { doctorCommands } from './doctor.ts'
import { feedCommands } from './feed.ts'
import { feedImportCommands } from './feed-imports.ts'
import { feedProviderCommands } from './feed-provider.ts'
import { feedRefusedCommands } from './feed-refused.ts'
import { gamesCommands } from './games.ts'
import { renderCommandHelp, renderOverview, renderUsage } from './help.ts'
import { ledgerCopyCommands } from './ledger-copy.ts'
import { messagesCommands } from './messages.ts'
import { reportsCommands } from './reports.ts'
import { siteCommands } from './site.ts'
import { statsPeriodCommands } from './stats-period.ts'
import { statsCommands } from './stats.ts'

export const COMMANDS: readonly Command[] = [
  ...feedCommands,
  ...feedImportCommands,
  ...feedRefusedCommands,
  ...feedProviderCommands,
  ...gamesCommands,
  ...categoriesCommands,
  ...articlesCommands,
  ...reportsCommands,
  ...messagesCommands,
  ...siteCommands,
  // Before `stats`, which is the beginning of its name.
  ...statsPeriodCommands,
  ...statsCommands,
  ...consoleCommands,
  ...backupCommands,
  ...ledgerCopyCommands,
  ...doctorCommands,
]

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
  const command = COMMANDS.find(({ name }) => name === words.slice(0, name.split(' ').length).join(' '))
  const isHelp = args.includes('--help') || args.includes('-h')
  if (!command) return explain(words, isHelp)
  if (isHelp) return toOutcome(renderCommandHelp(command))
  const { values, positionals } = readArguments(command, args)
  return command.run({ values, positionals, io })
}

function explain(words: string[], isHelp: boolean): Outcome {
  const [group] = words
  const isGroup = COMMANDS.some(({ name }) => name.split(' ')[0] === group)
  const overview = renderOverview(COMMANDS, isGroup ? group : undefined)
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
  const takesMany = command.args.at(-1)?.endsWith('…') ?? false
  const isRight = takesMany
    ? positionals.length >= command.args.length
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
