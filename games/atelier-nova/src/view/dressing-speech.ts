/** The bubble beside the figure: at first what the game is about, then to walk, now and then how a piece feels. */
import type { Frame, Rect } from '@playhouse/game-kit'
import type { G } from '../art/pen.ts'
import { listWorn, stylePoints } from '../rules/judging.ts'
import { findRival } from '../rules/rival.ts'
import { REVEAL_AFTER } from '../state.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'
import type { Context } from '../ui/widget.ts'
import { drawBubble, placeBubble } from './bubble.ts'
import { nameStyles } from './sayings.ts'

const SAID_MS = 2400
const GROW_MS = 260
/** Height that a sealed envelope takes of the bubble's room. */
const ENVELOPE = 62

/** What the dressing room does just now. */
export type RoomState = {
  isReady(): boolean
  isDyeing(): boolean
  /** The second group of buttons gives its room to Otto's wheel. */
  hidesSecond(): boolean
  /** The envelope lies over the tools. */
  isOverTools(): boolean
}

export function createSpeech({ kit, sprites, layout, prizes }: Context, room: RoomState) {
  /** The current remark, and since when it is shown. */
  let said = { text: '', at: 0 }
  let shown = { text: '', at: 0 }
  /** Of the last frame. */
  let bubble: Rect | null = null

  /** Something was put on that the card asks for. */
  const hasFit = () =>
    room.isReady() &&
    listWorn(kit.state.look).some(({ piece }) => stylePoints(piece, kit.state.theme).length > 0)
  const chooseText = (now: number): string => {
    const { state, record } = kit
    if (said.text && now < said.at + SAID_MS) return now < said.at ? '' : said.text
    if (room.isDyeing()) return texts.bubble.dyes(state.theme.palette !== null)
    if (state.mode === 'free') return ''
    const fits = hasFit()
    if (!record.knowsHow && !fits) return texts.bubble.ask(nameStyles(state.theme))
    const rival = state.past.length === 0 ? findRival(state) : null
    if (state.theme.late) return state.past.length === 0 ? texts.reveal.sealed(REVEAL_AFTER) : ''
    if (rival) return texts.bubble.rival(rival.name, rival.score)
    return prizes.stars() === 0 && fits && state.look.wear.shoes ? texts.bubble.walk : ''
  }
  return {
    /** From that time on. */
    say: (text: string, at: number) => void (said = { text, at }),
    /** Another show: nothing of the last one is still said. */
    begin() {
      said = { text: '', at: 0 }
      shown = { text: '', at: 0 }
    },
    getBubble: () => bubble,
    draw(g: G, { now, settings }: Frame<Game>) {
      // A remark on an outfit appears together with the outfit.
      const text = sprites.isLate ? shown.text : chooseText(now)
      if (text !== shown.text) shown = { text, at: now }
      bubble = null
      if (!text) return
      const t = settings.calm ? 1 : Math.min(1, (now - shown.at) / GROW_MS)
      const grown = t >= 1 ? 1 : 1 - (1 - t) ** 3 + Math.sin(t * Math.PI) * 0.12
      const taken = kit.state.theme.late && room.isOverTools() ? ENVELOPE : 0
      const { mouth, room: space, size } = placeBubble(layout(), room.hidesSecond(), taken)
      bubble = drawBubble(g, text, { room: space, mouth, size }, grown)
    },
  }
}
