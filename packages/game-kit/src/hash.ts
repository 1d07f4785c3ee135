/** Hashes of whole states: equal states have equal hashes in every browser. */

/** Sixteen hex digits for any plain value; the order of an object's keys does not matter, nor does the sign of zero.
 * @example hashState({ x: 1 }) === hashState({ x: 1 }) // true
 */
export function hashState(value: unknown): string {
  const lanes: Lanes = [0x811c9dc5, 0x1b873593]
  mix(lanes, value)
  return lanes.map((lane) => (scramble(lane) >>> 0).toString(16).padStart(8, '0')).join('')
}

type Lanes = [number, number]
const view = new DataView(new ArrayBuffer(8))

function mix(lanes: Lanes, value: unknown): void {
  if (typeof value === 'number') mixNumber(lanes, value)
  else if (typeof value === 'string') mixText(lanes, value)
  else if (typeof value !== 'object' || value === null) mixText(lanes, `${typeof value}:${String(value)}`)
  else if (isList(value)) {
    add(lanes, 0x5b)
    for (const item of value) mix(lanes, item)
    add(lanes, 0x5d)
  } else {
    add(lanes, 0x7b)
    const fields = value as Record<string, unknown>
    for (const key of Object.keys(fields).sort()) {
      if (fields[key] === undefined) continue
      mixText(lanes, key)
      mix(lanes, fields[key])
    }
    add(lanes, 0x7d)
  }
}

function isList(value: object): value is Iterable<unknown> {
  return Array.isArray(value) || (ArrayBuffer.isView(value) && Symbol.iterator in value)
}

function mixNumber(lanes: Lanes, value: number): void {
  // JSON does not store minus zero; adding zero turns it into zero.
  view.setFloat64(0, value + 0)
  add(lanes, view.getInt32(0))
  add(lanes, view.getInt32(4))
}

function mixText(lanes: Lanes, text: string): void {
  add(lanes, text.length)
  for (let i = 0; i < text.length; i++) add(lanes, text.charCodeAt(i))
}

function add(lanes: Lanes, word: number): void {
  lanes[0] = Math.imul(lanes[0] ^ word, 16777619)
  lanes[1] = Math.imul((lanes[1] << 13) | (lanes[1] >>> 19), 5) + Math.imul(word, 0x27d4eb2d)
  lanes[1] |= 0
}

function scramble(lane: number): number {
  const mixed = Math.imul(lane ^ (lane >>> 16), 0x45d9f3b)
  return mixed ^ (mixed >>> 15)
}
