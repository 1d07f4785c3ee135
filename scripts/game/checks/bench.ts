/** The context of every check, and its result. */
import type { BrowserContext, Frame, Page } from '@playwright/test'
import type { RunLog } from '@playhouse/game-kit/rules'
import { PROTOCOL_VERSION } from '@playhouse/sdk/protocol'
import type { GameFiles } from '../game-files.ts'
import type { OpenOptions, Stage } from '../stage.ts'

/** `null` is "not run"; the figure says why. */
export type Verdict = { pass: boolean | null; figure: string }
export type Check = { item: number; name: string; run(bench: Bench): Promise<Verdict> | Verdict }

export type Bench = {
  game: GameFiles
  stage: Stage
  /** The mode and level that a new player starts in. */
  landing: { mode: string; level: number }
  /** A good player's run of the landing, at least 600 ticks long where the run lasts that long. */
  log: RunLog
  /** Errors and external requests of pages so far. */
  errors: string[]
  external: string[]
  open(options?: OpenOptions): Promise<Page>
}

export const pass = (figure: string): Verdict => ({ pass: true, figure })
export const fail = (figure: string): Verdict => ({ pass: false, figure })
export const notRun = (figure: string): Verdict => ({ pass: null, figure })
export const judge = (isPass: boolean, figure: string): Verdict => ({ pass: isPass, figure })

/** Opens pages and collects their errors. */
export function createOpener(stage: Stage, errors: string[], external: string[]) {
  return async (options: OpenOptions = {}): Promise<Page> =>
    stage.open({
      ...options,
      async before(page) {
        page.on('pageerror', (error) => errors.push(error.message))
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) errors.push(message.text())
        })
        page.on('request', (request) => {
          const url = request.url()
          if (!url.startsWith(stage.url) && !/^(data|blob):/.test(url)) external.push(url)
        })
        await options.before?.(page)
      },
    })
}

/** The game as the site shows it: in a frame, with a page around it that may send it the protocol's messages. */
export type Framed = {
  page: Page
  game: Frame
  sendMessage(message: object): Promise<void>
  close(): Promise<void>
}

export async function openFramed(stage: Stage): Promise<Framed> {
  const context: BrowserContext = await stage.browser.newContext({ viewport: { width: 900, height: 700 } })
  const page = await context.newPage()
  await page.goto(`${stage.url}host.html`)
  const game = page.frames()[1]!
  await game.waitForFunction(() => globalThis.__gk?.ready)
  return {
    page,
    game,
    sendMessage: (message) =>
      page.evaluate((sealed) => document.querySelector('iframe')!.contentWindow!.postMessage(sealed, '*'), {
        playhouse: PROTOCOL_VERSION,
        ...message,
      }),
    close: () => context.close(),
  }
}

/** Begins a run and plays on with the good bot for a while. */
export async function playOn(page: Page, { mode, level }: Bench['landing'], ticks: number): Promise<void> {
  await page.evaluate(
    async ([mode, level, ticks]) => {
      __gk.start(mode, level)
      await __gk.play('expert', { ticks, draw: true })
    },
    [mode, level, ticks] as const,
  )
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`

/** Waits in real time, independent of the game's clock. */
export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
