/** Creates seeds from strings. A separate file keeps the bundle of a game small. */

/** A well-mixed number from 0 to 2³²-1.
 * @example const seed = hashText('my-game 2026-11-21')
 */
export function hashText(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 16)) >>> 0
}
