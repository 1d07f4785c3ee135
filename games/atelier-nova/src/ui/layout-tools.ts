/** Positions of the buttons around the figure, and of the figure between them. */
import type { Rect } from '@playhouse/game-kit'
import type { Layout } from './layout-types.ts'

/** Buttons in a group, each with a word under its sign, which needs width; larger where there is room. */
const TOOL = 52
const LOW_TOOL = 44
const TOOL_W = 62
const LARGE_TOOL_W = 74
const LARGE_TOOL = 62
const LARGE_STAGE = 560
const WALK = 56
const GAP = 8
const LOW_WALK = 48
const LOW_STAGE = 246

const isLowStage = (stage: Rect, hudBottom: number) => hudBottom > 0 && stage.h < LOW_STAGE
const toolHeight = (stage: Rect, hudBottom: number) =>
  hudBottom === 0 && stage.h > LARGE_STAGE && stage.w > LARGE_STAGE
    ? LARGE_TOOL
    : isLowStage(stage, hudBottom)
      ? LOW_TOOL
      : TOOL
export const walkHeight = (stage: Rect, hudBottom: number): number =>
  isLowStage(stage, hudBottom) ? LOW_WALK : WALK

/** Two groups of buttons, one at each side of the figure; where there is no height for that, one lies above and one at the feet. */
export function placeTools(
  places: Record<string, Rect>,
  stage: Rect,
  hudBottom: number,
  isLeft: boolean,
): [Rect, Rect] {
  const isWide = hudBottom === 0
  const tool = toolHeight(stage, hudBottom)
  const wide = tool === LARGE_TOOL ? LARGE_TOOL_W : TOOL_W
  // With less height than this three buttons and the walk have no room above each other.
  const short = tool * 3 + walkHeight(stage, hudBottom) + 14
  const [left, right] = [stage.x + 8, stage.x + stage.w - wide - 8]
  const standing = (x: number, y: number): Rect => ({ x, y, w: wide, h: tool * 3 })
  const lying = (x: number, y: number): Rect => ({ x, y, w: wide * 3, h: tool })
  const high = isWide ? stage.y + GAP : Math.max(hudBottom, stage.y + 4)
  const low = stage.y + stage.h - tool * 3 - 10
  const isLow = !isWide && stage.y + stage.h - high < short
  const [near, far] = isLeft !== isWide ? [left, right] : [right, left]
  const across = (x: number) => (x === right ? right - wide * 2 : left)
  const first = isLow ? lying(across(near), high) : standing(near, high)
  const second = isWide
    ? standing(far, high)
    : isLow
      ? lying(across(far), stage.y + stage.h - tool - 10)
      : standing(far, low)
  const put = (ids: readonly string[], { x, y, w, h }: Rect) =>
    ids.forEach((id, i) => {
      const [dx, dy] = w > wide ? [i * wide, 0] : [0, i * tool]
      places[id] = { x: x + dx, y: y + dy, w: wide, h: Math.min(h, tool) }
    })
  put(['undo', 'shuffle', 'pose'], first)
  put(['studio', 'book', 'prizes'], second)
  return [first, second]
}

/** Without judges the photo is what one dresses for: it has the large button, and the walk the photo's place. */
export const swapFree = (places: Record<string, Rect>, isFree: boolean): Record<string, Rect> =>
  isFree ? { ...places, walk: places.studio!, studio: places.walk! } : places

/** Where the dressed one stands: free of all buttons, with shoes and hat. */
export function placeFigure({ stage, isWide, pills, places }: Layout): {
  x: number
  y: number
  height: number
} {
  const [tools, walk] = [pills[1]!, places.walk!]
  const isLying = !isWide && tools.w > TOOL_W
  const gap = tools.x < walk.x ? tools.x + tools.w + walk.x : walk.x + walk.w + tools.x
  return {
    x: isLying ? gap / 2 : stage.x + stage.w / 2,
    y: stage.y + stage.h - (isWide ? 26 : 12),
    // Hats have room below the card.
    height: Math.min((stage.h - (isWide ? 34 : 18)) / 1.08, stage.w * 1.7),
  }
}
