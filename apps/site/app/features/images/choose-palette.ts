/** The colours of a drawn cover: those that are seldom near in lists, and what else they choose (see own-props.ts). */
import { canHaveOwnProp } from './activities.ts'
import type { ChosenSubject } from './read-choice.ts'
import type { Board } from './crowding.ts'
import { ALL_LOOKS } from './drawing-words.ts'
import { eachNeighbour } from './list-places.ts'
import { listOwnProps, type OwnProp, pickOwnProp } from './own-props.ts'
import { PALETTE_HUES, PALETTES } from './palettes.ts'
import { hashText, mixHash } from './seeded-random.ts'

const HUES = [...new Set(PALETTE_HUES)]
const HUE_NUMBERS = PALETTE_HUES.map((hue) => HUES.indexOf(hue))
/** Keeps what is drawn by chance apart from other choices for a game. */
const CHANCE = 201
/** Of a near cover on which a game's drawing comes again in the same way. */
const SAME_PROP_COST = 5

/** What is matched or merged beside a game's drawing, by its palette; null where nothing is. */
function listPropsOf(game: ChosenSubject, look: number): readonly OwnProp[] | null {
  return look >= 0 && canHaveOwnProp(ALL_LOOKS[look]!) ? listOwnProps(game) : null
}

export interface PaletteChooser {
  /** Gives a game its palette; neighbours chosen later keep from it. */
  choose(game: number, look: number): number
}

/** `palettes`: by game, what it has, or -1. */
export function createPaletteChooser(
  games: readonly (ChosenSubject & { isDrawn: boolean })[],
  { places, drawings }: Board,
  palettes: Int32Array,
): PaletteChooser {
  const counts = new Uint32Array(PALETTES.length)
  const props: (OwnProp | undefined)[] = []
  const setProp = (game: number, list: readonly OwnProp[] | null, palette: number) => {
    if (list) props[game] = pickOwnProp(list, games[game]!.slug, palette)
  }
  for (const [game, palette] of palettes.entries()) {
    if (palette < 0) continue
    counts[palette]!++
    setProp(game, listPropsOf(games[game]!, drawings[game]!), palette)
  }
  return {
    choose(game, look) {
      const { slug, isDrawn } = games[game]!
      const seed = hashText(slug)
      const list = listPropsOf(games[game]!, look)
      const hueCosts = new Float64Array(HUES.length)
      const propCosts = new Map<OwnProp, number>()
      const drawing = drawings[game]!
      eachNeighbour(places, game, (other, distance, weight) => {
        if (palettes[other]! < 0) return
        const isSame = drawings[other] === drawing
        const nearness = isSame ? (distance === 1 ? 10_000 : 200) : 12 / distance ** 2
        hueCosts[HUE_NUMBERS[palettes[other]!]!]! += weight * nearness
        const prop = list ? props[other] : undefined
        if (prop) propCosts.set(prop, (propCosts.get(prop) ?? 0) + weight * SAME_PROP_COST)
      })
      const costs = PALETTES.map((_, palette) => {
        const chance = (mixHash(seed, palette, CHANCE) % 100) / 100
        const ofProp = list ? (propCosts.get(pickOwnProp(list, slug, palette)) ?? 0) : 0
        return counts[palette]! * 0.01 + chance + hueCosts[HUE_NUMBERS[palette]!]! + ofProp
      })
      const palette = costs.indexOf(Math.min(...costs))
      counts[palette]!++
      if (isDrawn) {
        palettes[game] = palette
        setProp(game, list, palette)
      }
      return palette
    },
  }
}
