/** Short keys for long strings, so that caches with many keys store no long strings. */
const SEEDS = [0x811c9dc5, 0x1b873593] as const
const FACTORS = [0x01000193, 0x5bd1e995] as const

/** 64 mixed bits: two texts that ever meet do not share them. */
export function shortName(text: string): string {
  let [a, b]: [number, number] = [...SEEDS]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, FACTORS[0])
    b = Math.imul(b ^ code, FACTORS[1])
    b ^= b >>> 15
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36).padStart(7, '0')
}
