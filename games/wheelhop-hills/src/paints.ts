/** Coats of paint for every vehicle; stars, golden carrots and the long road open them. */
import type { Livery } from './vehicle-trim.ts'

export type Wins = { stars: number; golden: number; metres: number; carrots: number }
export type Paint = {
  needs: Exclude<keyof Wins, 'carrots'>
  at: number
  coat: Pick<Livery, 'body' | 'dark' | 'light' | 'trim' | 'hub'>
}

/** The first choice is always the vehicle's own colours. */
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
]

export const isOpen = ({ needs, at }: Paint, wins: Wins): boolean => wins[needs] >= at
/** Numbers of the choices there are: 0 for a vehicle's own colours, then those that are open. */
export const listPaints = (wins: Wins): number[] => [
  0,
  ...PAINTS.flatMap((paint, i) => (isOpen(paint, wins) ? [i + 1] : [])),
]
