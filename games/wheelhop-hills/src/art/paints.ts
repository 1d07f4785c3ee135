/** Paints for every vehicle, unlocked by stars, golden carrots and the long road. */

/** The colours of a vehicle. */
export type Livery = {
  body: string
  dark: string
  light: string
  trim: string
  hub: string
  tyre: string
  scarf: string
}

export type Wins = { stars: number; golden: number; metres: number; carrots: number }
export type Paint = {
  needs: Exclude<keyof Wins, 'carrots'>
  at: number
  coat: Pick<Livery, 'body' | 'dark' | 'light' | 'trim' | 'hub'>
}

/** The first choice is always the vehicle's own colours. A save keeps a coat's number: new ones come last. */
export const PAINTS: readonly Paint[] = [
  {
    needs: 'stars',
    at: 24,
    coat: { body: '#ff8fb3', dark: '#c9557f', light: '#ffc1d6', trim: '#fff6f0', hub: '#7fd3c4' },
  },
  {
    needs: 'metres',
    at: 800,
    coat: { body: '#3f8fd2', dark: '#255f98', light: '#7fbcf0', trim: '#ffd75e', hub: '#fff3dc' },
  },
  {
    needs: 'stars',
    at: 75,
    coat: { body: '#2d2a4a', dark: '#17152c', light: '#5a5488', trim: '#8ff0d8', hub: '#ff6fae' },
  },
  {
    needs: 'metres',
    at: 1600,
    coat: { body: '#7fb84f', dark: '#4e8030', light: '#b6e07c', trim: '#fff8d8', hub: '#e2574c' },
  },
  {
    needs: 'golden',
    at: 10,
    coat: { body: '#ffc933', dark: '#c08a12', light: '#ffe98f', trim: '#fffaf0', hub: '#fffaf0' },
  },
  {
    needs: 'stars',
    at: 150,
    coat: { body: '#fdfbff', dark: '#c7bfe0', light: '#ffffff', trim: '#ff6b7d', hub: '#6fa8ff' },
  },
  {
    needs: 'stars',
    at: 10,
    coat: { body: '#58c7b0', dark: '#2c8a78', light: '#9be8d6', trim: '#fff6dc', hub: '#ff8a5c' },
  },
  {
    needs: 'metres',
    at: 400,
    coat: { body: '#b58a5a', dark: '#7c5a34', light: '#dcb98a', trim: '#fff3dc', hub: '#e2574c' },
  },
  {
    needs: 'stars',
    at: 48,
    coat: { body: '#8a6fd8', dark: '#5a44a4', light: '#bca8f5', trim: '#ffe08a', hub: '#fff6f0' },
  },
  {
    needs: 'golden',
    at: 3,
    coat: { body: '#ff9d42', dark: '#c4661a', light: '#ffc98a', trim: '#4f9a4a', hub: '#fff3dc' },
  },
  {
    needs: 'stars',
    at: 110,
    coat: { body: '#b52f45', dark: '#741a2c', light: '#e2667a', trim: '#ffe9c0', hub: '#ffc933' },
  },
  {
    needs: 'golden',
    at: 25,
    coat: { body: '#1f3f3a', dark: '#0f2422', light: '#3f7a6c', trim: '#ffd75e', hub: '#ffd75e' },
  },
]

export const isOpen = ({ needs, at }: Paint, wins: Wins): boolean => wins[needs] >= at
/** Numbers of the choices there are: 0 for a vehicle's own colours, then those that are open. */
export const listPaints = (wins: Wins): number[] => [
  0,
  ...PAINTS.flatMap((paint, i) => (isOpen(paint, wins) ? [i + 1] : [])),
]
