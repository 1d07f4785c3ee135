/** The page of shows displays one season at a time. */
export const SEASON = 10

export type Season = { nth: number; from: number; to: number }
export const listSeasons = (levels: number): Season[] =>
  Array.from({ length: Math.ceil(levels / SEASON) }, (_, nth) => ({
    nth,
    from: nth * SEASON + 1,
    to: Math.min(levels, (nth + 1) * SEASON),
  }))
export const seasonOf = (level: number): number => Math.floor((level - 1) / SEASON)
