/** Colours of the six themes: times of the day and the year. */
export type Mote = 'petal' | 'firefly' | 'leaf' | 'snow' | 'seed'
export type Theme = {
  id: string
  sky: readonly [string, string, string]
  /** Sun or moon. */
  light: { colour: string; glow: string; isMoon: boolean }
  cloud: string
  far: string
  mid: string
  ground: readonly [string, string]
  /** Blades and tufts. */
  grass: string
  blade: string
  /** The hill the choir stands behind. */
  hill: readonly [string, string]
  /** Small flowers in the grass. */
  blossoms: readonly string[]
  mote: Mote
  motes: readonly string[]
  /** Laid over hiding places so that they sit in the same light. */
  tint: string
  /** Rim of light and ring of choice. */
  glow: string
}

export const THEMES: readonly Theme[] = [
  {
    id: 'spring',
    sky: ['#7cc8ee', '#b7e6f5', '#fdf3cf'],
    light: { colour: '#fff3b0', glow: '#fff2a8', isMoon: false },
    cloud: '#ffffff',
    far: '#a9d7b0',
    mid: '#7fc583',
    ground: ['#a5dc6c', '#69b84f'],
    grass: '#4f9e45',
    blade: '#86cc5b',
    hill: ['#57a94b', '#2f7a3f'],
    blossoms: ['#ffffff', '#ffb3cf', '#ffe173'],
    mote: 'petal',
    motes: ['#ffd0e0', '#ffffff', '#ffb3cf'],
    tint: '#00000000',
    glow: '#fff7c2',
  },
  {
    id: 'summer',
    sky: ['#3fa9f0', '#7fd0f5', '#d5f3ea'],
    light: { colour: '#ffe98a', glow: '#fff0a0', isMoon: false },
    cloud: '#ffffff',
    far: '#79bfa4',
    mid: '#53a96b',
    ground: ['#c9de5c', '#7fb83f'],
    grass: '#5d9a34',
    blade: '#b6d653',
    hill: ['#4f9a3c', '#27693a'],
    blossoms: ['#ff6b57', '#ffd23f', '#5d8df0'],
    mote: 'seed',
    motes: ['#ffffff', '#fffbe0'],
    tint: '#ffdf6014',
    glow: '#fff7c2',
  },
  {
    id: 'dusk',
    sky: ['#5c4f9c', '#e0789a', '#ffc98a'],
    light: { colour: '#ffdf9a', glow: '#ffb070', isMoon: false },
    cloud: '#f7a6b0',
    far: '#8c6aa6',
    mid: '#6a5690',
    ground: ['#8fae62', '#4c7d62'],
    grass: '#386852',
    blade: '#a6bd68',
    hill: ['#3f6a5c', '#234858'],
    blossoms: ['#ffd9a0', '#ff9ab0', '#d9b3ff'],
    mote: 'petal',
    motes: ['#ffc9a0', '#ffb0c0', '#fff0d0'],
    tint: '#7a3c7a22',
    glow: '#ffe0a8',
  },
  {
    id: 'night',
    sky: ['#141a4a', '#283a80', '#4f6bae'],
    light: { colour: '#fff2c4', glow: '#bcd0ff', isMoon: true },
    cloud: '#6f86c8',
    far: '#27407c',
    mid: '#1f4a70',
    ground: ['#3c8078', '#1f5460'],
    grass: '#164552',
    blade: '#53a088',
    hill: ['#1b4a5c', '#0e2c44'],
    blossoms: ['#cfe0ff', '#a7b8ff', '#ffe9a8'],
    mote: 'firefly',
    motes: ['#f6ff9a', '#d8ff8a'],
    tint: '#1a2a6a36',
    glow: '#f2ffb0',
  },
  {
    id: 'autumn',
    sky: ['#7fb6d6', '#ffdca0', '#ffb566'],
    light: { colour: '#fff0bd', glow: '#ffe0a0', isMoon: false },
    cloud: '#fff6e6',
    far: '#c07a52',
    mid: '#8a4a36',
    ground: ['#f0b950', '#b5652c'],
    grass: '#8f5a24',
    blade: '#e8c45c',
    hill: ['#8a4a26', '#4f2a20'],
    blossoms: ['#e8683a', '#f2b83f', '#b8433f'],
    mote: 'leaf',
    motes: ['#e8683a', '#f2b83f', '#b8433f', '#d98a34'],
    tint: '#c8782820',
    glow: '#fff2c0',
  },
  {
    id: 'winter',
    sky: ['#8fb4e6', '#c6def5', '#f6f0fb'],
    light: { colour: '#fffdf2', glow: '#ffffff', isMoon: false },
    cloud: '#ffffff',
    far: '#a9c3e4',
    mid: '#7da0ca',
    ground: ['#e9f2fc', '#b3cdec'],
    grass: '#86a8d6',
    blade: '#ffffff',
    hill: ['#6e96c8', '#436da6'],
    blossoms: ['#ffffff', '#f2f8ff', '#dbe9fa'],
    mote: 'snow',
    motes: ['#ffffff', '#f2f8ff'],
    tint: '#a8c8f000',
    glow: '#fffbe0',
  },
]
