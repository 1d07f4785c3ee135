/** Cached small pictures: pieces of the wardrobe, and whatever else is drawn once. */
import type { Worn } from '../rules/look.ts'
import { bytesOf, drawTask, sheetOf } from './layers.ts'
import type { Picture, Task } from './layers.ts'
import { createLruCache } from './lru-cache.ts'
import type { G } from './pen.ts'
import type { SpriteFrame, SpriteRequests } from './sprite-requests.ts'

const MAX = { count: 140, bytes: 24e6 }
/** Pieces of a page appear together, or in groups. */
const TOGETHER_MS = 90

export function createThumbs(frame: SpriteFrame, clock: () => number) {
  /** The dyes each piece was last seen in, at each size. */
  const lastKeys = new Map<string, string>()
  const pictures = createLruCache<Picture>(MAX, bytesOf)
  let roundAt = 0
  return {
    /** Returns whether it is time to show it. `isMore`: other pieces are being painted. */
    take(key: string, picture: Picture, isMore: boolean): boolean {
      pictures.set(key, picture)
      // Batches fast answers, so that a sheet is not repainted for each of them.
      if (isMore && clock() - roundAt < TOGETHER_MS) return false
      frame.round++
      roundAt = clock()
      return true
    },
    clear() {
      pictures.clear()
      lastKeys.clear()
    },
    /** Anything drawn once, or null while its turn has not come. */
    picture(name: string, w: number, h: number, ratio: number, draw: (g: G) => void): Picture | null {
      const key = `${name}/${Math.round(w)}/${Math.round(h)}/${ratio}`
      const known = pictures.get(key)
      if (known) return known
      if (frame.budget <= 0) return null
      frame.budget--
      const [sheet, g] = sheetOf(w * ratio, h * ratio)
      g.scale(ratio, ratio)
      draw(g)
      pictures.set(key, sheet)
      return sheet
    },
    /** A piece for the wardrobe; while it is drawn, the same in other dyes, or null. */
    thumb(requests: SpriteRequests, worn: Worn, w: number, h: number, ratio: number): Picture | null {
      const name = `${worn.piece}/${worn.a}/${worn.b}/${worn.pattern}`
      const key = `${name}/${Math.round(w)}/${Math.round(h)}/${ratio}`
      const known = pictures.get(key)
      const place = `${worn.piece}/${Math.round(w)}/${Math.round(h)}/${ratio}`
      if (known) {
        lastKeys.set(place, key)
        return known
      }
      // While a new dye is painted the cell shows the old one.
      const before = pictures.get(lastKeys.get(place) ?? '') ?? null
      const task = (): Task => ({ type: 'piece', worn, w, h, ratio })
      if (frame.isFresh && requests.waits('thumbs', key, 'piece', task)) {
        frame.isWaiting = true
        return before
      }
      if (frame.budget <= 0) return before
      frame.budget--
      const { picture } = drawTask(task())[0]!
      pictures.set(key, picture)
      return picture
    },
  }
}
