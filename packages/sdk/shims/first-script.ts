/**
 * The first script of an uploaded game's documents: it leads addresses of portals' SDKs to the files that answer in their place. Elements in
 * the document's markup and imports of modules are changed by the server.
 */
import { findPortalSdk, PORTAL_SDKS, replaceScriptAddresses, type PortalSdk } from './addresses.ts'
import { createGateways } from './gateways.ts'

/** Where the files are: set once, by `install`. */
let folder = ''
let call: ReturnType<typeof createGateways>['call']

/** The file's address; null for every other address. */
function replaceAddress(address: unknown): string | null {
  const sdk = findPortalSdk(String(address))
  return sdk && !sdk.isGateway ? `${folder}${sdk.id}.js` : null
}

function findGateway(address: unknown): PortalSdk | null {
  const sdk = findPortalSdk(String(address))
  return sdk?.isGateway ? sdk : null
}

function watchScripts() {
  const { prototype } = HTMLScriptElement
  const src = Object.getOwnPropertyDescriptor(prototype, 'src')!
  Object.defineProperty(prototype, 'src', {
    ...src,
    set(this: HTMLScriptElement, value: unknown) {
      src.set!.call(this, replaceAddress(value) ?? value)
    },
  })
  const { setAttribute } = Element.prototype
  prototype.setAttribute = function (name: string, value: string) {
    const isSource = String(name).toLowerCase() === 'src'
    setAttribute.call(this, name, isSource ? (replaceAddress(value) ?? value) : value)
  }
  for (const name of ['write', 'writeln'] as const) {
    const own = document[name].bind(document)
    document[name] = (...texts: string[]) => own(replaceScriptAddresses(texts.join(''), folder))
  }
}

const addressOf = (input: unknown) =>
  typeof Request === 'function' && input instanceof Request ? input.url : String(input)

function watchFetch() {
  const own = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const address = addressOf(input)
    const gateway = findGateway(address)
    if (gateway) {
      const body = init?.body ?? (input instanceof Request ? await input.clone().text() : '')
      const answer = await call(gateway.id, body)
      return new Response(answer, { headers: { 'Content-Type': 'application/json' } })
    }
    const replaced = replaceAddress(address)
    return replaced === null ? own(input, init) : own(replaced)
  }
}

/** A call of a gateway becomes a request for its answer, so that the browser's own events and states come with it. */
function watchRequests() {
  const { prototype } = XMLHttpRequest
  const { open, send } = prototype
  const gateways = new WeakMap<XMLHttpRequest, string>()
  prototype.open = function (this: XMLHttpRequest, ...all: unknown[]) {
    const [method, address, ...rest] = all as [string, string, ...unknown[]]
    const gateway = findGateway(address)
    gateways.delete(this)
    if (gateway) gateways.set(this, gateway.id)
    const used = gateway ? 'data:,' : (replaceAddress(address) ?? address)
    // Given as they came: a missing third value means something else than `undefined`.
    Reflect.apply(open, this, [gateway ? 'GET' : method, used, ...rest])
  } as typeof prototype.open
  prototype.send = function (this: XMLHttpRequest, body) {
    const id = gateways.get(this)
    if (id === undefined) return send.call(this, body)
    void call(id, body).then(
      (answer) => {
        open.call(this, 'GET', `data:application/json,${encodeURIComponent(answer)}`, true)
        send.call(this)
      },
      () => send.call(this),
    )
  }
}

/** SDKs count visits; nothing is sent to their hosts, and a game that looks at the result goes on. */
function watchBeacons() {
  const own = navigator.sendBeacon?.bind(navigator)
  if (!own) return
  navigator.sendBeacon = (address, body) => (findPortalSdk(String(address)) ? true : own(address, body))
}

/**
 * No SDK of these runs in a worker: there its script has no effect, and does not stop the game's. The code of a worker from a blob gets this
 * at its beginning; the blob is known by its address, because games often revoke that at once.
 */
function watchWorkers() {
  const Own = window.Worker
  if (typeof Own !== 'function') return
  const blobs = new Map<string, Blob>()
  const { createObjectURL, revokeObjectURL } = URL
  URL.createObjectURL = (object) => {
    const address = createObjectURL.call(URL, object)
    if (object instanceof Blob && /^$|script/.test(object.type)) blobs.set(address, object)
    return address
  }
  URL.revokeObjectURL = (address) => {
    blobs.delete(address)
    revokeObjectURL.call(URL, address)
  }
  window.Worker = class extends Own {
    constructor(address: string | URL, options?: WorkerOptions) {
      const blob = options?.type === 'module' ? undefined : blobs.get(String(address))
      const used = blob ? createObjectURL.call(URL, withoutSdks(blob)) : address
      super(used, options)
      if (blob) revokeObjectURL.call(URL, String(used))
    }
  }
}

/** On one line, so that the lines of errors stay the game's. */
function withoutSdks(blob: Blob): Blob {
  const patterns = JSON.stringify(PORTAL_SDKS.map((sdk) => sdk.address.source))
  const code =
    `{const own=importScripts.bind(self),sdks=${patterns}.map((one)=>new RegExp(one,'i')),` +
    `isSdk=(one)=>sdks.some((sdk)=>sdk.test(String(one).split(/[?#]/)[0].replace(/^(https?:)?\\/\\//,'')));` +
    `self.importScripts=(...all)=>own(...all.filter((one)=>!isSdk(one)))}`
  return new Blob([code, blob], { type: 'text/javascript' })
}

export function install(): void {
  const element = document.currentScript as HTMLScriptElement
  folder = element.src.slice(0, element.src.lastIndexOf('/') + 1)
  const settings = { app: element.dataset.newgroundsApp ?? '', key: element.dataset.newgroundsKey ?? '' }
  call = createGateways({ folder, settings }).call
  watchScripts()
  watchFetch()
  watchRequests()
  watchBeacons()
  watchWorkers()
}
