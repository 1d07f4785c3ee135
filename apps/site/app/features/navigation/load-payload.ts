/** Loads a page's data for a client navigation. When the data is unavailable, the page is loaded in full. */
import { data, redirect } from 'react-router'
import { describeMissingPage } from './not-found-message.ts'
import { FetchError, fetchJson } from '#app/api-client.ts'
import { leaveSite, loadInFull, NEVER } from './full-load.ts'
import type { ErrorPageData } from './error-page-data.ts'
import { isExternal } from './matcher.ts'
import { type Payload, payloadUrl } from './payload-url.ts'
import { findDestination } from '#app/router-internals/data-router.ts'

const TIMEOUT_MS = 10_000
/** A loop of redirects ends after this many; the full load that follows lets the browser report it. */
const MAX_REDIRECTS = 8
const REDIRECTS_WINDOW_MS = 3000

/** The build of this page; null on a page without a build. */
export function ownBuild(): string | null {
  return document.documentElement.dataset.build ?? null
}

const started = new Map<string, Promise<Payload>>()

/** Starts before the route's module is loaded, so that both load in parallel. */
export function startPayload(page: string, signal: AbortSignal): void {
  const payload = fetchPayload(page, signal)
  started.set(page, payload)
  payload.catch(() => {}) // reported when it is used
  signal.addEventListener('abort', () => started.delete(page), { once: true })
}

/** `priority: 'low'` is for prefetching; the response stays in the browser's HTTP cache. */
export function fetchPayload(page: string, signal?: AbortSignal, priority?: 'low'): Promise<Payload> {
  const build = ownBuild()
  if (build === null) return Promise.reject(new Error('This page has no build id.'))
  return fetchJson<Payload>(payloadUrl(page, build), {
    signal,
    priority,
    timeoutMs: TIMEOUT_MS,
    retry: priority ? false : 1,
  })
}

export async function loadPayload({ request }: { request: Request }): Promise<never> {
  const { pathname, search } = new URL(request.url)
  const page = pathname + search
  const payload = await takePayload(page, request.signal)
  if (payload === null) return NEVER
  if (payload.build !== ownBuild() && loadInFull(findDestination())) return NEVER
  if (payload.redirect !== undefined) return follow(payload.redirect, search)
  if (payload.error !== undefined) throw data(toErrorPage(payload, page), { status: payload.status ?? 404 })
  return payload.data as never
}

function toErrorPage({ error = '', suggestions = [] }: Payload, page: string): ErrorPageData {
  return { message: describeMissingPage(error, page), tracking: '', suggestions }
}

/** The payload, with the status of an error; null when the page is loaded in full instead. */
async function takePayload(
  page: string,
  signal: AbortSignal,
): Promise<(Payload & { status?: number }) | null> {
  try {
    const payload = await (started.get(page) ?? fetchPayload(page, signal))
    if (typeof payload?.build !== 'string') throw new Error(`The data of ${page} is malformed.`)
    return payload
  } catch (error) {
    if (signal.aborted) throw error
    const { data: answer, status } = readAnswer(error)
    if (typeof answer?.build === 'string' && typeof answer.error === 'string')
      return { ...(answer as Payload), status }
    console.warn('Cannot load payload', error)
    // Without a network and a worker a full load would only end on the browser's own error page.
    if ((navigator.onLine || navigator.serviceWorker?.controller) && loadInFull(findDestination()))
      return null
    throw error
  } finally {
    started.delete(page)
  }
}

function readAnswer(error: unknown): { data?: Partial<Payload>; status?: number } {
  if (!(error instanceof FetchError)) return {}
  return { data: error.data as Partial<Payload> | undefined, status: error.status }
}

let redirects: number[] = []

function follow(target: string, search: string): Promise<never> {
  if (isExternal(target)) return leaveSite(target)
  const now = Date.now()
  redirects = [...redirects.filter((at) => now - at < REDIRECTS_WINDOW_MS), now]
  if (redirects.length > MAX_REDIRECTS && loadInFull(target)) return NEVER
  throw redirect(target.includes('?') ? target : target + search)
}
