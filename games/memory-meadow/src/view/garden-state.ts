/** The saved state of a garden. */

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
  /** Positions of moved objects; the others stand in their own spot. */
  spots?: Partial<Record<ThingId, number>>
  /** Keepsakes: a stone of the path for each long walk, a flag for each meadow of the day. */
  walks: number
  days: number
}
