/**
 * Plays a short scripted game in a real browser, frame by frame, and writes the screenshots into `covers/`.
 * Needs the built game (`dist/`) and a Chromium: `node games/cozy-blocks/art/capture.ts <path to chromium>`.
 */
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { preview } from 'vite'
import { saveShot } from '../../../scripts/game/shots.ts'
import { layOut } from '../src/view/layout.ts'
import type { Layout } from '../src/view/layout-rects.ts'
import { SHAPES, getShape } from '../src/rules/shapes.ts'
import { makeCushion } from '../src/rules/cushion-cell.ts'
import { initialState } from '../src/state.ts'
import type { GameState } from '../src/state.ts'
import { playLikeNovice, playOut } from '../src/bots.ts'
import { NIGHTS } from '../src/rules/nights.ts'
import { getPuzzle } from '../src/rules/puzzles.ts'
import { startNight } from '../src/rules.ts'

const FRAMES_PER_SECOND = 25
const root = fileURLToPath(new URL('..', import.meta.url))

type Stage = { page: Page; layout: Layout; hand: number[] }

/** Time stands still in the page until `stepTime` moves it: every run gives the same pictures. */
function holdTime(): void {
  let now = 0
  let calls: FrameRequestCallback[] = []
  performance.now = () => now
  window.requestAnimationFrame = (call) => calls.push(call)
  window.cancelAnimationFrame = () => {}
  Object.assign(window, {
    stepTime: (ms: number) => {
      now += ms
      const due = calls
      calls = []
      for (const call of due) call(now)
    },
  })
}

async function openStage(
  browser: Browser,
  url: string,
  view: { w: number; h: number; dpr: number },
  run: GameState,
  hand: number[],
): Promise<Stage> {
  const page = await browser.newPage({
    viewport: { width: view.w, height: view.h },
    deviceScaleFactor: view.dpr,
  })
  await page.addInitScript(holdTime)
  const start = { mode: run.mode, level: run.puzzle + 1, seed: run.seed, day: run.day }
  const progress = {
    v: 1,
    kit: {
      mode: run.mode,
      level: start.level,
      best: { endless: 2480 },
      // A room with many things.
      stars: { puzzle: Object.fromEntries(Array.from({ length: 16 }, (_, i) => [i + 1, 3])) },
      days: ['2026-11-20'],
      knowsHow: true,
    },
    settings: {},
    game: {},
  }
  await page.addInitScript(
    ([mode, state, saved]) => {
      localStorage.setItem(`playhouse-game:cozy-blocks:run-${mode}`, state!)
      localStorage.setItem('playhouse-game:cozy-blocks:progress', saved!)
    },
    [run.mode, JSON.stringify({ v: 1, run: { start, state: run } }), JSON.stringify(progress)],
  )
  await page.goto(url)
  await page.waitForTimeout(600)
  const layout = layOut({ w: view.w, h: view.h, slots: run.hand.length, hasNext: run.mode !== 'puzzle' })
  const stage = { page, layout, hand }
  await step(stage, 40)
  return stage
}

async function step({ page }: Stage, frames: number): Promise<void> {
  for (let i = 0; i < frames; i++) {
    await page.evaluate(
      (ms) => (window as unknown as { stepTime(ms: number): void }).stepTime(ms),
      1000 / FRAMES_PER_SECOND,
    )
  }
}
type Cell = { row: number; col: number }

/** Picks up the piece of a slot and moves it to a square over `frames`; releases it unless `hold` is set. */
async function carry(
  stage: Stage,
  slot: number,
  { row, col }: Cell,
  frames: number,
  drop = true,
): Promise<void> {
  const { page, layout, hand } = stage
  const shape = getShape(hand[slot]!)
  const from = layout.slots[slot]!
  const x0 = from.x + from.w / 2
  const y0 = from.y + from.h / 2
  const x1 = layout.board.x + (col + shape.w / 2) * layout.cell
  const y1 = layout.board.y + (row + shape.h / 2) * layout.cell
  await page.mouse.move(x0, y0)
  await page.mouse.down()
  for (let i = 1; i <= frames; i++) {
    const t = i / frames
    const eased = t * t * (3 - 2 * t)
    await page.mouse.move(x0 + (x1 - x0) * eased, y0 + (y1 - y0) * eased - Math.sin(t * Math.PI) * 40)
    await step(stage, 1)
  }
  await step(stage, 5)
  if (drop) await page.mouse.up()
}

/** Two rows, a column and a patch, each one piece short. */
function demoRun(): { run: GameState; hand: number[] } {
  const find = (w: number, h: number) =>
    SHAPES.findIndex((s) => s.w === w && s.h === h && s.cells.length === w * h)
  const hand = [find(3, 2), find(1, 3), find(2, 2)]
  const board = Array.from({ length: 64 }, () => 0)
  const put = (row: number, col: number, w: number, h: number, colour: number) => {
    for (let r = 0; r < h; r++) {
      for (let c = 0; c < w; c++) {
        const links = (r > 0 ? 1 : 0) | (c < w - 1 ? 2 : 0) | (r < h - 1 ? 4 : 0) | (c > 0 ? 8 : 0)
        board[(row + r) * 8 + col + c] = makeCushion(colour, links, r === (h - 1) >> 1 && c === (w - 1) >> 1)
      }
    }
  }
  put(7, 0, 3, 1, 5)
  put(7, 3, 2, 1, 1)
  put(6, 0, 2, 1, 7)
  put(6, 2, 3, 1, 3)
  put(0, 7, 1, 3, 6)
  put(3, 7, 1, 2, 4)
  put(0, 0, 2, 2, 3)
  put(0, 2, 2, 2, 1)
  put(2, 0, 2, 2, 4)
  const colours = [2, 5, 6]
  const run: GameState = {
    ...initialState(),
    board,
    hand: hand.map((shape, i) => ({ shape, colour: colours[i]! })),
    next: [13, 9, 21].map((shape, i) => ({ shape, colour: [3, 1, 4][i]! })),
    handNumber: 6,
    score: 1204,
    combo: 1,
    comboLeft: 3,
  }
  return { run, hand }
}

/** The kitten's basket, some hands into the night. */
function nightRun(): GameState {
  const number = NIGHTS.findIndex(({ rule }) => rule === 'basket')
  return playOut(startNight(number), playLikeNovice, 4, 8)
}

async function captureShots(browser: Browser, url: string): Promise<void> {
  const demo = demoRun()
  const wide = await openStage(browser, url, { w: 1280, h: 800, dpr: 1 }, demo.run, demo.hand)
  await carry(wide, 0, { row: 6, col: 5 }, 14)
  await step(wide, 9)
  await saveShot(wide.page, root, 'clear')
  const phone = await openStage(browser, url, { w: 390, h: 844, dpr: 2 }, demo.run, demo.hand)
  await carry(phone, 0, { row: 6, col: 5 }, 14, false)
  await saveShot(phone.page, root, 'phone')

  const night = await openStage(browser, url, { w: 1280, h: 800, dpr: 1 }, nightRun(), [])
  await step(night, 90)
  await saveShot(night.page, root, 'night')

  const number = 43
  const puzzle = getPuzzle(number)
  const board = [...puzzle.board]
  const run: GameState = {
    ...initialState(),
    mode: 'puzzle',
    puzzle: number,
    goal: puzzle.goal,
    board,
    hand: puzzle.pieces,
  }
  const shapes = puzzle.pieces.map((piece) => piece.shape)
  const stage = await openStage(browser, url, { w: 1280, h: 800, dpr: 1 }, run, shapes)
  for (const { slot, row, col } of puzzle.solution.slice(0, -1)) {
    await carry(stage, slot, { row, col }, 8)
    await step(stage, 12)
  }
  const last = puzzle.solution.at(-1)!
  await carry(stage, last.slot, last, 8, false)
  await saveShot(stage.page, root, 'puzzle')
}

const server = await preview({ root, base: '/', preview: { port: 0, host: '127.0.0.1' }, logLevel: 'silent' })
const browser = await chromium.launch({
  executablePath: process.argv[2],
  args: ['--disable-gpu', '--no-sandbox'],
})
const url = server.resolvedUrls!.local[0]!
await captureShots(browser, url)
await browser.close()
await server.close()
