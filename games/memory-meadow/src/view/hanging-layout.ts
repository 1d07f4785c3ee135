/** Layout of what hangs over the meadow: lanterns, the request sign, and a new sticker for a moment. */
import type { Rect } from '@playhouse/game-kit'
import type { Layout } from './layout-types.ts'

export const MARGIN = 12
export const HEADER = 66
/** Room a lantern takes. */
export const LANTERN = { w: 26, most: 58, size: 34, h: 48 }
/** Two cords beside the sign: on a low window height is dearer than large lanterns. */
const TWO_CORDS = { below: 480, w: 18, size: 17, h: 28 }
/** More lanterns than hang in a row of a narrow window: one, with a number. */
const MAX_IN_ROW = 9
const MIN_SIGN_W = 84
const LAMP = { room: 48, size: 32 }
/** For a new sticker, in a row of lanterns. */
const SLOT = 46
/** Four parts wide, two high. */
const REQUEST_SIGN = { w: 92, h: 46 }

/** Beside the album button if that space is free, otherwise under it: no play or singing happens there. */
function stickerBy(hud: Rect, from: number): Layout['sticker'] {
  const size = hud.h * 1.04
  return hud.x - from >= size + 16
    ? { x: hud.x - size / 2 - 8, y: hud.y + hud.h / 2, size }
    : { x: hud.x + hud.h / 2, y: hud.y + hud.h + size / 2 + 3, size }
}

/** Beside the sign where there is room, in two rows on a low window, as a single one with a number when there are many, or else in a row below. The request sign comes first. */
export function hangSigns(count: number, hasRequest: boolean, sign: Rect, safe: Rect, hud: Rect) {
  const isLow = safe.h < TWO_CORDS.below
  const room = { x: safe.x + MARGIN, w: safe.w - MARGIN * 2 }
  const onHill = {
    x: safe.x + (safe.w - REQUEST_SIGN.w) / 2,
    y: safe.y + safe.h - REQUEST_SIGN.h,
    w: REQUEST_SIGN.w,
    h: REQUEST_SIGN.h - 4,
  }
  const gap = { x: sign.x + sign.w + 14, w: hud.x - sign.x - sign.w - 28 }
  const isBeside = hasRequest && gap.w >= REQUEST_SIGN.w + 14 + count * LANTERN.w
  const request = isBeside
    ? { x: gap.x, y: sign.y + 1, w: REQUEST_SIGN.w, h: REQUEST_SIGN.h }
    : isLow
      ? onHill
      : { x: room.x, y: safe.y + HEADER + 1, w: REQUEST_SIGN.w, h: REQUEST_SIGN.h - 2 }
  if (isBeside) Object.assign(gap, { x: gap.x + REQUEST_SIGN.w + 14, w: gap.w - REQUEST_SIGN.w - 14 })
  const isUnder = hasRequest && !isBeside && !isLow
  const taken = isBeside ? request.x + request.w : sign.x + sign.w
  const none = { sign, request, isBelow: isUnder, isLamp: false, sticker: stickerBy(hud, taken) }
  if (count === 0) return { ...none, lanterns: [], cords: [] }
  const half = Math.ceil(count / 2)
  if (gap.w >= count * LANTERN.w) {
    const row = hangRow(count, gap, safe.y + 6, LANTERN.size)
    const [{ x, w }] = row.cords as [Layout['cords'][0]]
    return { ...none, ...row, sticker: stickerBy(hud, x + w) }
  }
  if (isLow && gap.w >= half * TWO_CORDS.w) {
    const upper = hangRow(half, gap, safe.y + 4, TWO_CORDS.size)
    const lower = hangRow(count - half, gap, safe.y + 4 + TWO_CORDS.h, TWO_CORDS.size)
    return {
      ...none,
      sticker: stickerBy(hud, hud.x),
      lanterns: [...upper.lanterns, ...lower.lanterns],
      cords: [...upper.cords, ...lower.cords],
    }
  }
  const short = { ...sign, w: hud.x - sign.x - LAMP.room - MARGIN }
  if (count > MAX_IN_ROW && short.w >= MIN_SIGN_W) {
    const x = short.x + short.w + LAMP.room / 2 + 4
    const lanterns = Array.from({ length: count }, () => ({ x, y: safe.y + 6, size: LAMP.size }))
    return { ...none, sign: short, lanterns, cords: [], isLamp: true, sticker: stickerBy(hud, hud.x) }
  }
  if (isUnder) Object.assign(room, { x: room.x + REQUEST_SIGN.w + 10, w: room.w - REQUEST_SIGN.w - 10 })
  // A sticker has its own place before the lanterns: each of them stays in sight.
  const sticker = { x: room.x + SLOT / 2, y: safe.y + HEADER + 19, size: SLOT - 6 }
  Object.assign(room, { x: room.x + SLOT, w: room.w - SLOT })
  return { ...none, ...hangRow(count, room, safe.y + HEADER - 4, 29), isBelow: true, sticker }
}

function hangRow(count: number, room: { x: number; w: number }, y: number, max: number) {
  const step = Math.min(LANTERN.most, room.w / Math.max(1, count))
  const left = room.x + (room.w - step * count) / 2
  const size = Math.min(max, step * 0.8)
  const sag = Math.min(9, room.w * 0.02)
  const lanterns = Array.from({ length: count }, (_, i) => {
    const x = left + step * (i + 0.5)
    const t = (x - left) / (step * count)
    return { x, y: y + 4 * sag * t * (1 - t), size }
  })
  // The cord is as long as its lanterns need.
  return { lanterns, cords: [{ x: left, y, w: step * count, sag }] }
}
