/** Pages that follow the finger and glide into place. */
const GLIDE_MS = 240
/** Share of the width a finger must go to turn the page. */
const ENOUGH = 0.16

export function createPager() {
  let page = 0
  /** How far the finger has pulled the page. */
  let pulled = 0
  let glide = { from: 0, at: -1e6 }

  const set = (next: number, from: number, now: number) => {
    page = next
    pulled = 0
    glide = { from, at: now }
  }
  return {
    get page() {
      return page
    },
    jump(next: number) {
      set(next, 0, -1e6)
    },
    turn(by: number, count: number, width: number, now: number) {
      set((page + by + count) % count, Math.sign(by) * width + pulled, now)
    },
    /** With a single page there is nothing to turn to: it gives a little. */
    pull(dx: number, count: number) {
      pulled = count > 1 ? dx : dx * 0.15
    },
    /** The finger left: -1, 0 or 1 pages on. */
    letGo(count: number, width: number, now: number): number {
      const by = count > 1 && Math.abs(pulled) > width * ENOUGH ? -Math.sign(pulled) : 0
      if (by === 0) set(page, pulled, now)
      else this.turn(by, count, width, now)
      return by
    },
    /** How far the page stands from its place now. */
    offset(now: number, isCalm: boolean): number {
      if (pulled !== 0) return pulled
      const left = 1 - Math.min(1, Math.max(0, (now - glide.at) / GLIDE_MS))
      return isCalm ? 0 : glide.from * left ** 3
    },
  }
}
