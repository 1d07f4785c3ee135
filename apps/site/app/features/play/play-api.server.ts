/** The writes a visitor can cause: a play, a vote, a report, an error of the game. */
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import {
  GameErrorSchema,
  recordGameError,
  ReportSchema,
  recordReport,
} from '#app/features/reports/reports.server.ts'
import type { Site } from '#app/domain/site.ts'
import { recordVote, VoteSchema } from '#app/features/votes/votes.server.ts'
import type { GameLimitName } from '#server/game-limits.ts'
import { isJsonBody } from '#server/base/json-body.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { type PlayCounter, PlaySchema } from './plays.server.ts'

export interface PlayApiOptions {
  ledger: Ledger
  plays: PlayCounter
  log: { error(message: string, error: unknown, fields?: Record<string, unknown>): void }
  hasGame: (slug: string, site: Site) => boolean
  /** Seconds to wait, or 0 when it counts. */
  takeLimit: (c: Context, name: GameLimitName, slug: string) => Promise<number>
}

interface PlayApiEnv {
  Variables: { site: Site }
}

/** As a refusal names them. */
const LIMITED_WORDS: Record<GameLimitName, string> = {
  vote: 'votes on',
  play: 'plays of',
  report: 'reports about',
  error: 'errors of',
}

export function playApi({ ledger, plays, log, hasGame, takeLimit }: PlayApiOptions) {
  const api = new Hono<PlayApiEnv>()

  /**
   * Parses and validates the body, then runs `act`; every failure has its own error message.
   * `act` returns null when the ledger has no such game (any more).
   */
  function post<Schema extends v.GenericSchema<unknown, { slug: string }>>(
    path: string,
    limit: GameLimitName,
    schema: Schema,
    act: (body: v.InferOutput<Schema>, c: Context<PlayApiEnv>) => Promise<Response | null>,
  ) {
    api.post(path, async (c) => {
      c.header('Cache-Control', 'no-store')
      if (!isJsonBody(c.req.raw)) return c.json({ error: 'the body must be application/json' }, 415)
      const result = v.safeParse(schema, await c.req.json().catch(() => undefined))
      if (!result.success) return c.json({ error: describeFault(result.issues[0]) }, 400)
      const { slug } = result.output
      const unknownGame = () => c.json({ error: `no such game: ${slug}` }, 404)
      if (!hasGame(slug, c.get('site'))) return unknownGame()
      const waitSeconds = await takeLimit(c, limit, slug)
      if (waitSeconds > 0) return refuse(c, limit, waitSeconds)
      try {
        return (await act(result.output, c)) ?? unknownGame()
      } catch (error) {
        log.error('storing a visitor’s request failed', error, { path })
        return c.json({ error: 'this could not be stored; please try again in a minute' }, 503, {
          'Retry-After': '30',
        })
      }
    })
  }

  post('/plays', 'play', PlaySchema, async (play, c) => {
    const outcome = await plays.count(play, c.get('site').host)
    if (outcome === 'full')
      return c.json({ error: 'too many plays wait to be written' }, 503, { 'Retry-After': '30' })
    return c.json({ counted: outcome === 'counted' }, 202)
  })

  post('/vote', 'vote', VoteSchema, async (vote, c) => {
    const counts = await recordVote(ledger, vote)
    return counts && c.json(counts)
  })

  post('/report', 'report', ReportSchema, async (report, c) => {
    const isStored = await recordReport(ledger, c.get('site').host, report)
    return isStored ? c.json({ ok: true }, 201) : null
  })

  post('/game-error', 'error', GameErrorSchema, async (fault, c) => {
    const outcome = await recordGameError(ledger, c.get('site').host, fault)
    return outcome === 'unknown-game' ? null : c.json({ ok: true }, outcome === 'stored' ? 201 : 200)
  })

  return api
}

function refuse(c: Context, limit: GameLimitName, waitSeconds: number): Response {
  const minutes = Math.ceil(waitSeconds / 60)
  const error = `too many ${LIMITED_WORDS[limit]} this game from your network; please try again in ${minutes} min`
  return c.json({ error }, 429, { 'Retry-After': String(waitSeconds) })
}

function describeFault(issue: v.BaseIssue<unknown>): string {
  const where = v.getDotPath(issue)
  return where ? `${where}: ${issue.message}` : 'the body must be a JSON object'
}
