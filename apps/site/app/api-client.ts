/**
 * The calls a page makes to the site's API. A request that changes nothing is retried once when the server or the connection fails; one that
 * changes something is sent once. Each try has its own time limit. Errors name method, address, status and status text.
 */

const RETRY_STATUS = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const MUTATING = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const NO_BODY_STATUS = new Set([101, 204, 205, 304])
/** What a call without an answer counts as. */
const NO_ANSWER = 500

export interface FetchOptions {
  method?: string
  /** Sent as JSON. */
  body?: unknown
  /** How often to try again; by default once, and not at all for what changes something. */
  retry?: number | false
  retryDelayMs?: number
  timeoutMs?: number
  signal?: AbortSignal
  priority?: RequestPriority
}

const defaults = { apiBase: '', timeoutMs: 5000 }

/** Where `/api` calls go and how long an attempt may take, from the page's configuration. */
export function setFetchDefaults(change: Partial<typeof defaults>): void {
  Object.assign(defaults, change)
}

export class FetchError extends Error {
  override readonly name = 'FetchError'
  readonly request: string
  readonly status: number | undefined
  readonly statusText: string | undefined
  /** The response body, parsed as JSON when it is JSON. */
  readonly data: unknown

  constructor(method: string, request: string, response: Response | null, data: unknown, cause?: unknown) {
    const reason = cause instanceof Error ? ` ${cause.message}` : ''
    const status = response ? `${response.status} ${response.statusText}`.trimEnd() : '<no response>'
    super(`[${method}] ${JSON.stringify(request)}: ${status}${reason}`, { cause })
    this.request = request
    this.status = response?.status
    this.statusText = response?.statusText
    this.data = data
  }
}

/** Whether the server asked for a pause: it works, but there were too many requests. */
export function isTooMany(error: unknown): boolean {
  return error instanceof FetchError && error.status === 429
}

export async function fetchJson<Answer>(address: string, options: FetchOptions = {}): Promise<Answer> {
  const method = (options.method ?? 'GET').toUpperCase()
  if (address.startsWith('//')) throw new Error('the request URL must not start with "//".')
  const url = address.startsWith('/api/') ? defaults.apiBase + address : address
  let triesLeft = options.retry === false ? 0 : (options.retry ?? (MUTATING.has(method) ? 0 : 1))
  for (;;) {
    try {
      return await fetchOnce<Answer>(method, url, options)
    } catch (error) {
      const isAgain = error instanceof FetchError && RETRY_STATUS.has(error.status ?? NO_ANSWER)
      if (triesLeft <= 0 || options.signal?.aborted || !isAgain) throw error
      triesLeft--
      if (options.retryDelayMs) await new Promise((resolve) => setTimeout(resolve, options.retryDelayMs))
    }
  }
}

export function postJson<Answer>(url: string, body: unknown): Promise<Answer> {
  return fetchJson<Answer>(url, { method: 'POST', body })
}

async function fetchOnce<Answer>(method: string, url: string, options: FetchOptions): Promise<Answer> {
  const { body, signal, priority, timeoutMs = defaults.timeoutMs } = options
  const limit = AbortSignal.timeout(timeoutMs)
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let response: Response | null = null
  let data: unknown
  try {
    response = await fetch(url, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      priority,
    })
    data = await readBody(method, response)
  } catch (cause) {
    if (signal?.aborted) throw cause
    // A body that is cut off or does not match its content type counts as no response.
    throw new FetchError(method, url, response?.ok === false ? response : null, undefined, cause)
  }
  if (!response.ok) throw new FetchError(method, url, response, data)
  return data as Answer
}

async function readBody(method: string, response: Response): Promise<unknown> {
  if (method === 'HEAD' || NO_BODY_STATUS.has(response.status)) return undefined
  const type = response.headers.get('content-type') ?? 'application/json'
  const text = await response.text()
  return /^application\/(?:[\w.+-]+\+)?json\b/i.test(type) ? (JSON.parse(text) as unknown) : text
}
