/** The six worlds: times of day, each cut from its own coloured paper. */
export type Palette = {
  /** From the top of the sky down. */
  sky: readonly [string, string, string]
  orb: string
  orbGlow: string
  isNight: boolean
  cloud: string
  /** Hills from far to near. */
  ridges: readonly [string, string, string, string]
  /** Leaves of the trees on the near hills, and their trunks. */
  leaves: readonly [string, string]
  trunk: string
  tree: 'round' | 'apple' | 'reed' | 'fir' | 'mesa' | 'crystal'
  /** The strip one drives on, its light edge, and the paper beneath, sheet by sheet. */
  top: string
  edge: string
  earth: readonly [string, string, string, string]
  /** What grows by the way. */
  bloom: readonly [string, string]
  fleck: string
  shadow: string
  /** The river in the gaps, from its surface down, what glitters on it, and the mist over it. */
  pit: { water: readonly [string, string, string]; foam: string; mist: string }
}

export const WORLDS: readonly Palette[] = [
  {
    sky: ['#8fd6e8', '#d9f0e3', '#fff0d2'],
    orb: '#fff3c9',
    orbGlow: '#fff6d8',
    isNight: false,
    cloud: '#ffffff',
    ridges: ['#bfe3dc', '#93d0bd', '#63b598', '#3f9680'],
    leaves: ['#2f8a6b', '#54ad77'],
    trunk: '#7d5644',
    tree: 'round',
    top: '#8ccf5d',
    edge: '#d8f3a0',
    earth: ['#e08a55', '#c96f47', '#ad583f', '#8f4438'],
    bloom: ['#ff7f8e', '#fff1c1'],
    fleck: '#6fb04a',
    shadow: '#3a1d2c',
    pit: { water: ['#5cc3d0', '#3aa3ba', '#267f9d'], foam: '#d8fbff', mist: '#ffffff' },
  },
  {
    sky: ['#5cb8ea', '#a9def0', '#f3fbdc'],
    orb: '#fff9d0',
    orbGlow: '#fffbe2',
    isNight: false,
    cloud: '#ffffff',
    ridges: ['#c6e6b0', '#a3d27e', '#78b757', '#4f9744'],
    leaves: ['#3c8a3a', '#6db345'],
    trunk: '#7a4d38',
    tree: 'apple',
    top: '#b5d84a',
    edge: '#eef7a2',
    earth: ['#b9734a', '#9c5b3f', '#824836', '#68372e'],
    bloom: ['#ffffff', '#ffd84f'],
    fleck: '#8cb436',
    shadow: '#33202a',
    pit: { water: ['#4fb2e4', '#3290cf', '#2270ad'], foam: '#e0f6ff', mist: '#f8ffe8' },
  },
  {
    sky: ['#8fb9ad', '#c4d6b2', '#f0e6bd'],
    orb: '#fbf3cf',
    orbGlow: '#f7f0cc',
    isNight: false,
    cloud: '#f3f1df',
    ridges: ['#b4cdb0', '#8db49a', '#5f9486', '#3f7570'],
    leaves: ['#35695c', '#5b8f62'],
    trunk: '#54433c',
    tree: 'reed',
    top: '#7ba556',
    edge: '#c5dc8c',
    earth: ['#7d5f4b', '#66493d', '#523a35', '#402d2d'],
    bloom: ['#c99be0', '#f3d36b'],
    fleck: '#5d8546',
    shadow: '#1f1f26',
    pit: { water: ['#7fa07c', '#5f8468', '#456654'], foam: '#d7e6bd', mist: '#f0ecc8' },
  },
  {
    sky: ['#8fa8e6', '#c9cdf4', '#ffe3ea'],
    orb: '#fff6f4',
    orbGlow: '#fff1f2',
    isNight: false,
    cloud: '#ffffff',
    ridges: ['#cfd6f5', '#aab8ea', '#8497d6', '#6379bd'],
    leaves: ['#47669f', '#e9f1ff'],
    trunk: '#5a5678',
    tree: 'fir',
    top: '#ffffff',
    edge: '#ffffff',
    earth: ['#a9bde8', '#8aa0d4', '#6c82bb', '#52669e'],
    bloom: ['#ff9fb6', '#ffffff'],
    fleck: '#d7e3fb',
    shadow: '#1f2450',
    pit: { water: ['#8fd0ff', '#62a8ec', '#437fcb'], foam: '#ffffff', mist: '#ffffff' },
  },
  {
    sky: ['#f2637a', '#ff9a6b', '#ffd98a'],
    orb: '#ffe7a6',
    orbGlow: '#ffd98f',
    isNight: false,
    cloud: '#ffe2c4',
    ridges: ['#f3a277', '#dd7467', '#b34f66', '#83385f'],
    leaves: ['#5f2a55', '#8f3d5f'],
    trunk: '#4d2347',
    tree: 'mesa',
    top: '#ffb84d',
    edge: '#ffe49b',
    earth: ['#cf5f45', '#b0493f', '#8e383c', '#6c2a39'],
    bloom: ['#ff6f91', '#ffe9b0'],
    fleck: '#ee9438',
    shadow: '#35102f',
    pit: { water: ['#e58a5a', '#c25c55', '#93405a'], foam: '#ffe2a8', mist: '#ffd0a0' },
  },
  {
    sky: ['#171a45', '#373078', '#7a4f9c'],
    orb: '#fdf3d0',
    orbGlow: '#b9a8f0',
    isNight: true,
    cloud: '#4a4391',
    ridges: ['#574a9c', '#453c88', '#353072', '#28265d'],
    leaves: ['#3f8f9c', '#66cdb8'],
    trunk: '#221f50',
    tree: 'crystal',
    top: '#57cdb6',
    edge: '#b9fff0',
    earth: ['#44419a', '#37347f', '#2a2866', '#1f1d50'],
    bloom: ['#ffd75e', '#ff8fd0'],
    fleck: '#3ea693',
    shadow: '#080a24',
    pit: { water: ['#5a6ff0', '#4450c8', '#333899'], foam: '#c9d6ff', mist: '#b49cff' },
  },
]
