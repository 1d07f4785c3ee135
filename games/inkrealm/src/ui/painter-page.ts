/** "My painter": hats and inks as images: those to wear, and the conditions of the locked ones. */
import { makePicture } from '@playhouse/game-kit/canvas'
import { make, makeIcon } from '@playhouse/game-kit/elements'
import { brushLookOf } from '../art/brushes.ts'
import { findDuel, HAT_STARS, isHatOpen, isInkOpen, rungFor, titleOf } from '../view/career.ts'
import type { Career } from '../view/career.ts'
import { FLAG_ICON } from '../art/flag.ts'
import { INKS } from '../art/inks.ts'
import { listOpen, ORDERS, shareOf, wordsOf } from '../view/orders.ts'
import { LOCK_ICON } from './lock-icon.ts'
import { makeGoals } from './painter-goals.ts'
import { PERSONALITIES } from '../rules/personalities.ts'
import type { Hat } from '../rules/personalities.ts'
import { drawPortrait, drawSilhouette } from './portrait.ts'
import { drawLadder, LADDER_H, LADDER_W } from './rung-picture.ts'
import type { State } from '../state.ts'
import { texts } from '../texts.ts'
import { findNextWreath, WREATH_LAURELS, wreathOf } from '../art/wreaths.ts'

const PICK = 52
const MIRROR = 112
/** In place of a word on a badge. */
const FLAG = 'flag'
const LOCK = 'lock'
const BADGES: Record<string, string> = { [FLAG]: FLAG_ICON, [LOCK]: LOCK_ICON }

export type PainterTarget = {
  career: Career
  /** Orders filled in the round that is under way. */
  filled: readonly number[]
  /** Something else is worn now. */
  changed(): void
  clicked(): void
}

const hatStars = (hat: Hat) => HAT_STARS.find(([name]) => name === hat)?.[1] ?? 0

const KINDS = ['gentle', 'grow', 'bold'] as const
type RivalKind = (typeof KINDS)[number]

/** How the rivals are to be: here and among the settings. */
export function makeRivals({ career, changed, clicked }: PainterTarget): HTMLElement {
  const line = make('p', 'ink-words')
  line.role = 'status'
  const kindOf = (): RivalKind => (career.gentle ? 'gentle' : career.bold ? 'bold' : 'grow')
  const buttons = KINDS.map((kind) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'ink-button ink-kind'
    button.textContent = texts.rivalKinds[kind]
    button.addEventListener('click', () => {
      clicked()
      career.gentle = kind === 'gentle'
      career.bold = kind === 'bold'
      changed()
      show()
    })
    return button
  })
  let picture = document.createElement('canvas')
  const show = () => {
    const rung = rungFor(career, false)
    const next = makePicture(LADDER_W, LADDER_H, 'ink-ladder', (g) => drawLadder(g, rung), {
      label: texts.rungNow(texts.rungs[rung - 1]!),
    })
    picture.replaceWith(next)
    picture = next
    KINDS.forEach((kind, i) => (buttons[i]!.ariaPressed = String(kind === kindOf())))
    line.textContent = texts.rivalLines[kindOf()]
  }
  const row = make('div', 'ink-kinds', ...buttons)
  row.role = 'group'
  row.ariaLabel = texts.rivals
  const part = make('div', 'ink-rivals', make('h2', '', texts.rivals), row, picture, line)
  show()
  return part
}

/** The open orders, what each brings, and how far each is in the round under way, if there is one. */
export function makeOrders(
  { orders = [] }: Career,
  filled: readonly number[],
  round: State | null,
): HTMLElement {
  const rows = listOpen(orders).map((i) => {
    const isFilled = filled.includes(i)
    const order = ORDERS[i]!
    const words = make('span', '', wordsOf(order))
    const { stars } = order
    const share = round && !isFilled ? shareOf(order, round) : null
    if (share !== null) {
      const bar = document.createElement('progress')
      bar.value = share
      bar.ariaLabel = wordsOf(order)
      words.append(bar)
    }
    return make(
      'li',
      isFilled ? 'ink-done' : '',
      words,
      make(
        'b',
        '',
        !isFilled ? texts.orderStars(stars) : round ? texts.orderDone(stars) : texts.orderFilledSoon(stars),
      ),
    )
  })
  const head = make('h2', '', `${texts.ordersHead} ${orders.length + filled.length}/${ORDERS.length}`)
  return make('div', 'ink-orders', head, make('ul', '', ...rows))
}

/** The next wreath as it will look, and how many laurels it takes. */
function makeLaurels(career: Career): HTMLElement {
  const { laurels = 0, hat } = career
  const next = findNextWreath(career)
  const look = { ink: INKS[career.ink]!, hat, wreath: next?.wreath ?? WREATH_LAURELS.length } as const
  const face = makePicture(PICK, PICK, 'ink-face', (g) =>
    drawPortrait(g, look, { x: PICK / 2, y: PICK * 0.5, r: PICK * 0.29 }),
  )
  const words = next ? texts.nextWreath(texts.wreaths[next.wreath - 1]!, next.missing) : texts.allWreaths
  const said = make(
    'span',
    '',
    make('b', '', words),
    make('small', '', laurels > 0 ? texts.laurels(laurels) : texts.howLaurels),
  )
  if (next) {
    const bar = document.createElement('progress')
    bar.value = next.share
    bar.ariaLabel = words
    said.append(bar)
  }
  return make('div', 'ink-laurels', face, said)
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
        { ink: INKS[career.ink]!, hat: career.hat, wreath: wreathOf(career), mood: 'happy' },
        { x: MIRROR / 2, y: MIRROR * 0.58, r: 34 },
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
    { name, locked, badge, isHidden }: { name: string; locked: string; badge: string; isHidden: boolean },
    isWorn: () => boolean,
    put: () => void,
  ) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = `ink-button ink-pick${locked ? ' ink-locked' : ''}`
    button.ariaLabel = locked || name
    button.dataset['id'] = key
    button.append(
      makePicture(PICK, PICK, 'ink-face', (g) =>
        (isHidden ? drawSilhouette : drawPortrait)(g, look, { x: PICK / 2, y: PICK * 0.63, r: PICK * 0.32 }),
      ),
    )
    if (badge) button.append(make('small', 'ink-badge', BADGES[badge] ? makeIcon(BADGES[badge]) : badge))
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
      { ink: INKS[career.ink]!, hat },
      {
        name,
        locked: isOpen ? '' : texts.hatLocked(name, missing),
        badge: isOpen ? '' : `★${missing}`,
        isHidden: false,
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
    const pick = makePick(
      `ink-${ink}`,
      { ink: INKS[ink]!, hat },
      {
        name: rival ? texts.inkOf(rival.name) : texts.ownInk,
        locked: isOpen || !rival ? '' : isNext ? texts.inkNext(rival.name) : texts.inkLocked(rival.name),
        badge: isNext ? FLAG : isOpen ? '' : LOCK,
        isHidden: !isOpen && !isNext,
      },
      () => career.ink === ink,
      () => (career.ink = ink),
    )
    // Whose ink it is, and who is to be beaten for it.
    pick.append(make('span', 'ink-whose', rival ? rival.name.split(' ').at(-1)! : texts.you))
    return pick
  }
  const rivals = PERSONALITIES.length
  const mine = make(
    'div',
    '',
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
        make('p', 'ink-count', texts.brushes[brushLookOf(career)]!),
      ),
    ),
    makeLaurels(career),
    makeOrders(career, target.filled, null),
  )
  const wardrobe = make(
    'div',
    '',
    makeGoals(career),
    words,
    make('h2', '', texts.hatsHead),
    make('div', 'ink-grid', makeHat('none'), ...HAT_STARS.map(([hat]) => makeHat(hat))),
    make('h2', '', texts.inksHead),
    make('p', 'ink-count', texts.inksLine),
    make('div', 'ink-grid ink-inks', ...INKS.map((_, ink) => makeInk(ink))),
  )
  page.append(mine, wardrobe)
  return page
}
