/**
 * The data of a document's loaders as React Router writes it: one line of a stream, in which each value has a number and equal ones have the
 * same. Only JSON values are written here; for others React Router has to render the page.
 */

/** What stands for values that JSON does not have. */
const UNDEFINED = -7
const NULL = -5
const NEGATIVE_ZERO = -4

const UNSAFE_RE = /[&><\u2028\u2029]/g
const ESCAPES: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** A JSON text that may stand inside a script element. */
export function escapeForScript(json: string): string {
  return UNSAFE_RE.test(json) ? json.replaceAll(UNSAFE_RE, (character) => ESCAPES[character]!) : json
}

/** The markup that React Router's `ServerRouter` streams after the page; null when a value is not JSON. */
export function renderHandoff(state: object): string | null {
  const line = encodeState(state)
  if (line === null) return null
  const text = escapeForScript(JSON.stringify(line))
  return (
    `<!--$--><script>window.__reactRouterContext.streamController.enqueue(${text});</script>` +
    '<!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$-->'
  )
}

function encodeState(state: object): string | null {
  const numbers = new Map<unknown, number>([[state, 0]])
  const written: string[] = []
  const values: unknown[] = [state]
  const places: number[] = [0]

  function numberOf(value: unknown): number {
    const known = numbers.get(value)
    if (known !== undefined) return known
    if (value === undefined) return UNDEFINED
    if (value === null) return NULL
    if (Object.is(value, -0)) return NEGATIVE_ZERO
    const number = numbers.size
    numbers.set(value, number)
    values.push(value)
    places.push(number)
    return number
  }

  while (values.length > 0) {
    // The last one first: the numbers depend on the order.
    const value = values.pop()
    const place = places.pop()!
    if (typeof value !== 'object' || value === null) {
      if (!isJsonScalar(value)) return null
      written[place] = JSON.stringify(value)
    } else if (Array.isArray(value)) {
      let text = '['
      for (let at = 0; at < value.length; at++) text += (at > 0 ? ',' : '') + numberOf(value[at])
      written[place] = `${text}]`
    } else {
      if (Object.getPrototypeOf(value) !== Object.prototype) return null
      let text = '{'
      for (const key of Object.keys(value))
        text += `${text.length > 1 ? ',' : ''}"_${numberOf(key)}":${numberOf((value as Record<string, unknown>)[key])}`
      written[place] = `${text}}`
    }
  }
  return `[${written.join(',')}]\n`
}

function isJsonScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
}
