/** The orders on "My painter" and in the pause. */
import { makeProgress } from '@playhouse/game-kit/collection'
import { make } from '@playhouse/game-kit/elements'
import type { Career } from '../view/career.ts'
import { listOpen, ORDERS, shareOf, wordsOf } from '../view/orders.ts'
import type { State } from '../state.ts'
import { texts } from '../texts.ts'

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
    if (share !== null) words.append(makeProgress(wordsOf(order), share))
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
