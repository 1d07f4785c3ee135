/** The texts over the board: title, counting score, best. */
import type { Kit } from '@playhouse/game-kit'
import type { Cozy } from '../rules.ts'
import type { Scene } from './scene.ts'
import { getNight } from '../rules/nights.ts'
import { DAILY_HANDS } from '../state.ts'
import type { GameState } from '../state.ts'
import { formatDay, formatNumber, texts } from '../texts.ts'

export function createBoardTexts(kit: Kit<Cozy, unknown>, scene: Scene, isLearning: () => boolean) {
  let shownScore = 0
  let bestBefore = 0

  const keyOf = ({ mode, day }: GameState) => (mode === 'daily' ? `${mode}/${day}` : mode)
  const bestOf = (state: GameState) => kit.record.best[keyOf(state)] ?? 0

  const describe = () => {
    const { game, short } = scene
    const isRun = game.goal === 'score'
    const isFill = game.goal === 'fill'
    scene.headline = isRun ? formatNumber(shownScore) : isFill ? texts.fillTask : texts.clearTask
    if (game.mode === 'puzzle') {
      scene.title = texts.puzzleTitle(game.puzzle + 1)
      scene.footline = isFill ? texts.fillAbout : texts.clearAbout
      short.title = scene.title
      short.footline = ''
    } else if (game.mode === 'night') {
      const { hands } = getNight(game.puzzle)
      scene.title = texts.nightTitle(game.puzzle + 1)
      const left = hands - game.handNumber
      const quest = game.wish ? `${game.wish.have}/${game.wish.need}` : ''
      // The bubble shows the quest and its progress; this line shows what runs out.
      scene.headline = scene.layout.quest.w > 0 ? String(left) : quest
      scene.footline =
        scene.layout.quest.w > 0 ? texts.handsLeft(left) : texts.dailyFoot(game.handNumber, hands)
      short.title = scene.title
      short.footline = scene.footline
    } else if (game.mode === 'daily') {
      scene.title = texts.dailyTitle(formatDay(game.day))
      scene.footline = texts.dailyFoot(game.handNumber, DAILY_HANDS)
      short.title = formatDay(game.day)
      short.footline = scene.footline
    } else {
      // In a first run the best is the score that stands above it.
      const best = bestBefore > game.score ? formatNumber(bestBefore) : ''
      const isRecord = bestBefore > 0 && game.score > bestBefore
      scene.title = texts.modes.endless.name
      scene.footline = best ? texts.best(best) : isRecord ? texts.newBest : ''
      short.title = scene.title
      short.footline = best ? texts.short.best(best) : scene.footline
    }
    // A sign at the gap says what to do.
    if (isLearning()) scene.footline = short.footline = ''
    // Without room for the bubble, the quest is shown here for a while.
    const hasBubble = scene.layout.quest.w > 0
    if (game.wish && !hasBubble && game.mode === 'endless' && scene.now < scene.lessonUntil) {
      scene.footline = texts.quest(game.wish)
      short.footline = texts.short.quest(game.wish)
    }
  }
  return {
    describe,
    getBestBefore: () => bestBefore,
    begin() {
      bestBefore = bestOf(scene.game)
      shownScore = scene.game.score
    },
    /** The score changed: it counts up, and a new best is saved at once. */
    count() {
      const { game } = scene
      if (game.score !== shownScore) scene.headlineAt = scene.now
      // An undone score does not count as a best.
      const best = Math.max(bestBefore, game.score)
      if (game.goal !== 'score' || game.mode === 'night' || best === bestOf(game)) return
      kit.record.best[keyOf(game)] = best
      kit.save()
    },
    /** True while it counts. */
    update(seconds: number): boolean {
      const gap = scene.game.score - shownScore
      if (gap === 0) return false
      shownScore = Math.abs(gap) < 1 ? scene.game.score : shownScore + gap * Math.min(1, seconds * 9)
      describe()
      return true
    },
  }
}
