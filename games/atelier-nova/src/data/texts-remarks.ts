/** The judges' remarks. */
export const lower = (name: string): string => name.toLowerCase()
/** Trousers, shoes, wings: many pieces are many; a dress is one. */
const areOrIs = (name: string): string => (/[^s]s$/.test(name) ? 'are' : 'is')

export const remarks = {
  style: (piece: string, tag: string, points: number) =>
    points > 0
      ? `The ${lower(piece)} ${areOrIs(piece)} just what I looked for: ${tag}.`
      : `The ${lower(piece)} ${areOrIs(piece)} ${tag}.`,
  little: (piece: string, tag: string) =>
    `The ${lower(piece)} ${areOrIs(piece)} a little ${tag}. I looked for much more.`,
  almost: (sentence: string) => `Almost! ${sentence}`,
  /** Of colours that are right on clothes that are not. */
  beside: 'Lovely, these colours agree! Keep them for clothes with the card’s signs.',
  nothing: () => 'I looked for the card’s styles and found none. Try pieces with its signs!',
  plain: 'Wear two or more pieces, and their colours can sing together.',
  palette: (piece: string, dye: string, points: number) =>
    points > 1
      ? `The ${lower(piece)} in ${dye}: one of the card’s own colours.`
      : `The ${lower(piece)} in ${dye} too: I had seen that one.`,
  echo: (pattern: string) => `The ${pattern} meet again. I like that!`,
  trim: 'The trims answer other pieces’ dyes. Neat!',
  pose: (tag: string) => `And the pose says ${tag}!`,
  harmony: {
    tone: 'One tone, calm and clear. A second hue across the wheel would sing.',
    neighbours: 'Neighbours on the colour wheel, soft and sure.',
    opposites: 'Opposites on the wheel sing together: nothing is worth more!',
    triad: 'Three colours, evenly spaced: nothing is worth more!',
    neutral: 'All calm neutrals. One bright hue would wake them.',
    loud: 'Too many hues at once. Dye them into two or three that belong together.',
  },
  must: (piece: string) => `The card’s wish is here: the ${lower(piece)}.`,
  missing: (one: string) => `The card wished for ${one}.`,
  avoid: (piece: string, tag: string) => `The ${lower(piece)} ${areOrIs(piece)} ${tag}, not tonight.`,
  few: (max: number) => `No more than ${max} pieces, as the card asked.`,
  many: (max: number) => `More than ${max} pieces.`,
  complete: 'Dressed from neck to shoes.',
  bare: 'Bare feet.',
  undressed: 'A piece of the outfit is missing.',
}

/** On the card after a try without a star. */
export const helped = {
  gold: 'Nova helps: every piece that fits has a golden cell now.',
  opened: 'Two tries are enough: the next show is open too.',
}

/** How to get more from the judge who gave least. */
export const advice = {
  tansy: 'Most was left at Tansy’s: look for the card’s signs in more drawers.',
  otto: 'Most was left at Otto’s: dye more pieces in hues that belong together.',
  nova: 'Most was left at Nova’s: mind the wishes and what she does not want tonight.',
}
export const adviceTogether = {
  tansy: 'Tansy likes a pattern met twice: give two pieces the same one.',
  otto: 'Otto likes a trim in the dye of another piece.',
  nova: 'Nova likes a pose that says the card’s style: try the others.',
}
