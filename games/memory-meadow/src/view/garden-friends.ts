/** Friends that come with some garden objects, once the object is planted. */
import { stampAnimal } from '../art/animal-sprites.ts'
import { STILL } from '../art/pen.ts'
import type { G } from '../art/pen.ts'

let isAway = false

/** The cached image is painted without the friends. */
export function withoutFriends(paint: () => void): void {
  isAway = true
  paint()
  isAway = false
}

export function drawFriend(g: G, animal: number, x: number, y: number, size: number): void {
  if (isAway) return
  g.save()
  g.translate(x, y)
  g.scale(size, size)
  stampAnimal(g, animal, STILL)
  g.restore()
}
