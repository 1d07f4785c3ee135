/** A tag as people read it: `match-3` becomes `Match 3`. */
export function nameTag(tag: string): string {
  const words = tag.replaceAll('-', ' ')
  return words === 'io' ? '.io' : words.charAt(0).toUpperCase() + words.slice(1)
}
