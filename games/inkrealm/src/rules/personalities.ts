/** The parameters of the nineteen rivals. rival-ai.ts applies them. */

/** The figure a rival likes to draw: legs of [eighths of a turn, share of its size]. */
export type Shape = 'box' | 'wedge' | 'round' | 'ribbon' | 'spiral' | 'steps' | 'hook' | 'sliver'
export const SHAPES: Record<Shape, readonly (readonly [turn: number, share: number])[]> = {
  box: [[0, 1], [2, 1.1], [2, 0.8]], // prettier-ignore
  wedge: [[0, 1.3], [3, 1]], // prettier-ignore
  round: [[0, 0.5], [1, 0.5], [1, 0.6], [1, 0.6], [1, 0.5]], // prettier-ignore
  ribbon: [[0, 0.35], [2, 2.2], [2, 0.35]], // prettier-ignore
  spiral: [[0, 0.4], [1, 0.45], [1, 0.55], [1, 0.7], [1, 0.85], [1, 0.9]], // prettier-ignore
  steps: [[0, 0.5], [2, 0.4], [-2, 0.5], [2, 0.4], [2, 0.8]], // prettier-ignore
  hook: [[0, 1.2], [1, 0.4], [1, 0.4], [1, 0.4]], // prettier-ignore
  sliver: [[0, 1.1], [2, 0.4], [2, 1]], // prettier-ignore
}

/** Where it turns when it leaves home: away from others, to the leader, to a free place, anywhere, or along its border. */
export type Lure = 'away' | 'leader' | 'free' | 'any' | 'border' | 'rival'
export type Hat =
  | 'none'
  | 'bow'
  | 'leaf'
  | 'cap'
  | 'horns'
  | 'star'
  | 'flower'
  | 'band'
  | 'feeler'
  | 'helmet'
  | 'tuft'
  | 'glasses'

export type Personality = {
  name: string
  shapes: readonly Shape[]
  /** Cells of its usual leg. */
  size: number
  /** Returns home when another painter is this near to its trail. */
  fear: number
  /** Looks this far for trails to cut; 0 never does. */
  hunt: number
  /** How often, of a hundred, it takes care at all. */
  care: number
  lure: Lure
  hat: Hat
}

export const PERSONALITIES: readonly Personality[] = [
  {
    name: 'Mimsy',
    shapes: ['sliver', 'box'],
    size: 4,
    fear: 11,
    hunt: 0,
    care: 95,
    lure: 'away',
    hat: 'bow',
  },
  {
    name: 'Razzle',
    shapes: ['hook', 'wedge'],
    size: 11,
    fear: 2,
    hunt: 3,
    care: 45,
    lure: 'leader',
    hat: 'star',
  },
  { name: 'Fang', shapes: ['wedge'], size: 6, fear: 4, hunt: 10, care: 75, lure: 'rival', hat: 'horns' },
  { name: 'Fern', shapes: ['box'], size: 5, fear: 6, hunt: 0, care: 80, lure: 'free', hat: 'leaf' },
  { name: 'Whorl', shapes: ['spiral'], size: 8, fear: 4, hunt: 0, care: 60, lure: 'free', hat: 'feeler' },
  { name: 'Bastion', shapes: ['ribbon'], size: 6, fear: 6, hunt: 6, care: 85, lure: 'border', hat: 'helmet' },
  { name: 'Dozy', shapes: ['round'], size: 5, fear: 3, hunt: 0, care: 25, lure: 'any', hat: 'cap' },
  {
    name: 'Zipper',
    shapes: ['sliver', 'steps'],
    size: 8,
    fear: 4,
    hunt: 4,
    care: 65,
    lure: 'any',
    hat: 'band',
  },
  {
    name: 'Professor Quill',
    shapes: ['box'],
    size: 7,
    fear: 8,
    hunt: 4,
    care: 97,
    lure: 'free',
    hat: 'glasses',
  },
  {
    name: 'Magpie',
    shapes: ['hook', 'sliver'],
    size: 6,
    fear: 5,
    hunt: 5,
    care: 70,
    lure: 'rival',
    hat: 'feeler',
  },
  {
    name: 'Bumble',
    shapes: ['round', 'steps'],
    size: 6,
    fear: 3,
    hunt: 0,
    care: 40,
    lure: 'any',
    hat: 'feeler',
  },
  { name: 'Marigold', shapes: ['round'], size: 6, fear: 5, hunt: 0, care: 75, lure: 'free', hat: 'flower' },
  {
    name: 'Captain Drip',
    shapes: ['ribbon', 'box'],
    size: 8,
    fear: 5,
    hunt: 4,
    care: 65,
    lure: 'leader',
    hat: 'cap',
  },
  { name: 'Shade', shapes: ['sliver'], size: 7, fear: 6, hunt: 9, care: 85, lure: 'rival', hat: 'none' },
  { name: 'Jig', shapes: ['steps'], size: 7, fear: 4, hunt: 2, care: 55, lure: 'any', hat: 'tuft' },
  {
    name: 'Atlas',
    shapes: ['box', 'wedge'],
    size: 12,
    fear: 5,
    hunt: 0,
    care: 55,
    lure: 'free',
    hat: 'band',
  },
  {
    name: 'Pudding',
    shapes: ['box', 'round'],
    size: 4,
    fear: 7,
    hunt: 0,
    care: 70,
    lure: 'border',
    hat: 'none',
  },
  {
    name: 'Comet',
    shapes: ['wedge', 'hook'],
    size: 10,
    fear: 4,
    hunt: 5,
    care: 60,
    lure: 'away',
    hat: 'star',
  },
  {
    name: 'Twill',
    shapes: ['ribbon', 'steps'],
    size: 5,
    fear: 6,
    hunt: 0,
    care: 80,
    lure: 'border',
    hat: 'bow',
  },
]
