/**
 * The contact form's POST, to the page's own address. A browser without scripts gets the page again with its faults, or a redirect to the
 * thank-you page; a page with scripts asks for JSON. No response is cached.
 */
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Site } from '#app/domain/site.ts'
import { CONTACT_PATH, MESSAGE_SENT_PATH } from '#app/site-paths.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { addMessage } from '#server/ledger/messages.ts'
import { isSameOrigin } from '#server/base/same-origin.ts'
import {
  cleanText,
  type ContactAnswer,
  type ContactFaults,
  type ContactValues,
  findFaults,
  hasEmailField,
  MIN_WRITING_MS,
} from './contact.ts'
import { contactTexts as texts } from './contact-texts.ts'
import { readForm } from './read-form.ts'

/** Far more than the maximum, so that a text that is too long is returned for editing. */
const MAX_FORM_BYTES = 256 * 1024

interface ContactEnv {
  Variables: { site: Site }
}

export interface ContactRouteOptions {
  ledger: Ledger
  log: { error(message: string, error: unknown, fields?: Record<string, unknown>): void }
  /** Seconds to wait, or 0. */
  takeLimit: (c: Context<ContactEnv>, name: 'write' | 'message') => Promise<number>
  /** The contact page with this answer in it. */
  renderPage: (site: Site, answer: ContactAnswer) => Promise<Response>
  now?: () => number
}

export function contactRoute(options: ContactRouteOptions) {
  const { ledger, log, takeLimit, renderPage, now = Date.now } = options
  const route = new Hono<ContactEnv>()
  const limitBody = bodyLimit({
    maxSize: MAX_FORM_BYTES,
    onError: (c) => refuse(c, 413, `the form is larger than ${MAX_FORM_BYTES / 1024} KiB`),
  })

  route.post(CONTACT_PATH, limitBody, async (c) => {
    c.header('Cache-Control', 'no-store')
    c.header('Vary', 'Accept')
    const waitSeconds = await takeLimit(c, 'write')
    if (waitSeconds > 0) return refuse(c, 429, 'too many requests', waitSeconds)
    if (!isSameOrigin(c.req.raw, 'form'))
      return refuse(c, 403, 'the form was not sent from a page of this site')
    if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
      return refuse(c, 415, 'the form must be sent as application/x-www-form-urlencoded')
    const form = readForm(await c.req.arrayBuffer())
    if ('reason' in form) return refuse(c, 400, form.reason)
    return receive(c, form.fields)
  })

  async function receive(c: Context<ContactEnv>, fields: Map<string, string>): Promise<Response> {
    const site = c.get('site')
    const values = readValues(fields, site)
    const answerWithFaults = (status: 422 | 429 | 503, faults: ContactFaults, waitSeconds?: number) =>
      answerFaults(c, status, { values, faults, shownAt: now() }, waitSeconds)
    const faults = findFaults(values, site.audience)
    if (Object.keys(faults).length > 0) return answerWithFaults(422, faults)
    if (fields.get('website')) return answerWithFaults(422, { form: texts.faults.trap })
    if (!hasTakenTime(fields, now())) return answerWithFaults(422, { form: texts.faults.again })
    const waitSeconds = await takeLimit(c, 'message')
    if (waitSeconds > 0) return answerWithFaults(429, { form: texts.faults.busy(waitSeconds) }, waitSeconds)
    try {
      const { topic, message: body, email } = values
      await addMessage(ledger, { site: site.host, topic, body, email, createdAtMs: now() })
    } catch (error) {
      log.error('storing a message failed', error, { site: site.host })
      return answerWithFaults(503, { form: texts.faults.notStored }, 60)
    }
    return wantsJson(c) ? c.json({ ok: true }, 201) : c.redirect(MESSAGE_SENT_PATH, 303)
  }

  async function answerFaults(
    c: Context<ContactEnv>,
    status: 422 | 429 | 503,
    answer: ContactAnswer,
    waitSeconds?: number,
  ): Promise<Response> {
    if (waitSeconds !== undefined) c.header('Retry-After', String(waitSeconds))
    if (wantsJson(c)) return c.json({ faults: answer.faults }, status)
    const page = await renderPage(c.get('site'), answer)
    for (const [name, value] of page.headers) if (!/^cache-control$/i.test(name)) c.header(name, value)
    return c.body(await page.arrayBuffer(), status)
  }

  return route
}

/** Only the requested fields: an address that a child's browser sends anyway is dropped. */
function readValues(fields: Map<string, string>, { audience }: Site): ContactValues {
  const read = (name: string) => cleanText(fields.get(name) ?? '')
  return {
    topic: read('topic'),
    message: read('message'),
    email: hasEmailField(audience) ? read('email') : '',
  }
}

/**
 * The page is cached for all visitors, so it does not know when it was opened: a page with scripts sends the elapsed time, and a form that
 * was returned has the time it was shown. A first form without scripts has neither and is returned once for review.
 */
function hasTakenTime(fields: Map<string, string>, nowMs: number): boolean {
  const read = (name: string) => (/^\d{1,15}$/.test(fields.get(name) ?? '') ? Number(fields.get(name)) : null)
  const waited = read('waited')
  const shownAt = read('shownAt')
  if (waited !== null) return waited >= MIN_WRITING_MS
  return shownAt !== null && nowMs - shownAt >= MIN_WRITING_MS
}

const wantsJson = (c: Context) => /\bapplication\/json\b/i.test(c.req.header('accept') ?? '')

function refuse(
  c: Context,
  status: 400 | 403 | 413 | 415 | 429,
  reason: string,
  waitSeconds?: number,
): Response {
  const headers: Record<string, string> = { 'Cache-Control': 'no-store' }
  if (waitSeconds !== undefined) headers['Retry-After'] = String(waitSeconds)
  if (wantsJson(c))
    return c.json({ faults: { form: `${texts.faults.notStored} (${reason})` } }, status, headers)
  return c.text(
    `${status}: ${reason}\nNothing was stored. Go back to find what you typed.\n`,
    status,
    headers,
  )
}
