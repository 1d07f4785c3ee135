/** Food and animals that a palette's colours would make something else: a blue banana, a turquoise cow. */
import type { Motifs } from './motifs.ts'

type Tone = readonly [fill: string, line: string]
interface Tones {
  /** In place of the main colour. */
  a?: Tone
  /** In place of the accent. */
  b?: Tone
}

const LEAF: Tone = ['#6cc84a', '#256b1c']
const RED: Tone = ['#ff5a5a', '#8c1730']
const YELLOW: Tone = ['#ffd94a', '#8a6108']
const PINK: Tone = ['#ffa9bd', '#a03a5c']
const ORANGE: Tone = ['#ff9a3c', '#8f4606']
const BROWN: Tone = ['#e0a468', '#6f3d14']
const BUN: Tone = ['#eda64e', '#7d4514']
const STRAW: Tone = ['#f2c04a', '#7d5208']
const GREY: Tone = ['#a9b4cc', '#46506b']
const OLIVE: Tone = ['#93a35c', '#353f17']
const GOLD: Tone = ['#ffce3a', '#8a5404']
const SAND: Tone = ['#ecc67c', '#7d5a1a']
const TIMBER: Tone = ['#d89a58', '#6b3d14']
const COAL: Tone = ['#5a5f80', '#242844']
const STEEL: Tone = ['#cdd6ea', '#46506b']
const GRAPE: Tone = ['#8f5fe0', '#3c1d84']
const SHADOW: Tone = ['#6f6488', '#2a2240']

const NATURAL: Readonly<Record<string, Readonly<Record<string, Tones>>>> = {
  fruit: {
    apple: { a: RED, b: LEAF },
    strawberry: { a: RED, b: LEAF },
    watermelon: { a: RED, b: ['#4fb85a', '#1c5c2a'] },
    banana: { b: YELLOW },
    pineapple: { a: LEAF, b: YELLOW },
    cherries: { a: RED, b: LEAF },
    grapes: { a: GRAPE },
  },
  cooking: { burger: { a: BUN, b: LEAF }, panEgg: { b: YELLOW } },
  idea: { bulb: { a: YELLOW, b: GREY } },
  basketball: {
    ball: { a: ORANGE },
    hoop: { a: ORANGE },
    friend: { a: ORANGE },
    finger: { a: ORANGE },
  },
  tennis: { racket: { b: ['#dcf04a', '#5c7410'] } },
  pool: { table: { a: ['#2fae6d', '#0d4a2c'] } },
  golf: { hole: { a: LEAF } },
  pizza: { slice: { a: BUN, b: RED }, whole: { a: BUN, b: RED } },
  farm: {
    cow: { a: PINK },
    pig: { a: PINK, b: PINK },
    sheep: { a: BROWN },
    hen: { a: STRAW, b: RED },
  },
  farmGarden: { carrot: { a: ORANGE, b: LEAF }, wheat: { a: STRAW, b: STRAW }, barn: { a: RED } },
  plane: { fighterJet: { a: GREY } },
  tree: { mushroom: { a: RED }, log: { a: TIMBER }, oak: { a: LEAF, b: BROWN }, pines: { a: LEAF, b: BROWN }, palm: { a: LEAF, b: BROWN } },
  christmas: { tree: { a: LEAF }, stocking: { a: RED }, iceCube: { a: ['#a8dcff', '#2a5f94'] } },
  halloween: { pumpkin: { a: ORANGE, b: LEAF }, cauldron: { a: COAL }, bat: { a: COAL } },
  archery: { apple: { a: RED, b: LEAF } },
  door: { key: { a: GOLD }, keys: { a: GOLD, b: STEEL } },
  animals: { paw: { a: BROWN }, tracks: { a: BROWN, b: BROWN } },
  spider: { hanging: { a: SHADOW }, web: { a: SHADOW } },
  frog: { turtle: { a: LEAF } },
  bear: { face: { a: BROWN }, koala: { a: GREY }, teddy: { a: STRAW } },
  bird: { owl: { a: BROWN }, toucan: { a: COAL }, chick: { a: YELLOW, b: ORANGE }, duck: { a: YELLOW, b: ORANGE } },
  monkey: { face: { a: BROWN }, swinging: { a: BROWN, b: YELLOW } },
  horse: { shoe: { a: STEEL }, horseshoe: { a: STEEL }, head: { a: BROWN }, galloping: { a: BROWN } },
  cat: { peeking: { a: ORANGE }, wool: { a: ORANGE }, moon: { a: GREY }, sitting: { a: ORANGE }, sleeping: { a: ORANGE }, stretching: { a: ORANGE }, face: { a: ORANGE } },
  dog: { basket: { a: BROWN, b: STRAW }, face: { a: STRAW, b: BROWN }, sitting: { a: BROWN }, running: { a: STRAW, b: BROWN } },
  fish: { crab: { a: RED }, shark: { a: GREY }, whale: { a: ['#5fb4f0', '#1d5a94'] } },
  dino: { trex: { a: LEAF }, longNeck: { a: ['#7fd08a', '#256b3c'] } },
  insect: { ant: { a: ['#b0643f', '#4f240c'] }, bee: { a: YELLOW }, ladybird: { a: RED } },
  ninja: { bamboo: { a: LEAF }, head: { a: COAL }, jump: { a: COAL }, crouch: { a: COAL }, blades: { a: COAL }, leap: { a: COAL }, slash: { a: COAL }, kick: { a: COAL } },
  truck: { fireEngine: { a: RED, b: YELLOW } },
  car: { taxi: { a: YELLOW, b: COAL } },
  tank: { side: { a: OLIVE }, front: { a: OLIVE }, above: { a: OLIVE }, soldierHelmet: { a: OLIVE }, dogTags: { a: STEEL, b: GREY } },
  monster: { toyBox: { a: ['#4f86f0', '#1c3a94'], b: RED } },
  soldier: { helmet: { a: OLIVE }, commando: { a: OLIVE }, crosshair: { a: OLIVE } },
  heart: { single: { a: RED }, pair: { a: RED, b: PINK }, letter: { b: RED }, balloon: { b: RED } },
  treasure: { pyramid: { a: SAND }, sphinx: { a: SAND }, coins: { a: GOLD, b: GOLD }, goldBag: { a: GOLD, b: BROWN }, chest: { a: ['#b8763a', '#5a2f0c'], b: GOLD }, piggyBank: { a: PINK } },
  boat: { warship: { a: GREY }, submarine: { a: GREY }, rowing: { a: TIMBER } },
  blocks: { woodGrid: { a: TIMBER } },
  trophy: { cup: { a: GOLD } },
  boxing: { glove: { a: RED }, pair: { a: RED } },
  flower: { rose: { a: RED, b: LEAF }, tulip: { a: PINK, b: LEAF } },
  snake: { worm: { a: PINK }, apple: { a: LEAF, b: RED }, winding: { a: LEAF }, coiled: { a: LEAF } },
} // oxfmt-ignore

function recolour(
  markup: string,
  classes: readonly [shape: string, line: string, shade: string, edge: string, core: string],
  tone: Tone,
) {
  const [shape, line, shade, edge, core] = classes
  const [fill, stroke] = tone
  const round = 'stroke-linecap="round" stroke-linejoin="round"'
  return markup
    .replaceAll(`class="${shape}"`, `fill="url(${fill})" stroke="${stroke}" stroke-width="6" ${round}`)
    .replaceAll(`class="${line}"`, `fill="none" stroke="${stroke}" stroke-width="5" ${round}`)
    .replaceAll(`class="${edge}"`, `fill="none" stroke="${stroke}" ${round}`)
    .replaceAll(`class="${core}"`, `fill="none" stroke="${fill}" stroke-width="8" ${round}`)
    .replaceAll(`class="${shade}"`, `fill="${stroke}" opacity=".28"`)
}

/** The same drawings, those of `NATURAL` in the colours of nature. */
export function colourNaturally(motifs: Motifs): Motifs {
  const coloured: Motifs = { ...motifs }
  for (const [motif, drawings] of Object.entries(NATURAL))
    for (const [drawing, { a, b }] of Object.entries(drawings)) {
      let markup = coloured[motif]![drawing]!
      if (a) markup = recolour(markup, ['a', 'l', 's', 'A', 'B'], a)
      if (b) markup = recolour(markup, ['b', 'm', 't', '', 'M'], b)
      coloured[motif] = { ...coloured[motif], [drawing]: markup }
    }
  return coloured
}
