/** The figure's remarks on a new piece, in turn. */
const upper = (word: string): string => word.replace(/^./, (letter) => letter.toUpperCase())

/** It has the card's style. */
export const glad: readonly ((tag: string) => string)[] = [
  (tag) => `So ${tag}!`,
  (tag) => `${upper(tag)}, just right!`,
  (tag) => `I feel ${tag} in this!`,
  (tag) => `Oh, how ${tag}!`,
  (tag) => `${upper(tag)} suits me!`,
  (tag) => `That is my ${tag} side!`,
  (tag) => `Yes! Very ${tag}.`,
  (tag) => `Look at me, all ${tag}!`,
  (tag) => `${upper(tag)}! Tansy will like that.`,
  (tag) => `This one says ${tag}.`,
  (tag) => `Mm, properly ${tag}.`,
  (tag) => `Now that is ${tag}!`,
]
/** It has none of the card's styles. */
export const other: readonly ((tags: readonly string[]) => string)[] = [
  (tags) => `Pretty! Only not ${tags.join(' or ')}.`,
  (tags) => `Nice, but the card says ${tags.join(' and ')}.`,
  (tags) => `Hm, is that ${tags.join(' or ')}?`,
  (tags) => `Another day! Tonight I am ${tags.join(' and ')}.`,
]
