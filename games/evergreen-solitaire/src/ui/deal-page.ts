/** The deal on the table: its goals, and how hard the next one shall be. */
import type { Kit, MenuEntry, MenuPage } from '@playhouse/game-kit'
import { make } from '@playhouse/game-kit/elements'
import { makeButton } from './elements.ts'
import type { MenuTarget } from './menu-target.ts'
import type { Difficulty } from '../rules/forest.ts'
import { countAllLeaves, countGentle, countLeaves } from '../view/deal-help.ts'
import { GOALS } from '../view/goals.ts'
import type { GoalState } from '../view/goals.ts'
import { pictureAcorn } from './pictures.ts'
import type { Game } from '../state.ts'
import type { Data } from './stats.ts'
import { describeGoal, texts } from '../texts.ts'

const DIFFICULTIES: readonly Difficulty[] = ['easy', 'any', 'hard']

/** The acorns of a game, each with what it takes. */
function showGoals(mode: string, standings: readonly GoalState[]): HTMLElement {
  const list = make('ul', 'es-goals')
  GOALS[mode]?.forEach((goal, i) => {
    const standing = standings[i]!
    const row = make(
      'li',
      `es-goal-${standing}`,
      pictureAcorn(standing),
      make('span', '', describeGoal(goal)),
    )
    row.ariaLabel = `${describeGoal(goal)}: ${texts.goals.standing[standing]}`
    list.append(row)
  })
  return list
}

/** Until a table is known its deals are chosen gently, whatever "any" says; and what a golden leaf does. */
function describeGentle(kit: Kit<Game, Data>): HTMLElement[] {
  const left = countGentle(kit)
  const leaves = countLeaves(kit)
  const lines = [
    ...(left > 0 ? [texts.deal.gentle(left)] : []),
    ...(countAllLeaves(kit) > 0 ? [texts.deal.leaves(leaves)] : []),
  ]
  return lines.map((line) => make('p', 'es-line', line))
}

function makeDifficulties(kit: Kit<Game, Data>): HTMLElement {
  const buttons = DIFFICULTIES.map((difficulty) => {
    const choose = () => {
      kit.audio.play('click')
      kit.data.wish = difficulty
      kit.save()
      kit.open('deal', { focus: difficulty })
    }
    const made = makeButton('es-difficulty', choose, texts.deal[difficulty])
    made.dataset.id = difficulty
    made.ariaPressed = String(kit.data.wish === difficulty)
    return made
  })
  return make('div', 'es-difficulties', ...buttons)
}

export function makeDealPage(kit: Kit<Game, Data>, target: MenuTarget, focus?: string): MenuPage {
  const { mode } = kit.start
  const isFree = mode !== 'daily' && mode !== 'past'
  const act = (id: string, label: string, run: () => void, isMain = false): MenuEntry => ({
    id,
    label,
    isMain,
    act() {
      kit.close()
      run()
    },
  })
  const words = isFree
    ? [make('p', 'es-line', texts.deal.difficulty), makeDifficulties(kit), ...describeGentle(kit)]
    : [make('p', 'es-line', texts.deal.only(texts.modes[mode as 'daily'].name))]
  return {
    title: texts.deal.title,
    parts: [
      {
        kind: 'slot',
        id: 'deal',
        make: () => make('div', 'es-page', showGoals(kit.state.mode, target.goals()), ...words),
      },
    ],
    foot: [
      ...(isFree ? [act('fresh', texts.deal.fresh, () => kit.restart(), true)] : []),
      act('same', texts.deal.same, () => kit.send({ type: 'again' }), !isFree),
      { id: 'done', label: texts.forest.close, act: () => kit.back() },
    ],
    focus,
  }
}
