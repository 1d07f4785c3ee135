/** How fast the machine opens canvases: limits in milliseconds hold on one that does it as a desktop computer with a graphics card does. */
import type { Stage } from '../stage.ts'
import { judge, notRun, type Verdict } from './bench.ts'

const SLOWDOWN = 4
const ROUNDS = 3
/** Sizes of a game's first frame: the screen of a phone, and twelve pictures. */
const SCREEN = [780, 1688] as const
const PICTURE = [512, 350] as const
const PICTURES = 12
/** Longer, and the machine is another kind of machine: its times say nothing about a phone's. */
const MAX_CANVASES_MS = 120

/** A row whose limit is a time: where it is missed on a slow machine, nobody knows. */
export async function judgeTime(
  stage: Pick<Stage, 'browser'>,
  isMet: boolean,
  figure: string,
): Promise<Verdict> {
  if (isMet) return judge(true, figure)
  const canvasesMs = await calibrateCanvases(stage)
  const isSlow = canvasesMs > MAX_CANVASES_MS
  const calibration = `${PICTURES + 1} plain canvases in ${canvasesMs.toFixed(0)} ms (≤ ${MAX_CANVASES_MS})`
  return isSlow
    ? notRun(`${figure}; calibration: ${calibration}: machine slow, not judged`)
    : judge(false, `${figure}; calibration: ${calibration}`)
}

/** Milliseconds, the median of three, at a quarter of the processor's speed. */
async function calibrateCanvases({ browser }: Pick<Stage, 'browser'>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push(await openCanvases(browser))
  return times.toSorted((a, b) => a - b)[ROUNDS >> 1]!
}

/** In a page of its own, whose canvases are new memory. */
async function openCanvases(browser: Stage['browser']): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const ms = await page.evaluate(
    ([screen, picture, count]) => {
      const from = performance.now()
      for (let at = 0; at <= count; at++) {
        const canvas = document.createElement('canvas')
        ;[canvas.width, canvas.height] = at === 0 ? screen : picture
        const g = canvas.getContext('2d')!
        g.fillStyle = '#246'
        g.fillRect(0, 0, canvas.width, canvas.height)
      }
      return performance.now() - from
    },
    [SCREEN, PICTURE, PICTURES] as const,
  )
  await context.close()
  return ms
}
