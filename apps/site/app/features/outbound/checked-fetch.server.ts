/**
 * The one door for requests this server makes: feeds, covers, and what search engines are told. https to hosts the caller names, at public addresses that are looked up
 * once and then connected to, redirects by hand, and limits of bytes and time that hold while the answer streams.
 */
import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { Agent, buildConnector, request } from 'undici'
import { isPublicAddress } from './addresses.ts'

const MAX_REDIRECTS = 3
const CONNECT_TIMEOUT_MS = 10_000

export type OutboundFault =
  | 'bad-address'
  | 'not-https'
  | 'host-not-allowed'
  | 'private-address'
  | 'unknown-host'
  | 'unreachable'
  | 'too-many-redirects'
  | 'too-big'
  | 'timeout'
  | 'stopped'
  | 'broken-off'

export class OutboundError extends Error {
  override name = 'OutboundError'
  readonly code: OutboundFault
  constructor(code: OutboundFault, address: string, cause: string) {
    super(`Fetching ${address} failed: ${cause}`)
    this.code = code
  }
}

export interface ResolvedAddress {
  address: string
  family: 4 | 6
}

export interface CheckedOptions {
  /** Exact hosts, or suffixes that start with a dot. */
  allowedHosts: readonly string[]
  /** Of the answer's body, unpacked. */
  maxBytes: number
  /** From the call to the body's last byte, redirects included. */
  timeoutMs: number
  /** Ends the request early. */
  signal?: AbortSignal
  /** The `Accept` header; any type unless told. */
  accept?: string
  /** Sends this with POST. Such a request follows no redirect: it is meant for one address. */
  post?: { contentType: string; body: string }
  /** Tests and benchmarks: answers instead of the system's resolver. */
  resolve?: (hostname: string) => Promise<ResolvedAddress[]>
  /** Tests and benchmarks: a local plain-HTTP server to connect to instead of the (checked) addresses. */
  standIn?: (hostname: string, addresses: ResolvedAddress[]) => { address: string; port: number }
}

export interface CheckedResponse {
  status: number
  headers: Headers
  /** Where the last redirect led. */
  url: string
  /** Throws `OutboundError` when a limit is passed or the connection breaks. Leaving the loop early closes the connection. */
  body: AsyncIterable<Uint8Array>
  /** For a caller who does not read the body. */
  close(): void
}

/** Resolves with any status but a followed redirect; everything else that can go wrong is an `OutboundError`. */
export async function openCheckedStream(url: string, options: CheckedOptions): Promise<CheckedResponse> {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), options.timeoutMs)
  options.signal?.addEventListener('abort', () => deadline.abort(), { once: true, signal: deadline.signal })
  let address = url
  try {
    for (let redirects = 0; ; redirects++) {
      const target = checkAddress(address, options.allowedHosts)
      const visit = await openOnce(target, options, deadline.signal)
      const isFollowed = isRedirect(visit.status) && !options.post
      const location = isFollowed ? visit.headers.get('location') : null
      if (location === null) return toResponse(visit, target, options, deadline, timer)
      visit.close()
      if (redirects === MAX_REDIRECTS)
        throw new OutboundError(
          'too-many-redirects',
          describe(target),
          `more than ${MAX_REDIRECTS} redirects`,
        )
      address = URL.parse(location, target)?.href ?? location
    }
  } catch (error) {
    clearTimeout(timer)
    throw toOutboundError(error, address, deadline.signal, options)
  }
}

/** https, the default port, no credentials, an allowed host. */
export function checkAddress(address: string, allowedHosts: readonly string[]): URL {
  const url = URL.parse(address)
  if (!url) throw new OutboundError('bad-address', address.slice(0, 200), 'it is not an address')
  const refuse = (code: OutboundFault, cause: string) => new OutboundError(code, describe(url), cause)
  if (url.protocol !== 'https:') throw refuse('not-https', `only https is used, not ${url.protocol}`)
  if (url.username || url.password)
    throw refuse('bad-address', 'an address must not carry a name or a password')
  if (url.port) throw refuse('bad-address', `only port 443 is used, not ${url.port}`)
  const isAllowed = allowedHosts.some((rule) =>
    rule.startsWith('.') ? url.hostname.endsWith(rule) : url.hostname === rule,
  )
  if (!isAllowed)
    throw refuse('host-not-allowed', `the host ${url.hostname} is not one of ${allowedHosts.join(', ')}`)
  return url
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
  const close = () => void agent.destroy().catch(() => {}) // nobody is left to tell
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      signal,
      ...(options.post && { method: 'POST', body: options.post.body }),
      headers: {
        accept: options.accept ?? '*/*',
        'accept-encoding': 'gzip, br',
        ...(options.post && { 'content-type': options.post.contentType }),
        'user-agent': options.post ? 'Playhouse' : 'Playhouse (feed and cover import)',
      },
    })
    // The body errors when it is left unread and the connection goes; whoever reads it is told by its iterator.
    body.on('error', () => {})
    return { status: statusCode, headers: toHeaders(headers), body, close }
  } catch (error) {
    close()
    throw error
  }
}

async function resolveHost(hostname: string): Promise<ResolvedAddress[]> {
  const found = await lookup(hostname, { all: true, order: 'ipv4first' })
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }))
}

/** One closed address among several refuses the host: it is how a name is made to point inside. */
async function resolvePublic(
  url: URL,
  resolve: NonNullable<CheckedOptions['resolve']>,
  signal: AbortSignal,
): Promise<ResolvedAddress[]> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = await untilAborted(resolve(hostname), signal).catch((error: NodeJS.ErrnoException) => {
    if (signal.aborted) throw error
    throw new OutboundError(
      'unknown-host',
      describe(url),
      `looking up ${hostname} failed: ${error.code ?? error.message}`,
    )
  })
  if (addresses.length === 0)
    throw new OutboundError('unknown-host', describe(url), `${hostname} has no address`)
  if (!addresses.every(({ address }) => isPublicAddress(address)))
    throw new OutboundError(
      'private-address',
      describe(url),
      `${hostname} leads to a private or reserved address`,
    )
  return addresses
}

/** The socket goes to the addresses that were checked; the name is never looked up again. */
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

export function pinLookup(addresses: ResolvedAddress[]): LookupFunction {
  const [first] = addresses
  return (_hostname, options, callback) => {
    if (options.all) callback(null, addresses)
    else callback(null, first!.address, first!.family)
  }
}

function toResponse(
  visit: Visit,
  url: URL,
  options: CheckedOptions,
  deadline: AbortController,
  timer: NodeJS.Timeout,
): CheckedResponse {
  const close = () => {
    clearTimeout(timer)
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

function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    promise.then(resolve, reject)
  })
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

/** Without the query, which may carry a publisher's id. */
function describe(url: URL): string {
  return `${url.protocol}//${url.host}${url.pathname}`.slice(0, 200)
}

function tooBig(address: string, { maxBytes }: CheckedOptions): OutboundError {
  return new OutboundError(
    'too-big',
    describe(new URL(address)),
    `the answer is longer than ${maxBytes} bytes`,
  )
}

/** Says nothing of what the other side sent. */
function toOutboundError(
  error: unknown,
  address: string,
  signal: AbortSignal,
  options: CheckedOptions,
): OutboundError {
  if (error instanceof OutboundError) return error
  const url = URL.parse(address)
  const place = url ? describe(url) : address.slice(0, 200)
  if (options.signal?.aborted) return new OutboundError('stopped', place, 'it was stopped')
  if (signal.aborted)
    return new OutboundError('timeout', place, `it took longer than ${Math.round(options.timeoutMs)} ms`)
  const { code, name } = error as { code?: string; name?: string }
  const fault = code?.startsWith('UND_ERR_CONNECT') || code?.startsWith('E') ? 'unreachable' : 'broken-off'
  return new OutboundError(fault, place, `the connection failed (${code ?? name ?? 'unknown'})`)
}
