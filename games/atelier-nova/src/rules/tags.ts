/** The styles clothes are judged by; none of them is about bodies. */
export const TAGS = [
  'cosy',
  'bold',
  'sporty',
  'elegant',
  'magical',
  'playful',
  'romantic',
  'retro',
  'natural',
  'mysterious',
] as const
export type Tag = (typeof TAGS)[number]
export type TagPoints = Partial<Record<Tag, number>>

/** `'cosy2 bold'` is cosy twice and bold once. */
export function parseTags(text: string): TagPoints {
  const points: TagPoints = {}
  for (const word of text.split(' ').filter(Boolean)) {
    const [, name, count] = /^([a-z]+)(\d?)$/.exec(word) ?? []
    if (!TAGS.includes(name as Tag)) throw new Error(`Unknown style: ${word}`)
    points[name as Tag] = Number(count || 1)
  }
  return points
}
