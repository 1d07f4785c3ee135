/** "My painter": hats and inks as images: those to wear, and the conditions of the locked ones. */
import { makePicture } from '@playhouse/game-kit/canvas'
import { makeCollection, makeProgress } from '@playhouse/game-kit/collection'
import type { CollectionItem } from '@playhouse/game-kit/collection'
import { make, makeIcon } from '@playhouse/game-kit/elements'
import { brushLookOf } from '../art/brushes.ts'
import { findDuel, HAT_STARS, isHatOpen, isInkOpen, titleOf } from '../view/career.ts'
import type { Career } from '../view/career.ts'
import { FLAG_ICON } from '../art/flag.ts'
import { INKS } from '../art/inks.ts'
import { LOCK_ICON } from './lock-icon.ts'
import { makeGoals } from './painter-goals.ts'
import { makeOrders } from './painter-orders.ts'
import { PERSONALITIES } from '../rules/personalities.ts'
import type { Hat } from '../rules/personalities.ts'
import { drawPortrait, drawSilhouette } from './portrait.ts'
import { texts } from '../texts.ts'
import { findNextWreath, WREATH_LAURELS, wreathOf } from '../art/wreaths.ts'

const PICK = 52
const MIRROR = 112
const CLASSES = { item: 'ink-button ink-pick', locked: 'ink-locked', mark: 'ink-new' }

export type PainterTarget = {
  career: Career
  /** Orders filled in the round that is under way. */
  filled: readonly number[]
  /** Something else is worn now. */
  changed(): void
  clicked(): void
}
type PortraitLook = Parameters<typeof drawPortrait>[1]

const hatStars = (hat: Hat) => HAT_STARS.find(([name]) => name === hat)?.[1] ?? 0

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
  if (next) said.append(makeProgress(words, next.share))
  return make('div', 'ink-laurels', face, said)
}

/** What the painter wears now. */
function makeMirror(career: Career) {
  const draw = () =>
    makePicture(MIRROR, MIRROR, 'ink-mirror', (g) =>
      drawPortrait(
        g,
        { ink: INKS[career.ink]!, hat: career.hat, wreath: wreathOf(career), mood: 'happy' },
        { x: MIRROR / 2, y: MIRROR * 0.58, r: 34 },
      ),
    )
  let picture = draw()
  return {
    picture,
    update() {
      const next = draw()
      picture.replaceWith(next)
      picture = next
    },
  }
}

function makeFace(look: PortraitLook, isHidden = false): HTMLCanvasElement {
  const draw = isHidden ? drawSilhouette : drawPortrait
  return makePicture(PICK, PICK, 'ink-face', (g) =>
    draw(g, look, { x: PICK / 2, y: PICK * 0.63, r: PICK * 0.32 }),
  )
}
const makeBadge = (sign: string | Node) => make('small', 'ink-badge', sign)

/** Tells the page what was put on, or what it takes. */
type Wardrobe = { career: Career; wear(change: () => void, name: string): void; explain(words: string): void }

function describeHat(hat: Hat, { career, wear, explain }: Wardrobe): CollectionItem {
  const id = `hat-${hat}`
  const name = texts.hats[hat]
  const missing = hatStars(hat) - career.stars
  const isLocked = !isHatOpen(career, hat)
  const locked = texts.hatLocked(name, missing)
  return {
    id,
    label: isLocked ? locked : name,
    content: [makeFace({ ink: INKS[career.ink]!, hat }), isLocked ? makeBadge(`★${missing}`) : null],
    isLocked,
    isNew: career.unseen.includes(id),
    isChosen: isLocked ? undefined : () => career.hat === hat,
    act: () => (isLocked ? explain(locked) : wear(() => (career.hat = hat), name)),
  }
}

function describeInk(ink: number, { career, wear, explain }: Wardrobe): CollectionItem {
  const id = `ink-${ink}`
  const rival = PERSONALITIES[ink - 1]
  const duel = findDuel(career)
  const isNext = duel !== null && ink === duel + 1
  const isOpen = isInkOpen(career, ink)
  const isLocked = !isOpen && rival !== undefined
  const name = rival ? texts.inkOf(rival.name) : texts.ownInk
  const locked = rival ? (isNext ? texts.inkNext(rival.name) : texts.inkLocked(rival.name)) : ''
  const badge = isNext ? FLAG_ICON : isOpen ? '' : LOCK_ICON
  return {
    id,
    label: isLocked ? locked : name,
    content: [
      makeFace({ ink: INKS[ink]!, hat: rival?.hat ?? 'none' }, !isOpen && !isNext),
      badge ? makeBadge(makeIcon(badge)) : null,
      // Whose ink it is, and who is to be beaten for it.
      make('span', 'ink-whose', rival ? rival.name.split(' ').at(-1)! : texts.you),
    ],
    isLocked,
    isNew: career.unseen.includes(id),
    isChosen: isLocked ? undefined : () => career.ink === ink,
    act: () => (isLocked ? explain(locked) : wear(() => (career.ink = ink), name)),
  }
}

/** Everything on the page but its heading and the button that leaves it. */
export function makePainterPage({ career, filled, changed, clicked }: PainterTarget): HTMLElement {
  const words = make('p', 'ink-words')
  words.role = 'status'
  const mirror = makeMirror(career)
  const wardrobe: Wardrobe = {
    career,
    wear(change, name) {
      change()
      clicked()
      changed()
      mirror.update()
      words.textContent = texts.worn(name)
    },
    explain(locked) {
      clicked()
      words.textContent = locked
    },
  }
  const hats: readonly Hat[] = ['none', ...HAT_STARS.map(([hat]) => hat)]
  const facts = make(
    'div',
    'ink-facts',
    make('p', 'ink-title', texts.titles[titleOf(career)]!),
    make('p', 'ink-count', `★ ${texts.stars(career.stars)}`),
    make('p', 'ink-count', texts.rivalsBeaten(career.beaten.length, PERSONALITIES.length)),
    make('p', 'ink-count', texts.brushes[brushLookOf(career)]!),
  )
  const mine = make(
    'div',
    '',
    make('div', 'ink-head', mirror.picture, facts),
    makeLaurels(career),
    makeOrders(career, filled, null),
  )
  const toWear = make(
    'div',
    '',
    makeGoals(career),
    words,
    make('h2', '', texts.hatsHead),
    makeCollection(
      hats.map((hat) => describeHat(hat, wardrobe)),
      { ...CLASSES, grid: 'ink-grid' },
    ),
    make('h2', '', texts.inksHead),
    make('p', 'ink-count', texts.inksLine),
    makeCollection(
      INKS.map((_, ink) => describeInk(ink, wardrobe)),
      { ...CLASSES, grid: 'ink-grid ink-inks' },
    ),
  )
  return make('div', 'ink-painter', mine, toWear)
}
