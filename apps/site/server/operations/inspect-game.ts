/** `inspectGame` plays a game as a maker would try it, and stores what to fix; `getInspections` lists the last reports of a game. */
import * as v from 'valibot'
import { describeSdks } from '#app/features/uploads/engines.ts'
import { SlugSchema } from '#app/domain/slug-schema.ts'
import { findFaults, type Fault } from '../inspector/find-faults.ts'
import { findRemotePlace, findUploadPlace, type InspectedPlace } from '../inspector/find-place.ts'
import { inspectGame } from '../inspector/inspect-game.ts'
import { INSPECTED_SCREENS, type InspectedScreen } from '../inspector/inspection.ts'
import { findGame } from '../ledger/games.ts'
import {
  insertInspection,
  listInspections,
  setInspection,
  type InspectionState,
  type StoredInspection,
} from '../ledger/inspections.ts'
import { findUpload, findUploadVersion } from '../ledger/uploads.ts'
import { findBrowser } from '../play-test/find-browser.ts'
import { NO_BROWSER_TEXT } from '../play-test/play-games.ts'
import type { Facts } from './add-upload.ts'
import { defineOperation, OperationError, recordAudit, type OperationContext } from './operation.ts'
import { hasPermission } from './roles.ts'

/** After it the browser is ended. */
const LIMIT_MS = 6 * 60_000
const ALIVE_EVERY_MS = 10_000
const MAX_STORED_CALLS = 120

export interface InspectionReport {
  /** What is being played; null at the end. */
  step: string | null
  /** Why there are no results. */
  failure: string | null
  /** Labels of other portals' SDKs that its files name. */
  sdks: string[]
  screens: InspectedScreen[]
  faults: Fault[]
}

export type Inspection = StoredInspection<InspectionReport>

export interface StartedInspection {
  id: number
  state: InspectionState
  report: InspectionReport
}

export const inspectGameOperation = defineOperation({
  name: 'inspectGame',
  permission: 'games.edit',
  schema: v.object({
    slug: SlugSchema,
    /** Of an uploaded game; left out: the newest. */
    number: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  async run(context, { slug, number }): Promise<StartedInspection> {
    const { ledger, config, actor, background } = context
    const browserPath = findBrowser(config.playTest)
    if (browserPath === null) throw new OperationError('no-browser', NO_BROWSER_TEXT)
    const target = await findTarget(context, slug, number)
    const report: InspectionReport = {
      ...{ step: 'Starting the browser', failure: null, sdks: target.sdks, screens: [], faults: [] },
    }
    const started = { slug, number: target.number, personName: actor.name, report, nowMs: Date.now() }
    const id = await insertInspection(ledger, started)
    if (id === null) throw new OperationError('conflict', 'Another game is being inspected: wait for its end')
    await recordAudit(context, 'inspectGame', {
      target: `game ${slug}`,
      before: null,
      after: { version: target.number },
    })
    const run = (signal: AbortSignal) => finish(context, { ...target, id, report, browserPath, signal })
    if (!background) return { id, state: await run(AbortSignal.timeout(LIMIT_MS)), report }
    background.start('inspection', (signal) => run(AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)])))
    return { id, state: 'running', report }
  },
})

interface Target {
  /** The version of an uploaded game. */
  number: number | null
  sdks: string[]
  openPlace: () => Promise<InspectedPlace>
}

async function findTarget(context: OperationContext, slug: string, number?: number): Promise<Target> {
  const { ledger } = context
  const game = await findGame(ledger, slug)
  if (!game || game.status === 'removed')
    throw new OperationError('unknown-game', `There is no game “${slug}”`, 'slug')
  if (game.source.kind === 'own')
    throw new OperationError('conflict', `“${slug}” is part of this software: npm run game -- check ${slug}`)
  const upload = game.source.kind === 'hosted' ? await findUpload(ledger, slug) : null
  if (!upload) {
    if (number !== undefined)
      throw new OperationError('unknown-version', `“${slug}” has no versions`, 'number')
    return { number: null, sdks: [], openPlace: () => findRemotePlace(context, game) }
  }
  const wanted = number ?? upload.last_number
  const version = await findUploadVersion(ledger, upload.label, wanted)
  if (!version) throw new OperationError('unknown-version', `“${slug}” has no version ${wanted}`, 'number')
  const facts = JSON.parse(version.record) as Facts
  return {
    number: wanted,
    sdks: describeSdks(facts.sdks),
    openPlace: () => findUploadPlace(context, slug, version, facts.entry),
  }
}

interface Run extends Target {
  id: number
  report: InspectionReport
  browserPath: string
  signal: AbortSignal
}

async function finish({ ledger, config }: OperationContext, run: Run): Promise<InspectionState> {
  const { id, report, openPlace, browserPath, signal, sdks } = run
  const store = (state: InspectionState) => setInspection(ledger, id, { state, report, nowMs: Date.now() })
  const keepAlive = () => void store('running').catch(() => {}) // the run itself fails with the ledger
  const alive = setInterval(keepAlive, ALIVE_EVERY_MS).unref()
  try {
    const place = await openPlace()
    try {
      const { screens } = await inspectGame({
        ...place,
        browserPath,
        hasSandbox: config.playTest.hasSandbox,
        signal,
        onScreen(size) {
          const position = INSPECTED_SCREENS.indexOf(size) + 1
          report.step = `Playing: ${size.name}, ${position} of ${INSPECTED_SCREENS.length}`
          keepAlive()
        },
      })
      report.screens = screens.map((screen) => ({
        ...screen,
        calls: screen.calls.slice(0, MAX_STORED_CALLS),
      }))
      report.faults = findFaults({ screens, sdks, isUpload: place.isUpload })
    } finally {
      await place.close()
    }
  } catch (error) {
    report.failure = describeFailure(error, signal)
  } finally {
    clearInterval(alive)
  }
  report.step = null
  const state = report.failure === null ? 'done' : 'failed'
  await store(state)
  return state
}

function describeFailure(error: unknown, signal: AbortSignal): string {
  if (signal.aborted)
    return `The inspection was ended: it took more than ${LIMIT_MS / 60_000} minutes, or the server stopped`
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return `The browser failed: ${line.slice(0, 300)}`
}

export interface GameInspections {
  slug: string
  /** What to do before games can be inspected here; null when they can. */
  missing: string | null
  /** The newest first. `personName` is null for those who may not see who did what. */
  inspections: (Omit<Inspection, 'personName'> & { personName: string | null })[]
}

export const getInspectionsOperation = defineOperation({
  name: 'getInspections',
  permission: 'games.read',
  schema: v.object({ slug: SlugSchema }),
  async run({ ledger, config, actor, nowMs }, { slug }): Promise<GameInspections> {
    const inspections = await listInspections<InspectionReport>(ledger, slug, nowMs)
    const isNamed = hasPermission(actor, 'games.history')
    return {
      slug,
      missing: findBrowser(config.playTest) === null ? NO_BROWSER_TEXT : null,
      inspections: inspections.map((one) => ({ ...one, personName: isNamed ? one.personName : null })),
    }
  },
})
