/** "My painter": hats and inks as pictures, what is won to put on, and what the rest takes. */
import { make } from '@playhouse/game-kit/elements'
import { findDuel, HAT_STARS, isHatOpen, isInkOpen, titleOf } from './career.ts'
import type { Career } from './career.ts'
import { INKS } from './inks.ts'
import { listOpen, ORDERS, wordsOf } from './orders.ts'
import { PERSONALITIES } from './personalities.ts'
import type { Hat } from './personalities.ts'
import { drawPortrait, GREY, makePicture } from './portrait.ts'
import { texts } from './texts.ts'

const PICK = 52
const MIRROR = 112

export type PainterTarget = {
  career: Career
  /** Something else is worn now. */
  changed(): void
  clicked(): void
}

const hatStars = (hat: Hat) => HAT_STARS.find(([name]) => name === hat)?.[1] ?? 0

/** The wish for slow and peaceful rivals: here and among the settings. */
export function makeGentle({ career, changed, clicked }: PainterTarget): HTMLElement {
  const gentle = document.createElement('input')
  gentle.type = 'checkbox'
  gentle.checked = career.gentle
  gentle.addEventListener('change', () => {
    career.gentle = gentle.checked
    clicked()
    changed()
  })
  return make('label', 'gk-setting ink-gentle', make('span', '', texts.gentle), gentle)
}

/** The open orders, and what each brings. */
function makeOrders({ orders = [] }: Career): HTMLElement {
  const rows = listOpen(orders).map((i) =>
    make('li', '', make('span', '', wordsOf(ORDERS[i]!)), make('b', '', texts.orderStars(ORDERS[i]!.stars))),
  )
  const head = make('h2', '', `${texts.ordersHead} ${orders.length}/${ORDERS.length}`)
  return make('div', 'ink-orders', head, make('ul', '', ...rows))
}

/** Everything on the page but its heading and the button that leaves it. */
export function makePainterPage(target: PainterTarget): HTMLElement {
  const { career, changed, clicked } = target
  const page = make('div', 'ink-painter')
  const words = make('p', 'ink-words')
  words.role = 'status'
  const drawMirror = () =>
    makePicture(MIRROR, MIRROR, 'ink-mirror', (g) =>
      drawPortrait(
        g,
        { ink: INKS[career.ink]!, hat: career.hat, mood: 'happy' },
        MIRROR / 2,
        MIRROR * 0.58,
        34,
      ),
    )
  let mirror = drawMirror()
  const picks: { button: HTMLButtonElement; isWorn(): boolean }[] = []
  const wear = (change: () => void, name: string) => {
    change()
    clicked()
    changed()
    const next = drawMirror()
    mirror.replaceWith(next)
    mirror = next
    words.textContent = texts.worn(name)
    for (const { button, isWorn } of picks) button.ariaPressed = String(isWorn())
  }
  const makePick = (
    key: string,
    look: Parameters<typeof drawPortrait>[1],
    { name, locked, badge }: { name: string; locked: string; badge: string },
    isWorn: () => boolean,
    put: () => void,
  ) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = `gk-choice ink-pick${locked ? ' ink-locked' : ''}`
    button.ariaLabel = locked || name
    button.append(
      makePicture(PICK, PICK, 'ink-face', (g) => drawPortrait(g, look, PICK / 2, PICK * 0.63, PICK * 0.32)),
    )
    if (badge) button.append(make('small', 'ink-badge', badge))
    if (career.unseen.includes(key)) button.append(make('span', 'ink-new'))
    button.addEventListener('click', () => {
      if (!locked) return wear(put, name)
      clicked()
      words.textContent = locked
    })
    if (!locked) {
      button.ariaPressed = String(isWorn())
      picks.push({ button, isWorn })
    }
    return button
  }
  const makeHat = (hat: Hat) => {
    const isOpen = isHatOpen(career, hat)
    const missing = hatStars(hat) - career.stars
    const name = texts.hats[hat]
    return makePick(
      `hat-${hat}`,
      { ink: isOpen ? INKS[career.ink]! : GREY, hat },
      {
        name,
        locked: isOpen ? '' : texts.hatLocked(name, missing),
        badge: isOpen ? '' : `★${hatStars(hat)}`,
      },
      () => career.hat === hat,
      () => (career.hat = hat),
    )
  }
  const duel = findDuel(career)
  const makeInk = (ink: number) => {
    const isOpen = isInkOpen(career, ink)
    const rival = PERSONALITIES[ink - 1]
    const isNext = duel !== null && ink === duel + 1
    const hat = rival?.hat ?? 'none'
    return makePick(
      `ink-${ink}`,
      { ink: isOpen || isNext ? INKS[ink]! : GREY, hat },
      {
        name: rival ? texts.inkOf(rival.name) : texts.ownInk,
        locked: isOpen || !rival ? '' : isNext ? texts.inkNext(rival.name) : texts.inkLocked(rival.name),
        badge: isNext ? '★' : '',
      },
      () => career.ink === ink,
      () => (career.ink = ink),
    )
  }
  const rivals = PERSONALITIES.length
  page.append(
    make(
      'div',
      'ink-head',
      mirror,
      make(
        'div',
        'ink-facts',
        make('p', 'ink-title', texts.titles[titleOf(career)]!),
        make('p', 'ink-count', `★ ${texts.stars(career.stars)}`),
        make('p', 'ink-count', texts.rivalsBeaten(career.beaten.length, rivals)),
      ),
    ),
    makeGentle(target),
    makeOrders(career),
    words,
    make('h2', '', texts.hatsHead),
    make('div', 'ink-grid', makeHat('none'), ...HAT_STARS.map(([hat]) => makeHat(hat))),
    make('h2', '', texts.inksHead),
    make('div', 'ink-grid', ...INKS.map((_, ink) => makeInk(ink))),
  )
  words.textContent = duel === null ? '' : texts.inkNext(PERSONALITIES[duel]!.name)
  return page
}
