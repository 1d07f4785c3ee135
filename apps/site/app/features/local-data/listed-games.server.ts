/** Tells a browser which of the games in its own lists the site does not list, so that they are not shown. Nothing of it is stored. */
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import { SlugSchema } from '#app/domain/slug-schema.ts'
import type { Site } from '#app/domain/site.ts'
import { isJsonBody } from '#server/base/json-body.ts'
import { MAX_ASKED_SLUGS, type UnlistedAnswer } from './listed-games.ts'

interface ListedApiEnv {
  Variables: { site: Site }
}

export interface ListedApiOptions {
  catalogueOf(site: Site): Catalogue
  /** The refusal to answer with, or null. */
  takeLimit(c: Context<ListedApiEnv>, name: 'search'): Response | null
}

const BodySchema = v.object({ slugs: v.pipe(v.array(SlugSchema), v.maxLength(MAX_ASKED_SLUGS)) })

export function listedApi({ catalogueOf, takeLimit }: ListedApiOptions) {
  const api = new Hono<ListedApiEnv>()
  api.post('/unlistedGames', async (c) => {
    c.header('Cache-Control', 'no-store')
    const refused = takeLimit(c, 'search')
    if (refused) return refused
    if (!isJsonBody(c.req.raw)) return c.json({ error: 'the body must be application/json' }, 415)
    const body = v.safeParse(BodySchema, await c.req.json().catch(() => undefined))
    if (!body.success)
      return c.json({ error: `the body is { "slugs": at most ${MAX_ASKED_SLUGS} games’ slugs }` }, 400)
    const { games } = catalogueOf(c.get('site'))
    const answer: UnlistedAnswer = { unlisted: body.output.slugs.filter((slug) => !games.has(slug)) }
    return c.json(answer)
  })
  return api
}
