/**
 * The language leaves `Math.sin` and its kin to the engine, so the kit's own functions are made of operations that it defines to the
 * last bit. This looks whether the engines keep to that, and counts where they differ from Node in the rest.
 */
import type { BrowserCheck } from './check.ts'

type Bits = Record<string, string[]>

/** What the kit's functions are made of. */
const EXACT = ['arithmetic', 'sqrt', 'floor', 'round', 'imul', 'fround']

/** Runs in the page and in Node: the bits of each function's values for the same 20,000 numbers between -10 and 10. */
function calculate(): Bits {
  const functions: Record<string, (x: number) => number> = {
    arithmetic: (x) => (x * 1.37 - 0.1) / 3.3 + x * x,
    sqrt: (x) => Math.sqrt(Math.abs(x)),
    floor: Math.floor,
    round: Math.round,
    imul: (x) => Math.imul(x * 1e8, 16777619),
    fround: Math.fround,
    sin: Math.sin,
    cos: Math.cos,
    tan: Math.tan,
    atan2: (x) => Math.atan2(x, 3.7),
    exp: Math.exp,
    log: (x) => Math.log(Math.abs(x)),
    pow: (x) => Math.abs(x) ** 1.37,
    hypot: (x) => Math.hypot(x, 1.1),
    cbrt: Math.cbrt,
  }
  let seed = 1
  const numbers = Array.from({ length: 20_000 }, () => {
    seed = (seed * 16807) % 2147483647
    return (seed / 2147483647) * 20 - 10
  })
  return Object.fromEntries(
    Object.entries(functions).map(([name, call]) => [
      name,
      Array.from(new BigUint64Array(Float64Array.from(numbers, call).buffer), String),
    ]),
  )
}

/** How many values of each function have other bits; functions without a difference are left out. */
export function countDifferences(wanted: Bits, found: Bits): Record<string, number> {
  const counts = Object.entries(wanted).map(([name, bits]) => {
    const others = found[name]!
    return [name, bits.filter((one, i) => one !== others[i]).length] as const
  })
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

export const numbers: BrowserCheck = {
  name: 'numbers',
  async run({ page, front }) {
    await page.goto(`${front.url}/offline`)
    const different = countDifferences(calculate(), await page.evaluate(calculate))
    const wrong = EXACT.filter((name) => name in different)
    if (wrong.length > 0) throw new Error(`Other bits than Node gets: ${wrong.join(', ')}`)
    return Object.entries(different)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')
  },
}
