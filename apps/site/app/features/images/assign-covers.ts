/**
 * Chooses the drawn covers of games that have none yet: what is used least among the games they stand beside. Lists are those of the
 * catalogue as it is now, in the order visitors see them; choices made before are fixed. Pure: the same games and lists, the same choices.
 */
import type { ChosenSubject } from './read-choice.ts'
import { COMPOSITIONS, type CoverChoice } from '#app/domain/cover-choice.ts'
import { MOTIFS } from './drawings/registry.ts'
import { listSuited } from './drawing-words.ts'
import { findMotifs } from './find-motifs.ts'
import { countClose, type GameList, type Places, placeInLists, WINDOW } from './list-places.ts'
import { KIN_MOTIFS } from './motif-words.ts'
import { PALETTE_HUES, PALETTES } from './palettes.ts'
import { hashText } from './seeded-random.ts'

export interface AssignableGame extends ChosenSubject {
  /** Whether a list shows its drawn cover; a game with covers of its own takes a place only. */
  isDrawn: boolean
}

/** Between a window too full and one that is nearly so. */
const COST = {
  fullWindow: 1000,
  adjacent: 60,
  near: 4,
  secondMotif: 700,
  used: 1,
}
const MAX_ROUNDS = 100

interface Candidate {
  motif: string
  drawing: string
  /** Of all drawings. */
  id: number
  cost: number
}

const DRAWING_IDS = new Map(
  Object.entries(MOTIFS)
    .flatMap(([motif, drawings]) => Object.keys(drawings).map((drawing) => `${motif} ${drawing}`))
    .map((key, id) => [key, id]),
)
const idOf = (motif: string, drawing: string) => DRAWING_IDS.get(`${motif} ${drawing}`) ?? -1

function listCandidates(game: AssignableGame): Candidate[] {
  const { first, others } = findMotifs(game)
  const list = (motifs: readonly string[], cost: number) =>
    motifs.flatMap((motif) =>
      listSuited(motif, game).map((drawing) => ({ motif, drawing, id: idOf(motif, drawing), cost })),
    )
  const kin = first.flatMap((motif) => KIN_MOTIFS[motif]?.split(' ') ?? [])
  const second = [...new Set([...others, ...kin])].filter((motif) => !first.includes(motif))
  return [...list(first, 0), ...list(second, COST.secondMotif)]
}

interface Board {
  games: readonly AssignableGame[]
  places: Places
  /** By game: the drawing it has, or -1. */
  drawings: Int32Array
  /** By drawing: how many games have it. */
  used: Uint32Array
}

/** What it costs that a game has a drawing, where it stands. */
function costOf({ places, drawings }: Board, game: number, drawing: number): number {
  let cost = 0
  for (const { list, at } of places.of(game)) {
    const { fullWindows, adjacent, near } = countClose(
      places.lists[list]!.games,
      at,
      (other) => drawings[other] === drawing,
    )
    const weight = places.weightOf(list, at)
    cost += weight * (COST.fullWindow * fullWindows + COST.adjacent * adjacent + COST.near * near)
  }
  return cost
}

/** What chance may outweigh: hardly anything at first, then now and then full windows, so that the search leaves dead ends. */
function reachOfChance(turn: number): number {
  if (turn === 0) return 1
  if (turn % 16 === 0) return 12 * COST.fullWindow
  return turn % 4 === 0 ? 3 * COST.fullWindow : COST.adjacent
}

function chooseDrawing(
  board: Board,
  game: number,
  candidates: readonly Candidate[],
  turn: number,
): Candidate {
  const { slug } = board.games[game]!
  const reach = reachOfChance(turn)
  let best = candidates[0]!
  let least = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    const chance = (reach * (hashText(`${slug} ${candidate.id} ${turn}`) % 1000)) / 1000
    const cost =
      costOf(board, game, candidate.id) + candidate.cost + COST.used * board.used[candidate.id]! + chance
    if (cost < least) [best, least] = [candidate, cost]
  }
  return best
}

function give(board: Board, game: number, drawing: number): void {
  const before = board.drawings[game]!
  if (before >= 0) board.used[before]!--
  board.drawings[game] = drawing
  if (drawing >= 0) board.used[drawing]!++
}

/** Every game once, then again those that stand among too many of their like, until there are none or no more is won. */
function assignDrawings(board: Board, order: readonly number[]): Map<number, Candidate> {
  const candidates = new Map(order.map((game) => [game, listCandidates(board.games[game]!)]))
  const chosen = new Map<number, Candidate>()
  const choose = (game: number, turn: number) => {
    give(board, game, -1)
    const candidate = chooseDrawing(board, game, candidates.get(game)!, turn)
    if (board.games[game]!.isDrawn) give(board, game, candidate.id)
    chosen.set(game, candidate)
  }
  const crowdingOf = (game: number) =>
    board.games[game]!.isDrawn ? costOf(board, game, board.drawings[game]!) : 0
  for (const game of order) choose(game, 0)
  let best = { crowding: Number.POSITIVE_INFINITY, chosen: new Map(chosen) }
  for (let turn = 1; turn <= MAX_ROUNDS; turn++) {
    const crowded = order.filter((game) => crowdingOf(game) >= COST.fullWindow)
    const crowding = crowded.reduce((sum, game) => sum + crowdingOf(game), 0)
    if (crowding < best.crowding) best = { crowding, chosen: new Map(chosen) }
    if (crowded.length === 0) break
    for (const game of crowded) choose(game, turn)
  }
  for (const [game, { id }] of best.chosen) if (board.games[game]!.isDrawn) give(board, game, id)
  return best.chosen
}

/** The colours that are seldom near, never those of a neighbour with the same drawing. */
function choosePalette(board: Board, palettes: Int32Array, counts: Uint32Array, game: number): number {
  const drawing = board.drawings[game]!
  const costs = PALETTES.map(
    (_, palette) => counts[palette]! * 0.01 + (hashText(`${board.games[game]!.slug} ${palette}`) % 100) / 100,
  )
  for (const { list, at } of board.places.of(game)) {
    const order = board.places.lists[list]!.games
    const weight = board.places.weightOf(list, at)
    for (let place = Math.max(0, at - WINDOW + 1); place < Math.min(order.length, at + WINDOW); place++) {
      const other = order[place]!
      if (place === at || palettes[other]! < 0) continue
      const distance = Math.abs(place - at)
      const isSame = board.drawings[other] === drawing
      const nearness = isSame ? (distance === 1 ? 10_000 : 200) : 12 / distance ** 2
      addHueCosts(costs, palettes[other]!, weight * nearness)
    }
  }
  return costs.indexOf(Math.min(...costs))
}

function addHueCosts(costs: number[], taken: number, cost: number): void {
  for (let palette = 0; palette < costs.length; palette++)
    if (palette === taken || PALETTE_HUES[palette] === PALETTE_HUES[taken]) costs[palette]! += cost
}

/** A pair may stand on one cover of so many: its second drawing says nothing new. */
const PAIR_SHARE = 8

/** The composition that is seldom near, above all with the same drawing. */
function chooseComposition(board: Board, compositions: Int32Array, game: number): number {
  const drawing = board.drawings[game]!
  const costs = COMPOSITIONS.map(
    (_, place) => (hashText(`${board.games[game]!.slug} ${place} composition`) % 100) / 100,
  )
  if (hashText(`${board.games[game]!.slug} pair`) % PAIR_SHARE > 0)
    costs[COMPOSITIONS.indexOf('pair')] = Infinity
  for (const { list, at } of board.places.of(game)) {
    const order = board.places.lists[list]!.games
    const weight = board.places.weightOf(list, at)
    for (let place = Math.max(0, at - WINDOW + 1); place < Math.min(order.length, at + WINDOW); place++) {
      const other = order[place]!
      if (place === at || compositions[other]! < 0) continue
      const isSame = board.drawings[other] === drawing
      costs[compositions[other]!]! += weight * (isSame ? 40 : 3 / Math.abs(place - at))
    }
  }
  return costs.indexOf(Math.min(...costs))
}

function startBoard(games: readonly AssignableGame[], lists: readonly GameList[]): Board {
  const drawings = new Int32Array(games.length).fill(-1)
  const used = new Uint32Array(DRAWING_IDS.size)
  const board = { games, places: placeInLists(lists, games.length), drawings, used }
  for (const [game, { drawnCover, isDrawn }] of games.entries())
    if (drawnCover && isDrawn) give(board, game, idOf(drawnCover.motif, drawnCover.drawing))
  return board
}

/** `lists` name games by their places in `games`. Only games without a choice get one. */
export function assignCovers(
  games: readonly AssignableGame[],
  lists: readonly GameList[],
): Map<string, CoverChoice> {
  const board = startBoard(games, lists)
  const order = orderByLists(games, lists)
  const chosen = assignDrawings(board, order)
  const palettes = Int32Array.from(games, ({ isDrawn, drawnCover }) =>
    isDrawn && drawnCover ? drawnCover.palette : -1,
  )
  const compositions = Int32Array.from(games, ({ isDrawn, drawnCover }) =>
    isDrawn && drawnCover ? COMPOSITIONS.indexOf(drawnCover.composition) : -1,
  )
  const counts = new Uint32Array(PALETTES.length)
  for (const palette of palettes) if (palette >= 0) counts[palette]!++
  const choices = new Map<string, CoverChoice>()
  for (const game of order) {
    const { motif, drawing } = chosen.get(game)!
    const palette = choosePalette(board, palettes, counts, game)
    const composition = chooseComposition(board, compositions, game)
    counts[palette]!++
    if (board.games[game]!.isDrawn) [palettes[game], compositions[game]] = [palette, composition]
    choices.set(games[game]!.slug, { motif, drawing, palette, composition: COMPOSITIONS[composition]! })
  }
  return choices
}

/** Games without a choice as visitors meet them: the first places of all lists first; then those in no list. */
function orderByLists(games: readonly AssignableGame[], lists: readonly GameList[]): number[] {
  const order = new Set<number>()
  const longest = Math.max(0, ...lists.map(({ games: listed }) => listed.length))
  for (let at = 0; at < longest; at++)
    for (const list of lists) {
      const game = list.games[at]
      if (game !== undefined && !games[game]!.drawnCover) order.add(game)
    }
  for (const [game, { drawnCover }] of games.entries()) if (!drawnCover) order.add(game)
  return [...order]
}
