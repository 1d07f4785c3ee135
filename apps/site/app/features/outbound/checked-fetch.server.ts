/**
 * The one door for requests this server makes: feeds, covers, calls to search engines and to a CDN. https to hosts the caller names, at public addresses that are looked
 * up once and then connected to, redirects by hand, and limits of bytes and time that hold while the answer streams.
 */
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { Agent, buildConnector, request } from 'undici'
import {
  checkAddress,
  pinLookup,
  type ResolvedAddress,
  resolveHost,
  type ResolveHost,
  resolvePublic,
} from './checked-address.server.ts'
import { describeUrl, OutboundError } from './outbound-error.ts'

const MAX_REDIRECTS = 3
const CONNECT_TIMEOUT_MS = 10_000

export interface CheckedOptions {
  /** Exact hosts, or suffixes that start with a dot. */
  allowedHosts: readonly string[]
  /** Of the answer's body, unpacked. */
  maxBytes: number
  /** From the call to the body's last byte, redirects included. */
  timeoutMs: number
  /** Ends the request early. */
  signal?: AbortSignal
  /** The `Accept` header; any type by default. */
  accept?: string
  /** The version that the caller has: the server may answer 304 when there is no newer one. */
  conditions?: { etag: string | null; lastModified: string | null }
  /** Sends this with POST. Such a request follows no redirect: it is meant for one address. */
  post?: { contentType: string; body: string; authorization?: string; signature?: string }
  /** Tests and benchmarks: answers instead of the system's resolver. */
  resolve?: ResolveHost
  /** Tests and benchmarks: a local plain-HTTP server to connect to instead of the (checked) addresses. */
  standIn?: (hostname: string, addresses: ResolvedAddress[]) => { address: string; port: number }
}

export interface CheckedResponse {
  status: number
  headers: Headers
  /** The target of the last redirect. */
  url: string
  /** Throws `OutboundError` when a limit is passed or the connection breaks. Leaving the loop early closes the connection. */
  body: AsyncIterable<Uint8Array>
  /** For a caller who does not read the body. */
  close(): void
}

/** Resolves with any status but a followed redirect; everything else that can go wrong is an `OutboundError`. */
export async function openCheckedStream(url: string, options: CheckedOptions): Promise<CheckedResponse> {
  const deadline = startDeadline(options)
  let address = url
  try {
    for (let redirects = 0; ; redirects++) {
      const target = checkAddress(address, options.allowedHosts)
      const visit = await openOnce(target, options, deadline.signal)
      const isFollowed = isRedirect(visit.status) && !options.post
      const location = isFollowed ? visit.headers.get('location') : null
      if (location === null) return toResponse(visit, target, options, deadline)
      visit.close()
      if (redirects === MAX_REDIRECTS)
        throw new OutboundError(
          'too-many-redirects',
          describeUrl(target),
          `more than ${MAX_REDIRECTS} redirects`,
        )
      address = URL.parse(location, target)?.href ?? location
    }
  } catch (error) {
    deadline.end()
    throw toOutboundError(error, address, deadline.signal, options)
  }
}

interface Deadline {
  /** Aborts on timeout, or when the caller aborts. */
  signal: AbortSignal
  /** No more waiting. */
  end(): void
}

function startDeadline({ timeoutMs, signal }: CheckedOptions): Deadline {
  const deadline = new AbortController()
  const abort = () => deadline.abort()
  const timer = setTimeout(abort, timeoutMs)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort, { once: true })
  return {
    signal: deadline.signal,
    end() {
      clearTimeout(timer)
      // The caller's signal may live as long as the server.
      signal?.removeEventListener('abort', abort)
    },
  }
}

interface Visit {
  status: number
  headers: Headers
  body: AsyncIterable<Uint8Array>
  close(): void
}

async function openOnce(url: URL, options: CheckedOptions, signal: AbortSignal): Promise<Visit> {
  const addresses = await resolvePublic(url, options.resolve ?? resolveHost, signal)
  const agent = new Agent({ connect: makeConnect(url, addresses, options.standIn), pipelining: 0 })
  const close = () => void agent.destroy().catch(() => {}) // no caller is left to notify
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      signal,
      ...(options.post && { method: 'POST', body: options.post.body }),
      headers: {
        accept: options.accept ?? '*/*',
        'accept-encoding': 'gzip, br',
        ...(options.conditions?.etag && { 'if-none-match': options.conditions.etag }),
        ...(options.conditions?.lastModified && {
          'if-modified-since': options.conditions.lastModified,
        }),
        ...(options.post && { 'content-type': options.post.contentType }),
        ...(options.post?.signature && { 'playhouse-signature': options.post.signature }),
        ...(options.post?.authorization && { authorization: options.post.authorization }),
        'user-agent': options.post ? 'Playhouse' : 'Playhouse (feed and cover import)',
      },
    })
    // The body errors when it is not read and the connection closes; its reader gets the error.
    body.on('error', () => {})
    return { status: statusCode, headers: toHeaders(headers), body, close }
  } catch (error) {
    close()
    throw error
  }
}

/** The socket connects to the addresses that were checked; the name is never resolved again. */
function makeConnect(url: URL, addresses: ResolvedAddress[], standIn: CheckedOptions['standIn']) {
  if (!standIn) return { lookup: pinLookup(addresses), timeout: CONNECT_TIMEOUT_MS }
  const connect = buildConnector({ timeout: CONNECT_TIMEOUT_MS })
  const place = standIn(url.hostname, addresses)
  return ((options, callback) =>
    connect(
      { ...options, protocol: 'http:', hostname: place.address, port: String(place.port) },
      callback,
    )) satisfies buildConnector.connector
}

function toResponse(visit: Visit, url: URL, options: CheckedOptions, deadline: Deadline): CheckedResponse {
  const close = () => {
    deadline.end()
    visit.close()
  }
  const length = Number(visit.headers.get('content-length'))
  if (length > options.maxBytes) {
    close()
    throw tooBig(url.href, options)
  }
  const { signal } = deadline
  return {
    status: visit.status,
    headers: visit.headers,
    url: url.href,
    body: readLimited(visit, url, options, signal, close),
    close,
  }
}

async function* readLimited(
  visit: Visit,
  url: URL,
  options: CheckedOptions,
  signal: AbortSignal,
  close: () => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  try {
    for await (const chunk of unpack(visit)) {
      bytes += chunk.length
      if (bytes > options.maxBytes) throw tooBig(url.href, options)
      yield chunk
    }
  } catch (error) {
    throw toOutboundError(error, url.href, signal, options)
  } finally {
    close()
  }
}

/** The limit counts what comes out, so that a small packed answer cannot grow without end. */
function unpack({ headers, body }: Visit): AsyncIterable<Uint8Array> {
  const encoding = headers.get('content-encoding') ?? 'identity'
  const unpacker = encoding === 'gzip' ? createGunzip() : encoding === 'br' ? createBrotliDecompress() : null
  if (!unpacker) return body
  const packed = body as NodeJS.ReadableStream & AsyncIterable<Uint8Array>
  packed.once('error', (error: Error) => unpacker.destroy(error))
  return packed.pipe(unpacker)
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status)
}

function toHeaders(headers: Record<string, string | string[] | undefined>): Headers {
  return new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  )
}

function tooBig(address: string, { maxBytes }: CheckedOptions): OutboundError {
  return new OutboundError(
    'too-big',
    describeUrl(new URL(address)),
    `the answer is longer than ${maxBytes} bytes`,
  )
}

/** Contains nothing of the response. */
function toOutboundError(
  error: unknown,
  address: string,
  signal: AbortSignal,
  options: CheckedOptions,
): OutboundError {
  if (error instanceof OutboundError) return error
  const url = URL.parse(address)
  const place = url ? describeUrl(url) : address.slice(0, 200)
  if (options.signal?.aborted) return new OutboundError('stopped', place, 'it was stopped')
  if (signal.aborted)
    return new OutboundError('timeout', place, `it took longer than ${Math.round(options.timeoutMs)} ms`)
  const { code, name } = error as { code?: string; name?: string }
  const fault = code?.startsWith('UND_ERR_CONNECT') || code?.startsWith('E') ? 'unreachable' : 'broken-off'
  return new OutboundError(fault, place, `the connection failed (${code ?? name ?? 'unknown'})`)
}
