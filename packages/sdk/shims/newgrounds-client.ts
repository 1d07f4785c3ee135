/** A client of Newgrounds.io: components as functions, each a call of the gateway. For tests only. */
import { createComponents } from './newgrounds-components.ts'
import { install } from './newgrounds.ts'
import { openPortal, type ShimWindow } from './portal.ts'
import type { Gateway, GatewaySettings } from './gateways.ts'

export const APP_ID = '12345:AbCdEfGh'

/** Sends a request to the gateway of a window; the answer as JSON. */
export async function askGateway(
  own: ShimWindow,
  request: object,
  settings: GatewaySettings = { app: '', key: '' },
): Promise<Record<string, never>> {
  const gateways = (own as unknown as Record<symbol, Map<string, Gateway>>)[Symbol.for('playhouse.gateways')]!
  const body = new URLSearchParams({ input: JSON.stringify(request) })
  return JSON.parse(await gateways.get('newgrounds')!(body, settings)) as Record<string, never>
}

export function installNewgrounds(own: ShimWindow): void {
  install(own)
  const names = Object.keys(createComponents(openPortal(own, { mute: false, pause: false }), own))
  const client: Record<string, Record<string, unknown>> = {}
  for (const component of names) {
    const [group, name] = component.split('.') as [string, string]
    client[group] ??= {}
    client[group][name] = async (parameters?: object) => {
      const { result } = (await askGateway(own, { app_id: APP_ID, execute: { component, parameters } })) as {
        result?: { data: unknown }
      }
      return result?.data
    }
  }
  own.Newgrounds = client
}
