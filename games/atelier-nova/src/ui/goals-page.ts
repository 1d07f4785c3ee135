/** The goals page: every goal, its progress, and its studio reward. */
import type { Frame, Rect } from '@playhouse/game-kit'
import { countDeeds, GOALS, isReached } from '../view/deeds.ts'
import type { Goal, Reward, GoalName } from '../view/deeds.ts'
import { drawWonFrame } from '../art/places/frames-won.ts'
import { drawIcon } from '../art/icons.ts'
import { createPager } from './pager.ts'
import { box, iconButton, INK, panel, setFont, TEAL, words, wrap } from '../art/paper.ts'
import { alpha, ellipse } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import type { Game } from '../state.ts'
import { drawStudioSet } from '../art/places/studio-sets.ts'
import { texts } from '../texts.ts'
import type { Context, Page, Touched, Widget } from './widget.ts'

export function drawReward(g: G, reward: Reward, w: number, h: number): void {
  if ('set' in reward) return drawStudioSet(g, reward.set, w, h)
  g.fillStyle = '#cfe4ee'
  g.fillRect(0, 0, w, h)
  drawWonFrame(g, reward.frame, w, h, 2.6)
}

type Pager = ReturnType<typeof createPager>

/** The cells of the page that is seen, and the buttons below them. */
function createGoalGrid(kit: Context['kit'], pager: Pager) {
  const grid = () => {
    const { safe } = kit.screen
    const frame = { x: safe.x + 10, y: safe.y + 66, w: safe.w - 20, h: safe.h - 66 - 74 }
    const columns = Math.max(2, Math.min(4, Math.floor(frame.w / (frame.w > 600 ? 260 : 176))))
    const rows = Math.max(1, Math.min(Math.ceil(GOALS.length / columns), Math.floor(frame.h / 108)))
    return { frame, columns, w: frame.w / columns, h: Math.min(190, frame.h / rows), count: columns * rows }
  }
  const pages = () => Math.max(1, Math.ceil(GOALS.length / grid().count))
  const shown = () => GOALS.slice(pager.page * grid().count, (pager.page + 1) * grid().count)
  const cellRect = (i: number): Rect => {
    const { frame, columns, w, h } = grid()
    return { x: frame.x + (i % columns) * w, y: frame.y + Math.floor(i / columns) * h, w, h }
  }
  const inBar = (i: number): Rect => {
    const { safe } = kit.screen
    return { x: safe.x + safe.w - 10 - (i + 1) * 62 + 4, y: safe.y + safe.h - 62, w: 54, h: 54 }
  }
  return { grid, pages, shown, cellRect, inBar }
}

export function createGoalsPage(context: Context): Page & { begin(): void } {
  const { kit, sprites } = context
  const pager = createPager()
  const deeds = () => kit.data.deeds ?? {}
  const drawGoal = createGoalPainter(deeds, sprites, kit)
  const cells = createGoalGrid(kit, pager)
  const { pages, shown, cellRect, inBar } = cells
  const widgets = createGoalWidgets(context, cells, pager)
  return {
    begin() {
      pager.jump(0)
    },
    widgets,
    draw({ g, screen }: Frame<Game>, touched: Touched): boolean {
      const { x, y, w, h } = screen.visible
      const { hud, safe } = screen
      const back = g.createLinearGradient(0, y, w, y + h)
      back.addColorStop(0, '#12444f')
      back.addColorStop(0.6, '#3a6a72')
      back.addColorStop(1, '#b0785c')
      g.fillStyle = back
      g.fillRect(x, y, w, h)
      g.fillStyle = alpha('#fff4e2', 0.06)
      for (let i = 0; i < 10; i++) g.fill(ellipse(x + ((i * 173) % w), y + ((i * 271) % h), 46))
      drawIcon(g, 'star', { x: safe.x + 30, y: safe.y + 34, size: 28 }, '#ffd45e')
      const done = GOALS.filter((goal) => isReached(goal, deeds())).length
      const title = `${texts.goalsTitle}  ${texts.prizes.count(done, GOALS.length)}`
      words(
        g,
        title,
        { x: safe.x + 52, y: safe.y + 34, size: 25, max: hud.x - safe.x - 64, align: 'left', weight: 900 },
        '#fff4e2',
      )
      shown().forEach((goal, i) => drawGoal(g, goal, cellRect(i), touched.down === `goal ${i}`))
      iconButton(g, inBar(0), 'close', 'plain', { isDown: touched.down === 'close' })
      iconButton(g, inBar(1), 'gift', 'plain', { isDown: touched.down === 'prizes' })
      if (pages() > 1) {
        iconButton(g, inBar(3), 'prev', 'quiet', { isDown: touched.down === 'prev' })
        iconButton(g, inBar(2), 'next', 'quiet', { isDown: touched.down === 'next' })
      }
      return sprites.isBusy
    },
  }
}

/** One goal with its bar. */
function createGoalPainter(
  deeds: () => Partial<Record<GoalName, string[]>>,
  sprites: Context['sprites'],
  kit: Context['kit'],
) {
  const drawGoal = (g: G, goal: Goal, rect: Rect, isDown: boolean) => {
    const isDone = isReached(goal, deeds())
    const inner = { x: rect.x + 4, y: rect.y + 4 + (isDown ? 2 : 0), w: rect.w - 8, h: rect.h - 8 }
    panel(g, inner, 16, isDone ? '#fff1c8' : '#fffaf2', 0.3)
    const high = inner.h - 16
    const wide = Math.min(high * 0.75, inner.w * 0.34)
    const tall = Math.min(high, wide / 0.75)
    const at = { x: inner.x + 8, y: inner.y + (inner.h - tall) / 2 }
    const picture = sprites.picture(`goal ${goal.name}`, wide, tall, kit.screen.ratio, (ink) => {
      box(ink, { x: 0, y: 0, w: wide, h: tall }, 9)
      ink.clip()
      drawReward(ink, goal.reward, wide, tall)
    })
    if (picture) g.drawImage(picture, at.x, at.y, wide, tall)
    if (!isDone) {
      g.fillStyle = '#4a1f3e9c'
      box(g, { ...at, w: wide, h: tall }, 9)
      g.fill()
      words(
        g,
        '?',
        {
          x: at.x + wide / 2,
          y: at.y + tall / 2,
          size: Math.min(34, tall * 0.5),
          max: wide,
          align: 'center',
          weight: 900,
        },
        '#fff4e2',
      )
    } else {
      g.fillStyle = TEAL
      g.fill(ellipse(at.x + wide - 6, at.y + 6, 11))
      drawIcon(g, 'check', { x: at.x + wide - 6, y: at.y + 6, size: 14 }, '#fff')
    }
    const x = at.x + wide + 9
    const max = inner.x + inner.w - 9 - x
    const size = rect.w > 250 ? 17 : 14.5
    setFont(g, size, 800)
    const lines = wrap(g, texts.goals[goal.name](goal.need), max, 4)
    const bottom = inner.y + inner.h - 22
    const middle = (inner.y + 6 + bottom) / 2
    lines.forEach((line, i) =>
      words(
        g,
        line,
        { x, y: middle + (i - (lines.length - 1) / 2) * size * 1.14, size, max, align: 'left', weight: 800 },
        INK,
      ),
    )
    const own = countDeeds(goal, deeds())
    const count = `${own}/${goal.need}`
    const wideCount = words(
      g,
      count,
      { x: inner.x + inner.w - 9, y: bottom + 8, size: 14, max, align: 'right', weight: 900 },
      '#7d4f6c',
    )
    const bar = { x, y: bottom + 3, w: max - wideCount - 7, h: 9 }
    g.fillStyle = '#ecd2c0'
    box(g, bar, 5)
    g.fill()
    if (own === 0) return
    g.fillStyle = isDone ? TEAL : '#d9772f'
    box(g, { ...bar, w: Math.max(9, (bar.w * own) / goal.need) }, 5)
    g.fill()
  }
  return drawGoal
}

/** What can be pressed. */
function createGoalWidgets(
  { kit, open, back }: Context,
  { grid, pages, shown, cellRect, inBar }: ReturnType<typeof createGoalGrid>,
  pager: Pager,
) {
  const deeds = () => kit.data.deeds ?? {}
  const turn = (by: number) => {
    pager.turn(by, pages(), grid().frame.w, kit.now)
    kit.audio.play('page')
    kit.invalidate()
  }
  const say = (goal: Goal) =>
    `${texts.goals[goal.name](goal.need)}, ${countDeeds(goal, deeds())}/${goal.need}`
  const widgets = (): Widget[] => [
    ...shown().map((goal, i) => ({
      id: `goal ${i}`,
      rect: cellRect(i),
      label: say(goal),
      act() {
        kit.audio.play(isReached(goal, deeds()) ? 'star' : 'click')
        kit.say(say(goal))
        if (isReached(goal, deeds())) open('studio')
      },
    })),
    { id: 'close', rect: inBar(0), label: texts.buttons.close, act: back },
    { id: 'prizes', rect: inBar(1), label: texts.buttons.prizes, act: () => open('prizes') },
    ...(pages() > 1
      ? [
          { id: 'prev', rect: inBar(3), label: texts.buttons.prev, act: () => turn(-1) },
          { id: 'next', rect: inBar(2), label: texts.buttons.next, act: () => turn(1) },
        ]
      : []),
  ]
  return widgets
}
