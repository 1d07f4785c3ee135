/** What a game's documents tell about it. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** Runs in each document before its own scripts. */
export function noticeSound(): void {
  const notice = () => ((window as { heardSound?: boolean }).heardSound = true)
  const Native = window.AudioContext
  if (Native)
    window.AudioContext = class extends Native {
      constructor(options?: AudioContextOptions) {
        super(options)
        notice()
      }
    }
  const play = HTMLMediaElement.prototype.play
  HTMLMediaElement.prototype.play = function (...args) {
    notice()
    return play.apply(this, args)
  }
}

export interface Facts {
  hasCanvas: boolean
  needsPlugin: boolean
  asksSignIn: boolean
  hasSound: boolean
  asksToTurn: boolean
}

const NO_FACTS: Facts = {
  ...{ hasCanvas: false, needsPlugin: false, asksSignIn: false, hasSound: false, asksToTurn: false },
}

/** Of all documents inside the game's frame. */
export async function readFacts(page: Page): Promise<Facts> {
  const frames = page.frames().filter((frame) => frame !== page.mainFrame())
  const found = await Promise.all(
    frames.map((frame) =>
      Promise.race([frame.evaluate(readDocument), sleep(3000, NO_FACTS)]).catch(() => NO_FACTS),
    ),
  )
  const any = (name: keyof Facts) => found.some((facts) => facts[name])
  return {
    hasCanvas: any('hasCanvas'),
    needsPlugin: any('needsPlugin'),
    asksSignIn: any('asksSignIn'),
    hasSound: any('hasSound'),
    asksToTurn: any('asksToTurn'),
  }
}

/** Runs in the game's documents. */
function readDocument(): Facts {
  const text = document.body?.innerText.slice(0, 4000) ?? ''
  const isShown = (element: Element) => element.getClientRects().length > 0
  const plugins = document.querySelectorAll(
    'object[type*="shockwave"],embed[type*="shockwave"],embed[src$=".swf"],object[data$=".swf"],embed[type*="unity"],applet',
  )
  return {
    hasCanvas: [...document.querySelectorAll('canvas,video')].some(isShown),
    needsPlugin:
      plugins.length > 0 ||
      /(flash player|unity web player) (is )?(required|needed)|enable flash/i.test(text),
    asksSignIn: [...document.querySelectorAll('input[type="password"]')].some(isShown),
    hasSound: (window as { heardSound?: boolean }).heardSound === true,
    asksToTurn: /(rotate|turn) your (device|phone|screen)/i.test(text),
  }
}
