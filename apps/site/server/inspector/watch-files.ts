/** What a game loads: sizes, types, what is missing, which hosts. */
import type { Page, Request } from 'playwright-core'
import type { LoadedFile } from './inspection.ts'

const MAX_NAME_LENGTH = 120
const MAX_LISTED = 20

export interface FileWatch {
  bytes(): number
  largest(): LoadedFile[]
  missing: string[]
  failedHosts: Set<string>
  httpStatus(): number | null
  isLoading(): boolean
}

/**
 * `address` is the game's; files of its folder are named without it, others of its host without that. `sizeOf` knows what was sent for an
 * address, where the browser does not.
 */
export function watchFiles(
  page: Page,
  address: string,
  sizeOf: (url: string) => number | undefined = () => undefined,
): FileWatch {
  const folder = address.slice(0, address.replace(/[?#].*/, '').lastIndexOf('/') + 1)
  const files: LoadedFile[] = []
  const missing: string[] = []
  const failedHosts = new Set<string>()
  const pending = new Set<Request>()
  let status: number | null = null
  const { origin } = new URL(address)
  const nameOf = (url: string) => {
    const base = [folder, origin].find((one) => url.startsWith(one)) ?? ''
    return url.slice(base.length).slice(0, MAX_NAME_LENGTH)
  }
  const isGames = (request: Request) => request.frame() !== page.mainFrame() && /^https?:/.test(request.url())
  page.on('request', (request) => void (isGames(request) && pending.add(request)))
  const noteStatus = (url: string, found: number) => {
    if (found >= 400 && missing.length < MAX_LISTED) missing.push(`${found} ${nameOf(url)}`)
  }
  page.on('requestfailed', async (request) => {
    if (!pending.delete(request)) return
    // A script that is missing is answered with a text, which the browser refuses to run.
    const response = await request.existingResponse()
    if (response) noteStatus(request.url(), response.status())
    else failedHosts.add(new URL(request.url()).host)
  })
  page.on('requestfinished', async (request) => {
    if (!pending.delete(request)) return
    const [response, sizes] = await Promise.all([
      request.response().catch(() => null),
      request.sizes().catch(() => null),
    ])
    if (!response) return
    if (request.isNavigationRequest() && request.url() === address) status ??= response.status()
    noteStatus(request.url(), response.status())
    files.push({
      name: nameOf(request.url()) || 'the document',
      bytes: sizeOf(request.url()) ?? (sizes ? sizes.responseBodySize + sizes.responseHeadersSize : 0),
      type: (response.headers()['content-type'] ?? '').split(';')[0]!,
    })
  })
  return {
    bytes: () => files.reduce((sum, { bytes }) => sum + bytes, 0),
    largest: () => files.toSorted((a, b) => b.bytes - a.bytes).slice(0, MAX_LISTED),
    missing,
    failedHosts,
    httpStatus: () => status,
    isLoading: () => pending.size > 0,
  }
}
