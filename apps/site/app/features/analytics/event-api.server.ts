/** Where a page sends its events: checked, turned into counts, and answered when the ledger has them. */
import { Hono } from 'hono'
import * as v from 'valibot'
import { isPlacement } from '#app/domain/ads.ts'
import { isSlug } from '#app/domain/slug.ts'
import type { Site } from '#app/domain/site.ts'
import { isTrackingValue } from '#app/features/sites/tracking.ts'
import { isJsonBody } from '#server/base/json-body.ts'
import { isSameOrigin } from '#server/base/same-origin.ts'
import type { EventRecorder } from './event-recorder.server.ts'
import {
  EVENT_NAMES,
  MAX_EVENTS_PER_BATCH,
  MAX_SUBJECT_LENGTH,
  PAGE_EVENTS,
  PLAY_MINUTES,
  type WireEvent,
} from './events.ts'
import { normaliseMissingPath } from './countable-path.ts'
import { normaliseTerm } from './search-terms.ts'
import { findBucket, isVitalName } from './vital-buckets.ts'

interface EventApiEnv {
  Variables: { site: Site }
}

export interface EventApiOptions {
  recorder: EventRecorder
  log: { error(message: string, error: unknown, fields?: Record<string, unknown>): void }
  hasGame: (slug: string, site: Site) => boolean
  hasCategory: (id: string, site: Site) => boolean
}

const TrackingValueSchema = v.pipe(v.string(), v.check(isTrackingValue, 'is no tracking parameter'))
const EventSchema = v.strictObject({
  id: v.pipe(
    v.string(),
    v.regex(/^[0-9a-z-]{12,40}$/, 'an id is 12 to 40 small letters, digits and hyphens'),
  ),
  event: v.picklist(EVENT_NAMES),
  subject: v.optional(v.pipe(v.string(), v.maxLength(MAX_SUBJECT_LENGTH))),
  value: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e7))),
  network: v.optional(TrackingValueSchema),
  channel: v.optional(TrackingValueSchema),
  pid: v.optional(TrackingValueSchema),
  page: v.optional(v.picklist(PAGE_EVENTS)),
})
const BatchSchema = v.strictObject({
  events: v.pipe(v.array(EventSchema), v.minLength(1), v.maxLength(MAX_EVENTS_PER_BATCH)),
})

export function eventApi({ recorder, log, hasGame, hasCategory }: EventApiOptions) {
  const api = new Hono<EventApiEnv>()
  api.post('/events', async (c) => {
    c.header('Cache-Control', 'no-store')
    if (!isSameOrigin(c.req.raw, 'call'))
      return c.json({ error: 'events are accepted only from pages of this site' }, 403)
    if (!isJsonBody(c.req.raw)) return c.json({ error: 'the body must be application/json' }, 415)
    const batch = v.safeParse(BatchSchema, await c.req.json().catch(() => undefined))
    if (!batch.success) return c.json({ error: describeFault(batch.issues[0]) }, 400)
    const site = c.get('site')
    const known = {
      hasGame: (slug: string) => hasGame(slug, site),
      hasCategory: (id: string) => hasCategory(id, site),
    }
    const events = batch.output.events.map((event) => ({
      id: event.id,
      site: site.host,
      event: nameEvent(event),
      subject: readSubject(event, known),
      source: [event.network, event.channel].filter(Boolean).length
        ? `${event.network ?? ''}/${event.channel ?? ''}`
        : '',
      pid: event.pid,
    }))
    try {
      if (await recorder.record(events)) return c.json({ kept: events.length }, 200)
    } catch (error) {
      log.error('storing events failed', error, { count: events.length })
    }
    // Sent again with the same ids, they are counted once.
    return c.json({ error: 'this could not be stored' }, 503, { 'Retry-After': '30' })
  })
  return api
}

/** Played minutes are counted by how many they are: `PlayTime5`. */
function nameEvent({ event, value }: WireEvent): string {
  if (event !== 'PlayTime') return event
  return `${event}${PLAY_MINUTES.findLast((minutes) => minutes <= (value ?? 0)) ?? PLAY_MINUTES[0]}`
}

/** Unknown names are counted without a name, so that requests cannot fill the ledger. */
function readSubject(
  { event, subject = '', value, page }: WireEvent,
  { hasGame, hasCategory }: Record<'hasGame' | 'hasCategory', (name: string) => boolean>,
): string {
  if (isVitalName(event)) return value === undefined ? '' : findBucket(event, value)
  switch (event) {
    case 'Play':
    case 'Detail':
    case 'PlayPress':
    case 'PlayReady':
    case 'PlayTime':
      return isSlug(subject) && hasGame(subject) ? subject : ''
    case 'CateDetail':
      return hasCategory(subject) ? subject : ''
    case 'SearchMiss':
      return normaliseTerm(subject) ?? ''
    case 'LostPage':
      return normaliseMissingPath(subject) ?? ''
    case 'Home':
    case 'Category':
    case 'Search':
    case 'Visit':
    case 'Landing':
      return ''
    default:
      if (!isPlacement(subject)) return ''
      // As the source is: two short names in one.
      return page ? `${subject}/${page}` : subject
  }
}

function describeFault(issue: v.BaseIssue<unknown>): string {
  const where = v.getDotPath(issue)
  return where ? `${where}: ${issue.message}` : 'the body is { "events": […] }'
}
