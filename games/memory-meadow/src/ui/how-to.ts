/** "How to play" as small animations with few words, usable without reading. */
import { createHomeSheets } from '../art/home-sheets.ts'
import { LESSON_SIZE, drawLessonPicture } from '../view/lessons.ts'
import type { LessonName, LessonScene } from '../view/lessons.ts'
import { HOME_COUNT } from '../state.ts'

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
const FRAME_MS = 60
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

/** Fills the list with pictures; they move as long as it is in the page. */
export function paintHowTo(
  list: HTMLElement,
  lines: readonly string[],
  reached: number,
  calm: boolean,
): void {
  const homes = createHomeSheets(RATIO, 0)
  const places = CAST.map(([animal, home]) => ({ animal, home }))
  const contexts = listHowTo(lines, reached).map((line) => {
    const [picture] = LINES[lines.indexOf(line)]!
    const canvas = document.createElement('canvas')
    canvas.width = LESSON_SIZE.w * RATIO
    canvas.height = LESSON_SIZE.h * RATIO
    const g = canvas.getContext('2d')!
    g.lineCap = g.lineJoin = 'round'
    const item = document.createElement('li')
    item.append(canvas, line)
    return { item, g, picture }
  })
  list.replaceChildren(...contexts.map(({ item }) => item))
  let drawnAt = -FRAME_MS
  const draw = (now: number) => {
    if (!list.isConnected) return
    requestAnimationFrame(draw)
    if (now < drawnAt + FRAME_MS || (calm && drawnAt >= 0)) return
    drawnAt = now
    for (const { g, picture } of contexts) {
      g.setTransform(RATIO, 0, 0, RATIO, 0, 0)
      g.clearRect(0, 0, LESSON_SIZE.w, LESSON_SIZE.h)
      g.translate(LESSON_SIZE.w / 2, LESSON_SIZE.h / 2)
      const scene: LessonScene = { g, sprites: { homes }, state: { places }, now, calm }
      drawLessonPicture(picture, scene, calm ? 0.8 : (now % BEAT_MS) / BEAT_MS)
    }
  }
  draw(0)
}
