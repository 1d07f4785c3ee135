/**
 * What becomes of the feeds in the folder `CATALOGUE_SAMPLES`: each is imported into an empty ledger, twice. Prints records, games and
 * refusals by their reasons. The second import must change nothing.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importFeed } from '../apps/site/app/features/feeds/import-feed.server.ts'
import type { RecordNote } from '../apps/site/app/features/feeds/import-plan.ts'
import type { ImportReport } from '../apps/site/app/features/feeds/import-run.server.ts'
import { loadRules } from '../apps/site/app/features/feeds/load-rules.server.ts'
import { addProvider, checkDefinition } from '../apps/site/app/features/feeds/provider-operations.server.ts'
import { openLedger } from '../apps/site/server/ledger/ledger.ts'
import { printTable } from './measure.ts'
import { SAMPLE_DEFINITIONS } from './feed-figures/definitions.ts'

const FEEDS: readonly [provider: string, file: string][] = [
  ['gamepix', 'gamepix-v2.json'],
  ['gamedistribution', 'gamedistribution-classic.json'],
  ['gamedistribution', 'gamedistribution-export.json'],
  ['gamedistribution', 'gamedistribution-segments.json'],
  ['gamemonetize', 'gamemonetize.json'],
  ['htmlgames', 'htmlgames.json'],
  ['famobi', 'famobi.json'],
  ['sample-kongregate', 'kongregate-ranked.csv'],
  ['sample-itch', 'itch-research.csv'],
]

export async function run(): Promise<void> {
  const folder = process.env['CATALOGUE_SAMPLES']
  if (!folder || !existsSync(folder)) {
    console.log('Skipped: CATALOGUE_SAMPLES names no folder with samples of real feeds.')
    return
  }
  const rules = await loadRules(join(import.meta.dirname, '..'))
  const rows: Record<string, string | number>[] = []
  const reasons: Record<string, string | number>[] = []
  let isStable = true
  for (const [provider, file] of FEEDS) {
    const dataDir = mkdtempSync(join(tmpdir(), 'playhouse-bench-'))
    const ledger = await openLedger({ dataDir })
    try {
      for (const definition of SAMPLE_DEFINITIONS)
        await addProvider({ ledger }, checkDefinition(definition, 'definitions.ts').definition)
      const origin = join(folder, file)
      const first = await importFeed({ ledger, rules, provider, origin })
      const second = await importFeed({ ledger, rules, provider, origin })
      isStable &&= second.new + second.updated + second.vanished === 0
      rows.push(toRow(file, first, second))
      reasons.push(...listReasons(file, first))
    } finally {
      await ledger.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
  printTable('Each feed alone, imported twice', rows)
  printTable('Records that gave no game of their own', reasons)
  console.log(`second imports changed ${isStable ? 'nothing: met' : 'something: MISSED'}`)
  if (!isStable) process.exitCode = 1
}

function toRow(file: string, first: ImportReport, second: ImportReport): Record<string, string | number> {
  return {
    feed: file,
    records: first.fetched,
    games: first.new,
    duplicates: first.duplicate,
    refused: first.filtered,
    broken: first.broken,
    'changed by the second import': second.new + second.updated + second.vanished,
  }
}

/** Reasons with their values left out, the most frequent first. */
function listReasons(file: string, { details }: ImportReport): Record<string, string | number>[] {
  const kinds: [kind: string, notes: RecordNote[], toReason: (note: RecordNote) => string][] = [
    [
      'duplicate',
      details.duplicate,
      (note) => (note.kept === undefined ? 'the same id again' : 'the same game'),
    ],
    ['refused', details.filtered, ({ reason }) => reason.split(':', 1)[0]!],
    ['broken', details.broken, ({ reason }) => reason.replaceAll(/“[^”]*”|on [\w.-]+,/g, '…')],
  ]
  return kinds.flatMap(([kind, notes, toReason]) => {
    const counts = new Map<string, number>()
    for (const note of notes) counts.set(toReason(note), (counts.get(toReason(note)) ?? 0) + 1)
    return [...counts]
      .sort(([, a], [, b]) => b - a)
      .map(([reason, records]) => ({ feed: file, kind, reason, records }))
  })
}
