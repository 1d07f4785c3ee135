/** The pause page: a large resume button, two tiles with images, a quiet list, and the open orders. */
import type { Kit, MenuEntry, MenuPage, MenuPart, StandardPage } from '@playhouse/game-kit'
import { make } from '@playhouse/game-kit/elements'
import type { Career } from '../view/career.ts'
import { makeHero } from './hero-picture.ts'
import { makeItemPicture } from './item-pictures.ts'
import { makeScene } from './mode-pictures.ts'
import { listOpen } from '../view/orders.ts'
import { labelPainter } from './painter-label.ts'
import { makeOrders } from './painter-orders.ts'
import type { PainterTarget } from './painter-page.ts'
import type { Game } from '../state.ts'

/** The order on the page, and which picture each has. */
const ITEMS = { resume: 0, modes: 3, painter: 1, restart: 2, howTo: 4, settings: 5 } as const
/** Ink runs down from the large ones. */
const DRIPPING: readonly string[] = ['resume', 'modes', 'painter']

export function makePausePage(
  page: StandardPage,
  kit: Kit<Game, Career>,
  { career, filled }: PainterTarget,
): MenuPage {
  const buttons = page.parts.find((part) => part.kind === 'buttons')
  const standard = buttons?.kind === 'buttons' ? buttons.entries : []
  const painter: MenuEntry = {
    id: 'painter',
    label: labelPainter(career),
    act: () => kit.open('painter'),
  }
  const entries = Object.entries(ITEMS).flatMap(([id, picture]): MenuEntry[] => {
    const entry = id === 'painter' ? painter : standard.find((one) => one.id === id)
    if (!entry) return []
    return [
      {
        ...entry,
        className: `ink-item ink-item-${id}`,
        picture: () =>
          make(
            'span',
            'ink-item-box',
            id === 'modes' ? makeScene(kit.state.twist) : makeItemPicture(picture, career),
          ),
        note: DRIPPING.includes(id) ? () => make('i', 'ink-drip') : undefined,
      },
    ]
  })
  const hasOrders = listOpen(career.orders ?? []).length > 0
  const round = kit.state.twist === 'relax' ? null : kit.state
  // The best reason to go on stands where the round stands still.
  const orders: MenuPart[] = hasOrders
    ? [{ kind: 'slot', id: 'orders', make: () => makeOrders(career, filled, round) }]
    : []
  return {
    ...page,
    parts: [
      { kind: 'slot', id: 'hero', make: () => makeHero(career) },
      { kind: 'buttons', id: 'buttons', className: 'ink-pause', entries },
      ...orders,
    ],
  }
}
