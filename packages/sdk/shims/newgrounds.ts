/** Newgrounds.io: the calls of a game to its gateway. Documents: newgrounds.io/help. */
import { answerGateway, type GatewaySettings } from './gateways.ts'
import { createComponents, Refusal, type Components } from './newgrounds-components.ts'
import { openPortal, type ShimWindow } from './portal.ts'

interface Execute {
  component?: unknown
  parameters?: unknown
  secure?: unknown
  echo?: unknown
}

interface Request extends GatewayFields {
  app_id?: unknown
  execute?: Execute | Execute[]
  /** The name of the first clients, which still are in use. */
  call?: Execute | Execute[]
}
interface GatewayFields {
  echo?: unknown
  debug?: unknown
}

/** Known by their numbers to clients; of the others only the words are published. */
const ERRORS = {
  invalidRequest: {
    code: 100,
    message: 'The request is not valid JSON with an app_id and an execute object',
  },
  invalidApp: { code: 103, message: 'Invalid app_id' },
  invalidEncryption: { code: 109, message: 'The secure call could not be decrypted' },
  unknownComponent: { code: 101, message: 'There is no component of this name' },
} as const

const MAX_CALLS = 40

export function install(own: ShimWindow): void {
  const portal = openPortal(own, { mute: false, pause: false })
  const components = createComponents(portal, own)
  answerGateway(own, 'newgrounds', async (body, settings) => {
    await portal.session
    return JSON.stringify(await answer(components, body, settings))
  })
}

async function answer(components: Components, body: unknown, settings: GatewaySettings): Promise<object> {
  const request = readRequest(body)
  const { app_id: app, call, execute = call, echo } = request ?? {}
  const base = { app_id: String(app ?? ''), ...(echo === undefined ? {} : { echo }) }
  if (!request || typeof app !== 'string' || typeof execute !== 'object' || execute === null)
    return { ...base, success: false, error: ERRORS.invalidRequest }
  if (settings.app !== '' && settings.app !== app)
    return { ...base, success: false, error: ERRORS.invalidApp }
  const calls = Array.isArray(execute) ? execute.slice(0, MAX_CALLS) : [execute]
  const results: object[] = []
  for (const each of calls) results.push(...(await run(components, each, settings.key)))
  const isList = Array.isArray(execute) || results.length !== 1
  return { ...base, success: true, result: isList ? results : results[0] }
}

/** A form's field, or the text itself. */
function readRequest(body: unknown): Request | null {
  try {
    const form = body instanceof FormData || body instanceof URLSearchParams ? body : null
    const text = typeof body === 'string' ? body : ''
    const fields = form ?? (text.trimStart().startsWith('{') ? null : new URLSearchParams(text))
    const json = fields ? (fields.get('input') ?? fields.get('request')) : text
    const request = JSON.parse(String(json)) as unknown
    return typeof request === 'object' && request !== null ? request : null
  } catch {
    // Not a request.
    return null
  }
}

/** Some clients encrypt every call and name the component beside it; only these two must be encrypted. */
const isOpen = (component: unknown) =>
  typeof component === 'string' && component !== 'Medal.unlock' && component !== 'ScoreBoard.postScore'

async function run(components: Components, call: Execute, key: string): Promise<object[]> {
  const echo = call.echo === undefined ? {} : { echo: call.echo }
  if (call.secure !== undefined) {
    const all = Array.isArray(call.secure) ? call.secure : [call.secure]
    const results: object[] = []
    for (const secure of all) {
      const inner = await decrypt(String(secure), key)
      if (inner) results.push({ ...(await runOne(components, inner)), ...echo })
      else if (isOpen(call.component)) results.push({ ...(await runOne(components, call)), ...echo })
      else results.push({ ...fail('', ERRORS.invalidEncryption), ...echo })
    }
    return results
  }
  const parameters = Array.isArray(call.parameters) ? call.parameters : [call.parameters]
  const results: object[] = []
  for (const each of parameters)
    results.push({ ...(await runOne(components, { component: call.component, parameters: each })), ...echo })
  return results
}

/** Errors are in the data and beside it: clients look in both places. */
const fail = (component: string, error: { code: number; message: string }) => ({
  ...{ component, success: false, error },
  data: { success: false, error },
})

async function runOne(components: Components, { component, parameters }: Execute): Promise<object> {
  const name = String(component)
  const work = Object.hasOwn(components, name) ? components[name]! : null
  if (!work) return fail(name, ERRORS.unknownComponent)
  try {
    const given = typeof parameters === 'object' && parameters !== null ? parameters : {}
    const data = await work(given as Record<string, unknown>)
    return { component: name, success: true, data: { success: true, ...data } }
  } catch (error) {
    if (error instanceof Refusal) return fail(name, { code: error.code, message: error.message })
    throw error
  }
}

const IV_BYTES = 16

/** AES-128 (CBC) and Base64: the first 16 bytes are the initialization vector. Null without the right key. */
async function decrypt(text: string, key: string): Promise<Execute | null> {
  try {
    const bytes = fromBase64(text)
    const { subtle } = crypto
    const imported = await subtle.importKey('raw', fromBase64(key), 'AES-CBC', false, ['decrypt'])
    const algorithm = { name: 'AES-CBC', iv: bytes.slice(0, IV_BYTES) }
    const plain = await subtle.decrypt(algorithm, imported, bytes.slice(IV_BYTES))
    return JSON.parse(new TextDecoder().decode(plain)) as Execute
  } catch {
    // No key, another key, or a page without encryption (plain http): as if the key were wrong.
    return null
  }
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
