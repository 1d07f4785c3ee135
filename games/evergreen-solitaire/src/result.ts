/** The card after a win: three tiles, what has grown, and what comes next. */
import type { Result } from '@playhouse/game-kit'
import { make } from '@playhouse/game-kit/elements'
import { plantOf } from './forest.ts'
import { showTime } from './panel.ts'
import { pictureBack, picturePlant, picturePrize } from './pictures.ts'
import { showNext } from './pages-forest.ts'
import type { Data, Gain } from './tally.ts'
import { texts } from './texts.ts'

function tile(value: string, name: string, note: string, isRecord: boolean): HTMLElement {
  const made = make('span', 'es-tile', make('b', '', value), make('span', '', name), make('small', '', note))
  if (isRecord) made.classList.add('es-record')
  return made
}

export function describeWin(gain: Gain, mode: string, data: Data): Partial<Result> {
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
  const letter = plantOf(mode)
  const grown = make(
    'span',
    'es-next',
    picturePlant(letter, data.season),
    make('span', '', result.grown(texts.plants[letter]!, data.grove.length)),
  )
  const { prize } = gain
  const news =
    prize === null
      ? showNext(data)
      : make(
          'span',
          'es-next es-new',
          prize === 'dawn' ? pictureBack('dawn', 42) : picturePrize(prize),
          make('span', '', result.won(texts.prizes[prize === 'dawn' ? 'dawn' : prize.id])),
        )
  // The kit's number and its best say nothing that is ever shown in play.
  return {
    title: texts.won,
    about: make('span', 'es-win', tiles, grown, news),
    score: undefined,
    best: undefined,
    isNewBest: false,
  }
}
