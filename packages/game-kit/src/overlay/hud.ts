/** The kit's buttons over the game: pause, sound and those of the game, at the same place in every game. */
import type { Rect } from '../screen.ts'
import type { HudTexts } from '../texts/texts-hud.ts'
import { ICONS, make, makeButton, makeIcon } from './elements.ts'

export type HudButton = {
  id: string
  label: string
  /** SVG path in a square of 24 units. */
  icon: string
  act(): void
}
export type Hud = ReturnType<typeof createHud>

export function createHud(
  root: HTMLElement,
  kit: HudTexts,
  target: { pause(): void; toggleMute(): void },
  options: 'own' | { side?: 'left' | 'right'; buttons?: readonly HudButton[] } = {},
) {
  const { side = 'right', buttons: extra = [] } = options === 'own' ? {} : options
  const bar = make('div', `gk-hud gk-${side}`)
  const makeRound = (id: string, label: string, icon: string, act: () => void) => {
    const button = makeButton('', act, 'gk-round')
    button.dataset.id = id
    button.ariaLabel = label
    button.title = label
    button.append(makeIcon(icon))
    // A mouse click does not leave the focus on the button, so that space and arrows still control the game.
    button.addEventListener('pointerup', () => button.blur())
    bar.append(button)
    return button
  }
  makeRound('pause', kit.pause, ICONS.pause, target.pause)
  const sound = makeRound('sound', kit.soundOn, ICONS.sound, target.toggleMute)
  const own = new Map(extra.map(({ id, label, icon, act }) => [id, makeRound(id, label, icon, act)]))
  const hint = make('p', 'gk-hint')
  const news = make('p', 'gk-news')
  news.role = 'status'
  root.append(...(options === 'own' ? [] : [bar]), hint, news)
  return {
    hint,
    setMuted(muted: boolean) {
      const label = muted ? kit.soundOff : kit.soundOn
      sound.replaceChildren(makeIcon(muted ? ICONS.silent : ICONS.sound))
      sound.ariaLabel = label
      sound.title = label
    },
    setButton(id: string, change: { disabled?: boolean; hidden?: boolean }) {
      const button = own.get(id)
      if (button) Object.assign(button, change)
    },
    setHint(text: string) {
      if (hint.textContent !== text) {
        hint.textContent = text
        hint.style.transform = ''
      }
      hint.hidden = text === ''
    },
    say(text: string) {
      if (text && news.textContent !== text) news.textContent = text
    },
    getRect(): Rect {
      const { left, top, width, height } = bar.getBoundingClientRect()
      return { x: left, y: top, w: width, h: height }
    },
  }
}
