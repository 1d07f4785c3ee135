/** `games inspect`: plays a game of the catalogue as its maker would try it. */
import { renderReport } from '../inspector/render-report.ts'
import { inspectGameOperation } from '../operations/inspect-game.ts'
import { CommandError, UsageError } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { withOperations } from './run-operation.ts'

async function runInspect({ positionals, values, io }: CommandInput): Promise<Outcome> {
  const [slug] = positionals as [string]
  const { version } = values
  if (version !== undefined && !/^[1-9]\d{0,6}$/.test(String(version)))
    throw new UsageError(`A version is a number, not “${String(version)}”; see games versions ${slug}`)
  const number = version === undefined ? {} : { number: Number(version) }
  return withOperations(io, async (run) => {
    const { id, state, report } = await run(inspectGameOperation, { slug, ...number })
    if (report.failure !== null) throw new CommandError('browser-failed', report.failure)
    const text = renderReport(report.screens, report.faults)
    return { json: { id, state, ...report }, text }
  })
}

export const gamesInspectCommands: Command[] = [
  {
    name: 'games inspect',
    summary: 'Play a game at four sizes and list what to fix; an uploaded one while the server runs',
    args: ['<slug>'],
    options: {
      version: { type: 'string', value: '<number>', help: 'Of an uploaded game (the newest)' },
    },
    example: 'games inspect kite --version 2',
    run: runInspect,
  },
]
