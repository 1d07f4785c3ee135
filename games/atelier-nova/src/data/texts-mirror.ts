/** Texts for screen readers. */
const list = (words: readonly string[]) => words.join(', ')

export const mirror = {
  groups: { drawers: 'Drawers', drawer: 'Drawer', pieces: 'Pieces', rest: 'Buttons' },
  styles: (words: readonly string[]) => `Styles: ${list(words)}.`,
  twice: (style: string) => `${style} (counts twice)`,
  colours: (words: readonly string[]) => `Colours: ${list(words)}.`,
  musts: (words: readonly string[]) => `To wear: ${list(words)}.`,
  avoid: (style: string) => `Not ${style}.`,
  worn: (name: string) => `${name}, worn`,
  wears: (words: readonly string[]) => `Worn now: ${list(words)}.`,
  palette: 'The card’s colours',
  must: (kind: string) => `Wish: ${kind}`,
}
