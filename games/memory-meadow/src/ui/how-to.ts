/** "How to play" as small animations with few words, usable without reading. */
import type { HowToCard, Kit, MenuPart } from '@playhouse/game-kit'
import type { Album } from './album.ts'
import { createHomeSheets } from '../art/home-sheets.ts'
import { LESSON_SIZE, drawLessonPicture } from '../view/lessons.ts'
import type { LessonName, LessonScene } from '../view/lessons.ts'
import type { G } from '../art/pen.ts'
import { HOME_COUNT } from '../state.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'

/** What each line of the how-to shows, in their order, and the first meadow in which it is of use; 0 from the beginning. */
export const LINES: readonly (readonly [picture: LessonName, from: number])[] = [
  ['tap', 0],
  ['pair', 0],
  ['rustle', 0],
  ['young', 2],
  ['butterfly', 3],
  ['lantern', 4],
  ['ear', 6],
  ['family', 8],
  ['request', 13],
  ['echo', 14],
  ['newcomers', 17],
  ['jar', 19],
  ['breeze', 20],
  ['snow', 31],
  ['together', 6],
  ['bell', 5],
]
/** Sharp on every screen. */
const RATIO = 2
/** As the pictures on the hill: before and after. */
const BEAT_MS = 2600
/** Which animals are in the animations, and where. */
const CAST = [
  [0, 6],
  [5, 10],
  [3, 5],
  [12, 11 + HOME_COUNT],
] as const

/** The lines for a player who has reached level `reached`. */
export const listHowTo = (lines: readonly string[], reached: number) =>
  lines.filter((_, i) => (LINES[i]?.[1] ?? 0) <= reached)

/** The pictures with their lines, for as far as the player has come. */
export function makeHowToCards(kit: Kit<Game, Album>): MenuPart {
  const homes = createHomeSheets(RATIO, 0)
  const places = CAST.map(([animal, home]) => ({ animal, home }))
  const won = Object.keys(kit.record.stars.meadow ?? {}).map(Number)
  const { w, h } = LESSON_SIZE
  const draw = (g: G, picture: LessonName, t: number) => {
    const sky = g.createLinearGradient(0, h * 0.45, 0, h)
    sky.addColorStop(0, '#d9f1fb')
    sky.addColorStop(1, '#cdeaa6')
    g.fillStyle = sky
    g.fillRect(0, 0, w, h)
    g.lineCap = g.lineJoin = 'round'
    g.translate(w / 2, h / 2)
    const { calm } = kit.settings
    const scene: LessonScene = { g, sprites: { homes }, state: { places }, now: performance.now(), calm }
    drawLessonPicture(picture, scene, t)
  }
  const cards = listHowTo(texts.howTo, Math.max(0, ...won) + 1).map((text): HowToCard => {
    const [picture] = LINES[texts.howTo.indexOf(text)]!
    return { text, draw: (g, t) => draw(g, picture, t) }
  })
  return { kind: 'cards', id: 'cards', cards, size: LESSON_SIZE, ms: BEAT_MS, still: 0.8 }
}
