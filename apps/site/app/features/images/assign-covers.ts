/**
 * Chooses the drawn covers of games that have none yet: what is used least among the games they stand beside. Lists are those of the
 * catalogue as it is now, in the order visitors see them; choices made before are fixed. Pure: the same games and lists, the same choices.
 */
import type { ChosenSubject } from './read-choice.ts'
import { type Composition, COMPOSITIONS, type CoverChoice } from '#app/domain/cover-choice.ts'
import { type Board, createCrowding, type Crowding, CROWDING_COST } from './crowding.ts'
import { createPaletteChooser } from './choose-palette.ts'
import { MOTIFS } from './drawings/registry.ts'
import { ALL_LOOKS, listLooks, numberOfLook } from './drawing-words.ts'
import { findMotifs, type FoundMotifs } from './find-motifs.ts'
import { eachNeighbour, type GameList, placeInLists, WINDOW } from './list-places.ts'
import { KIN_MOTIFS } from './motif-words.ts'
import { hashText, mixHash } from './seeded-random.ts'

export interface AssignableGame extends ChosenSubject {
  /** Whether a list shows its drawn cover; a game with covers of its own takes a place only. */
  isDrawn: boolean
}

const COST = {
  secondMotif: 2500,
  /** Of the kind's own drawings, where the title names a thing that stands in their frame. */
  withoutThing: 24000,
  /** Of a drawing that suits the motif, where another one shows what the title names. */
  lessClose: 500,
  /** Of one that no tag names, where a tag names another one and the title none. */
  untagged: 40,
  used: 1,
}
const MAX_ROUNDS = 100
/** In the first rounds, games that share a drawing with only one neighbour are chosen again, too. */
const ROUNDS_FOR_PAIRS = 6
/** Ends the search when so many rounds in a row won nothing. */
const MAX_VAIN_ROUNDS = 50

interface Candidate {
  look: number
  cost: number
}

interface Candidates {
  first: readonly Candidate[]
  /** What else may stand there; null until it is needed. */
  second: readonly Candidate[] | null
}

function listCandidates(
  game: AssignableGame,
  motifs: readonly string[],
  cost: number,
  isDescribed = false,
): Candidate[] {
  const looks = listLooks(motifs, game, isDescribed)
  const hasClose = looks.some(({ isClose }) => isClose)
  const hasTagged = looks.some(({ isTagged }) => isTagged)
  return looks.map(({ number, isClose, isTagged }) => ({
    look: number,
    cost: cost + (hasClose && !isClose ? COST.lessClose : 0) + (hasTagged && !isTagged ? COST.untagged : 0),
  }))
}

function listSecond(game: AssignableGame): Candidate[] {
  const { first, others, frame } = findMotifs(game)
  const kin = first.flatMap((motif) => KIN_MOTIFS[motif]?.split(' ') ?? [])
  return [...new Set([...others, ...kin])]
    .filter((motif) => !first.includes(motif))
    .flatMap((motif) => listCandidates(game, [motif], frame ? COST.withoutThing : COST.secondMotif))
}

/** What chance may outweigh: hardly anything at first, then now and then full windows, so that the search leaves dead ends. */
function reachOfChance(turn: number): number {
  if (turn === 0) return 1
  if (turn % 16 === 0) return 12 * CROWDING_COST.fullWindow
  return turn % 4 === 0 ? 3 * CROWDING_COST.fullWindow : CROWDING_COST.adjacent
}

/** Gives drawings to games, and knows how crowded each game stands. */
class Assignment {
  readonly #games: readonly AssignableGame[]
  readonly #board: Board
  readonly #crowding: Crowding
  /** By drawing: how many games have it. */
  readonly #used = new Uint32Array(ALL_LOOKS.length)
  readonly #seeds: Uint32Array
  readonly #candidates: (Candidates | undefined)[] = []
  /** By game: what stands in a frame. */
  readonly #framed = new Map<number, FoundMotifs>()
  /** By game: the drawing chosen for it, whether a list shows it or not. */
  readonly chosen: Int32Array
  readonly #crowdedness: Float64Array
  readonly #isStale: Uint8Array

  constructor(games: readonly AssignableGame[], board: Board) {
    this.#games = games
    this.#board = board
    this.#crowding = createCrowding(board, ALL_LOOKS.length)
    this.#seeds = Uint32Array.from(games, ({ slug }) => hashText(slug))
    this.chosen = new Int32Array(games.length).fill(-1)
    this.#crowdedness = new Float64Array(games.length)
    this.#isStale = new Uint8Array(games.length).fill(1)
    for (const look of board.drawings) if (look >= 0) this.#used[look]!++
  }

  choose(game: number, turn: number): void {
    const before = this.#board.drawings[game]!
    this.#board.drawings[game] = -1
    if (before >= 0) this.#used[before]!--
    const look = this.#findBest(game, turn)
    this.chosen[game] = look
    if (!this.#games[game]!.isDrawn) return
    this.#board.drawings[game] = look
    this.#used[look]!++
    if (look !== before) this.#markAlike(game, before, look)
  }

  #findBest(game: number, turn: number): number {
    const candidates = this.#candidates[game] ?? this.#listFirst(game)
    if (this.isListed(game)) this.#candidates[game] = candidates
    this.#crowding.measure(game, turn === 0)
    const reach = reachOfChance(turn)
    let best = -1
    let least = Number.POSITIVE_INFINITY
    const compare = ({ look, cost }: Candidate, handicap: number) => {
      const chance = (reach * (mixHash(this.#seeds[game]!, look, turn) % 1000)) / 1000
      const sum = this.#crowding.costOf(look) + cost + COST.used * this.#used[look]! + chance + handicap
      if (sum < least) [best, least] = [look, sum]
    }
    for (const candidate of candidates.first) compare(candidate, 0)
    if (least >= COST.secondMotif) {
      candidates.second ??= listSecond(this.#games[game]!)
      // What is named second wins by need, never by chance.
      for (const candidate of candidates.second) compare(candidate, reach)
    }
    return best
  }

  #listFirst(game: number): Candidates {
    const found = findMotifs(this.#games[game]!)
    if (found.frame) this.#framed.set(game, found)
    return { first: listCandidates(this.#games[game]!, found.first, 0, found.isDescribed), second: null }
  }

  /** What stands for the kind of a game whose drawing is what its title names. */
  frameOf(game: number, look: number): Composition | null {
    const found = this.#framed.get(game)
    return found?.first.includes(ALL_LOOKS[look]!.motif) ? found.frame : null
  }

  /** Neighbours that had the same drawing as a changed game, or have it now, stand differently. */
  #markAlike(game: number, before: number, look: number): void {
    this.#isStale[game] = 1
    const { places, drawings } = this.#board
    for (const { list, at } of places.of(game)) {
      const { games } = places.lists[list]!
      const end = Math.min(games.length, at + WINDOW)
      for (let place = Math.max(0, at - WINDOW + 1); place < end; place++) {
        const other = games[place]!
        if (drawings[other] === look || drawings[other] === before) this.#isStale[other] = 1
      }
    }
  }

  /** A game in no list stands nowhere: it is chosen once. */
  isListed(game: number): boolean {
    return this.#board.places.of(game).length > 0
  }

  /** Whether a game could have another drawing. */
  canChange(game: number): boolean {
    const { first, second } = this.#candidates[game]!
    return first.length + (second?.length ?? 0) > 1
  }

  crowdednessOf(game: number): number {
    if (this.#isStale[game] === 1) {
      this.#isStale[game] = 0
      const look = this.#board.drawings[game]!
      if (look >= 0) this.#crowding.measure(game)
      this.#crowdedness[game] = look >= 0 ? this.#crowding.costOf(look) : 0
    }
    return this.#crowdedness[game]!
  }

  restore(chosen: Int32Array, order: readonly number[]): void {
    for (const game of order) {
      this.chosen[game] = chosen[game]!
      if (this.#games[game]!.isDrawn) this.#board.drawings[game] = chosen[game]!
    }
  }
}

/** Every game once, then again those that stand among too many of their like, until there are none or no more is won. */
function assignDrawings(
  games: readonly AssignableGame[],
  board: Board,
  order: readonly number[],
): { chosen: Int32Array; frameOf: (game: number) => Composition | null } {
  const assignment = new Assignment(games, board)
  for (const game of order) assignment.choose(game, 0)
  const listed = order.filter((game) => assignment.isListed(game))
  let least = Number.POSITIVE_INFINITY
  let best = assignment.chosen
  for (let turn = 1, bestTurn = 1; turn - bestTurn <= MAX_VAIN_ROUNDS && turn <= MAX_ROUNDS; turn++) {
    const crowding = listed.reduce((sum, game) => sum + assignment.crowdednessOf(game), 0)
    const limit = turn <= ROUNDS_FOR_PAIRS ? CROWDING_COST.near : CROWDING_COST.fullWindow
    const crowded = listed.filter((game) => assignment.crowdednessOf(game) >= limit)
    if (crowding < least) [least, best, bestTurn] = [crowding, assignment.chosen.slice(), turn]
    const changeable = crowded.filter((game) => assignment.canChange(game))
    if (changeable.length === 0) break
    for (const game of changeable) assignment.choose(game, turn)
  }
  assignment.restore(best, order)
  return { chosen: best, frameOf: (game) => assignment.frameOf(game, best[game]!) }
}

const chanceOf = (seed: number, a: number, b: number) => (mixHash(seed, a, b) % 100) / 100
/** Keeps what is drawn by chance apart: compositions and drawings of a game. */
const CHANCE = { composition: 202, pair: 203 }

/** A pair may stand on one cover of so many, and of a simple drawing only: the second one says nothing new. */
const PAIR_SHARE = 5
const MAX_PAIR_MARKUP = 1050

function isSimple(look: number): boolean {
  const { motif, drawing } = ALL_LOOKS[look]!
  return MOTIFS[motif]![drawing]!.length <= MAX_PAIR_MARKUP
}

/** The composition that is seldom near, above all with the same drawing. */
function chooseComposition(
  { places, drawings }: Board,
  compositions: Int32Array,
  { game, seed, look }: { game: number; seed: number; look: number },
): number {
  const drawing = drawings[game]!
  const costs = COMPOSITIONS.map((_, place) => chanceOf(seed, place, CHANCE.composition))
  if (!isSimple(look) || mixHash(seed, 0, CHANCE.pair) % PAIR_SHARE > 0)
    costs[COMPOSITIONS.indexOf('pair')] = Infinity
  eachNeighbour(places, game, (other, distance, weight) => {
    if (compositions[other]! < 0) return
    costs[compositions[other]!]! += weight * (drawings[other] === drawing ? 40 : 3 / distance)
  })
  return costs.indexOf(Math.min(...costs))
}

/** `lists` name games by their places in `games`. Only games without a choice get one. */
export function assignCovers(
  games: readonly AssignableGame[],
  lists: readonly GameList[],
): Map<string, CoverChoice> {
  const readStored = (read: (choice: CoverChoice) => number) =>
    Int32Array.from(games, ({ isDrawn, drawnCover }) => (isDrawn && drawnCover ? read(drawnCover) : -1))
  const board: Board = {
    places: placeInLists(lists, games.length),
    drawings: readStored(({ motif, drawing }) => numberOfLook(motif, drawing)),
  }
  const palettes = readStored(({ palette }) => palette)
  const compositions = readStored(({ composition }) =>
    (COMPOSITIONS as readonly Composition[]).indexOf(composition),
  )
  const order = orderByLists(games, lists)
  const { chosen, frameOf } = assignDrawings(games, board, order)
  const chooser = createPaletteChooser(games, board, palettes)
  const choices = new Map<string, CoverChoice>()
  for (const game of order) {
    const { slug, isDrawn } = games[game]!
    const look = chosen[game]!
    const palette = chooser.choose(game, look)
    const composition = chooseComposition(board, compositions, { game, seed: hashText(slug), look })
    if (isDrawn) compositions[game] = composition
    const framed = frameOf(game) ?? COMPOSITIONS[composition]!
    choices.set(slug, { ...ALL_LOOKS[look]!, palette, composition: framed })
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
