/** The colours of a game's stage in a dark and in a light page. */

export type Scheme = 'dark' | 'light'

/** What is written on a game's stage: its title, its text, its hint. The light of `features/images/stage-light.ts` is fitted to them. */
export const STAGE_TEXTS: Record<Scheme, readonly [title: string, text: string, hint: string]> = {
  dark: ['#ffffff', '#e8e9ff', '#ffe08a'],
  light: ['#17142e', '#37335a', '#6b3d00'],
}
