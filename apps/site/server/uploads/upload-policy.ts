/** The headers of uploaded files. They decide what an uploaded game can reach: its own files and nothing else. */
import { SDKS_PREFIX, SHIM_PATHS } from '#app/features/uploads/upload-address.ts'
import { SECURITY_HEADERS } from '../headers.ts'

/** Where a file is answered: on an origin of its game, or on the host of a site. */
export type UploadPlace =
  | { kind: 'own-origin' }
  /** `host` is that of the request, with its port; `folder` the path of the version, with a slash at its end. */
  | { kind: 'sandboxed'; host: string; folder: string }

const MAX_LISTED_SITES = 100

/** The hosts that may show games in a frame; a site on its own machine may have any port. */
export function listFrameAncestors(hosts: readonly string[]): string {
  if (hosts.length > MAX_LISTED_SITES) return 'https:'
  const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost')
  const local = hosts.includes('localhost') ? ['http://127.0.0.1:*'] : []
  return [...hosts.map((host) => (isLocal(host) ? `http://${host}:*` : `https://${host}`)), ...local].join(
    ' ',
  )
}

const listOnHost = (host: string, path: string) =>
  ['http', 'https'].map((protocol) => `${protocol}://${host}${path}`)

/**
 * Without an origin of its own a document gets an opaque one, also when it is opened directly: then it can read nothing of the site. Its own
 * files are named by their address, because an opaque origin has no `'self'`. `hosts` are others that the operator lets the game reach.
 */
export function uploadPolicy(
  place: UploadPlace,
  ancestors: string | null,
  hosts: readonly string[] = [],
): string {
  const others = hosts.map((host) => ` https://${host}`).join('')
  const sockets = hosts.map((host) => ` wss://${host}`).join('')
  const own = place.kind === 'own-origin' ? "'self'" : listOnHost(place.host, place.folder).join(' ')
  const scripts =
    place.kind === 'own-origin'
      ? own
      : [
          own,
          ...listOnHost(place.host, '/sdk/'),
          ...Object.values(SHIM_PATHS).flatMap((path) => listOnHost(place.host, path)),
          ...listOnHost(place.host, SDKS_PREFIX),
        ].join(' ')
  // A loader may read an SDK before it runs it.
  const connections =
    place.kind === 'own-origin' ? own : [own, ...listOnHost(place.host, SDKS_PREFIX)].join(' ')
  return [
    ...(place.kind === 'own-origin' ? [] : ['sandbox allow-scripts allow-pointer-lock']),
    "default-src 'none'",
    `script-src ${scripts}${others} 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob: data:`,
    `style-src ${own}${others} 'unsafe-inline' blob: data:`,
    `img-src ${own}${others} blob: data:`,
    `media-src ${own}${others} blob: data:`,
    `font-src ${own}${others} blob: data:`,
    `connect-src ${connections}${others}${sockets} blob: data:`,
    `worker-src ${place.kind === 'own-origin' ? `${own} ` : ''}blob: data:`,
    `frame-src ${own} blob:`,
    `manifest-src ${own}`,
    "object-src 'none'",
    `base-uri ${own}`,
    "form-action 'none'",
    ...(ancestors === null
      ? []
      : [`frame-ancestors ${place.kind === 'own-origin' ? "'self' " : ''}${ancestors}`]),
  ].join('; ')
}

/** Of every answer to an address of uploads, also of errors. */
export function uploadHeaders(
  place: UploadPlace,
  ancestors: string | null,
  hosts: readonly string[] = [],
): Record<string, string> {
  const shared = {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': uploadPolicy(place, ancestors, hosts),
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
    // The page of a site looks whether the game can be reached.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  // Its own opaque origin is a foreign one to this host: modules, fonts and requests need this.
  return place.kind === 'own-origin' ? shared : { ...shared, 'Access-Control-Allow-Origin': '*' }
}

/**
 * Of all files of a game with threads on its own origin: memory is shared where no other origin's document is. The first header isolates a
 * document in a frame, the others one in a tab of its own; a worker's script needs what its document has.
 */
export const ISOLATION_HEADERS: Record<string, string> = {
  'Document-Isolation-Policy': 'isolate-and-require-corp',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Scripts that outlive their page, or that would get the site's origin. */
export function isRefusedScript(request: Pick<Request, 'headers'>, place: UploadPlace): boolean {
  const purpose = request.headers.get('sec-fetch-dest') ?? ''
  if (purpose === 'serviceworker' || request.headers.has('service-worker')) return true
  return place.kind === 'sandboxed' && (purpose === 'worker' || purpose === 'sharedworker')
}
