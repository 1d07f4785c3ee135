/** Calls to an SDK's gateway: the file that answers them loads with the first. */

export interface GatewaySettings {
  /** Ids of the game at the portal, as its operator entered them; empty when unknown. */
  app: string
  /** Base64. */
  key: string
}
/** Answers a body with a text. */
export type Gateway = (body: unknown, settings: GatewaySettings) => Promise<string>

const GATEWAYS = Symbol.for('playhouse.gateways')
type Holder = { [GATEWAYS]?: Map<string, Gateway> }

/** Called by the file of a gateway. */
export function answerGateway(own: object, id: string, gateway: Gateway): void {
  const holder = own as Holder
  holder[GATEWAYS] ??= new Map()
  holder[GATEWAYS].set(id, gateway)
}

export function createGateways({ folder, settings }: { folder: string; settings: GatewaySettings }) {
  const loading = new Map<string, Promise<void>>()
  const load = (id: string) =>
    new Promise<void>((resolve, reject) => {
      const script = document.createElement('script')
      script.addEventListener('load', () => resolve())
      script.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
      script.src = `${folder}${id}.js`
      document.documentElement.append(script)
    })
  return {
    /** Rejects as a request does that finds no server. */
    async call(id: string, body: unknown): Promise<string> {
      if (!loading.has(id)) loading.set(id, load(id))
      await loading.get(id)
      const gateway = (window as Holder)[GATEWAYS]?.get(id)
      if (!gateway) throw new TypeError('Failed to fetch')
      return gateway(body, settings)
    },
  }
}
