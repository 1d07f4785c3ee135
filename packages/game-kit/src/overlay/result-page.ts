/** The result card: title, stars, score, at most two gains at a time, and a main button that is always in sight. */
import type { MenuContext } from './menu-context.ts'
import { make } from './elements.ts'
import type { Gain, MenuEntry, MenuPage, MenuPart, Result } from './menu-types.ts'
import { makeOffer } from './reward-offer.ts'
import { drawStars } from './stars.ts'

const GAINS_AT_ONCE = 2

export function makeResultPage(context: MenuContext, result: Result): MenuPage {
  const { kit } = context
  const { won, title, score, best, isNewBest, stars, streak, every } = result
  const write = (count: number) => count.toLocaleString(document.documentElement.lang || 'en')
  // A first score equals the best, so the best is not shown.
  const bestLine = isNewBest ? kit.newBest : best === undefined || best === score ? '' : kit.best(write(best))
  const text = (id: string, line: string): MenuPart[] => (line ? [{ kind: 'text', id, text: line }] : [])
  const slot = (id: string, content: Node | null): MenuPart[] =>
    content ? [{ kind: 'slot', id, make: () => content }] : []
  // A game's words may say something else; its elements show what was reached.
  const about = result.hasNoMoves && typeof result.about === 'string' ? null : result.about
  return {
    title: result.hasNoMoves ? kit.noMoves : (title ?? (won ? kit.won : kit.lost)),
    parts: [
      ...slot('stars', stars === undefined ? null : makeStarRow(kit.stars(stars), stars)),
      ...slot('score', score === undefined ? null : make('p', 'gk-score', write(score))),
      ...text('best', bestLine),
      ...slot('about', about ? make('p', 'gk-line', about) : null),
      ...text('period', every ? (streak ? `${kit.streak(streak)}. ` : '') + kit.nextRun[every] : ''),
      ...slot('gains', makeGains(result.gains ?? [], kit.moreGains)),
    ],
    foot: listButtons(context, result),
  }
}

function listButtons(context: MenuContext, result: Result): MenuEntry[] {
  const { kit, target } = context
  const { won, hasNext, hasNoMoves, rescue, extra = [], reward } = result
  const modes = context.listModes()
  const current = modes.find(({ isCurrent }) => isCurrent)
  const goesOn = won && hasNext
  const saves = hasNoMoves === true && rescue !== undefined
  const hasMain = goesOn || saves || extra.some(({ isMain }) => isMain)
  const entries: (MenuEntry | null)[] = [
    saves ? { id: 'rescue', label: kit.rescue, isMain: true, act: context.closing(rescue!) } : null,
    goesOn
      ? {
          id: 'next',
          label: kit.next,
          isMain: true,
          act: context.closing(() => target.session().next()),
        }
      : null,
    ...extra.map(({ id, label, act, isMain = false }, i) => ({
      id: id ?? `extra-${i + 1}`,
      label,
      isMain: isMain && !saves,
      act: context.closing(act),
    })),
    reward && context.canReward() ? makeOffer(context, reward) : null,
    {
      id: 'again',
      label: kit.again,
      isMain: !hasMain,
      act: context.closing(() => target.session().restart()),
    },
    current && current.levels > 0
      ? { id: 'levels', label: kit.levels, act: () => context.open('levels', { mode: current.mode }) }
      : null,
    modes.length > 1 ? { id: 'modes', label: kit.modes, act: () => context.open('modes') } : null,
  ]
  return entries.filter((entry) => entry !== null)
}

function makeStarRow(name: string, count: number): HTMLElement {
  const row = make('p', 'gk-stars', drawStars(count))
  row.role = 'img'
  row.ariaLabel = name
  return row
}

/** Two gains at a time; a press shows the next two. */
function makeGains(gains: readonly Gain[], more: (left: number) => string): HTMLElement | null {
  if (gains.length === 0) return null
  const list = make('ul', 'gk-gains')
  const button = make('button', 'gk-more')
  button.type = 'button'
  button.dataset.id = 'gains'
  let first = 0
  const show = () => {
    list.replaceChildren(...gains.slice(first, first + GAINS_AT_ONCE).map(makeGain))
    const left = gains.length - first - GAINS_AT_ONCE
    button.textContent = more(left > 0 ? left : 0)
  }
  button.addEventListener('click', () => {
    first = first + GAINS_AT_ONCE < gains.length ? first + GAINS_AT_ONCE : 0
    show()
  })
  show()
  return make('div', 'gk-gain-box', list, gains.length > GAINS_AT_ONCE ? button : null)
}

function makeGain({ text, about, picture, share }: Gain): HTMLElement {
  const words = make('span', 'gk-words', make('b', '', text), about ? make('small', '', about) : null)
  if (share !== undefined) {
    const bar = make('progress')
    bar.value = share
    bar.ariaLabel = text
    words.append(bar)
  }
  return make('li', share === undefined ? 'gk-won' : '', picture?.() ?? null, words)
}
