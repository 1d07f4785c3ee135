/** The result card: three tiles, the planted tree, and the next prize. */
import { makeProgress } from '@playhouse/game-kit/collection'
import type { Kit, Result } from '@playhouse/game-kit'
import { make } from '@playhouse/game-kit/elements'
import { makeButton } from './elements.ts'
import { FULL_BASKET, plantOf } from '../rules/forest.ts'
import { showTime } from './panel.ts'
import { pictureAcorn, pictureFox, picturePlant, picturePrize } from './pictures.ts'
import { showNext } from './pages-forest.ts'
import { measureProgress } from '../rules/progress.ts'
import type { Prize } from '../rules/prizes.ts'
import type { Command, Game, State } from '../state.ts'
import type { Data, Gain, Loss } from './stats.ts'
import { GOALS } from '../view/goals.ts'
import type { GoalState } from '../view/goals.ts'
import { describeGoal, texts } from '../texts.ts'

function tile(value: string, name: string, note: string, isRecord: boolean): HTMLElement {
  const made = make('span', 'es-tile', make('b', '', value), make('span', '', name), make('small', '', note))
  if (isRecord) made.classList.add('es-record')
  return made
}

/** The kit's number and its best say nothing that is ever shown in play. */
const UNCOUNTED = { score: undefined, best: undefined, isNewBest: false }

/** Every deal can be won: the fox says so, and who gave up may try on. */
export function describeLoss(
  { mode, table }: State,
  loss: Loss,
  data: Data,
  standings: readonly GoalState[],
  goOn: (type: 'undo' | 'again') => void,
): Partial<Result<Command>> {
  const says = texts.basket(loss.percent, data.basket, loss.isAcorn)
  const bar = makeProgress(says, data.basket, FULL_BASKET, 'es-bar')
  const basket = make('span', 'es-next', pictureAcorn('done', 44), make('span', '', says, bar))
  const fox = make('span', 'es-next', pictureFox(), make('span', '', texts.winnable))
  return {
    title: texts.lost(Math.round(measureProgress(table) * 100)),
    about: make('span', 'es-win', fox, basket, showAcorns(mode, standings)),
    extra: [
      { label: texts.takeBack, isMain: true, act: () => goOn('undo') },
      { label: texts.sameDeal, act: () => goOn('again') },
    ],
    ...UNCOUNTED,
  }
}

const showAcorns = (mode: string, standings: readonly GoalState[]): HTMLElement =>
  make(
    'span',
    'es-acorns',
    ...(GOALS[mode] ?? []).map((goal, i) => {
      const standing = standings[i]!
      const words = make('small', '', describeGoal(goal))
      return make('span', `es-goal-${standing}`, pictureAcorn(standing, 40), words)
    }),
  )

/** A prize for the table can be applied with a press. */
function showUse({ kind, id }: Prize, data: Data, use: () => void): HTMLElement | null {
  if (kind !== 'back' && kind !== 'season' && kind !== 'cloth') return null
  const button = makeButton(
    'es-use',
    () => {
      Object.assign(data, { [kind]: id })
      button.textContent = texts.result.used
      button.disabled = true
      use()
    },
    texts.result.use,
  )
  return button
}

export function describeWin(gain: Gain, kit: Kit<Game, Data>, use: () => void): Partial<Result<Command>> {
  const { data } = kit
  const { result } = texts
  const tiles = make(
    'span',
    'es-tiles',
    tile(
      String(gain.moves),
      result.moves,
      gain.isFewest ? result.isFewest : result.fewest(gain.fewest),
      gain.isFewest,
    ),
    tile(
      showTime(gain.ms),
      result.time,
      gain.isFastest ? result.isFastest : result.fastest(showTime(gain.bestMs)),
      gain.isFastest,
    ),
    tile(
      String(gain.streak),
      result.streak,
      gain.isLongest ? result.isLongest : result.longest(gain.longest),
      gain.isLongest,
    ),
  )
  const letter = plantOf(kit.start.mode)
  const grown = make(
    'span',
    'es-next',
    picturePlant(letter, data.season),
    make('span', '', result.grown(texts.plants[letter]!, data.grove.length)),
  )
  const acorns = showAcorns(kit.state.mode, gain.goals)
  const news = gain.prizes.map((prize) =>
    make(
      'span',
      'es-next es-new',
      picturePrize(prize),
      make('span', '', result.won(texts.prizes[prize.id])),
      showUse(prize, data, use),
    ),
  )
  return {
    title: texts.won,
    about: make('span', 'es-win', tiles, acorns, grown, ...(news.length > 0 ? news : [showNext(data)])),
    ...UNCOUNTED,
  }
}
