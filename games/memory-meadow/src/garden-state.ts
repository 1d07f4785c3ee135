/** What is stored of a garden. */

export type ThingId =
  | 'daisies'
  | 'tulips'
  | 'bench'
  | 'birdhouse'
  | 'pond'
  | 'sunflowers'
  | 'swing'
  | 'kite'
  | 'beehive'
  | 'fountain'
  | 'lanternTree'
  | 'windmill'
  | 'balloon'
  | 'rainbow'

export type Garden = {
  /** To spend. */
  flowers: number
  /** Ever won: they grow all over the lawn. */
  all: number
  planted: ThingId[]
  /** Where each stands; what was never moved stands in its own place. */
  spots?: Partial<Record<ThingId, number>>
  /** Keepsakes: a stone of the path for each long walk, a flag for each meadow of the day. */
  walks: number
  days: number
}
