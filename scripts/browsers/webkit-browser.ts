/** WebKitGTK over WebDriver: Debian's driver starts its MiniBrowser on a virtual screen, with a profile in memory that ends with it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver'
import { findFreePort } from '../test/site-server.ts'
import { type KeyName, PAGE_SIZE, type TestBrowser, type TestPage } from './test-page.ts'

const KEYS: Record<KeyName, string> = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Enter: Key.ENTER,
}
const SCRIPT_LIMIT_MS = 180_000
const START_LIMIT_MS = 20_000
/**
 * Without a graphics card, WebKit's usual renderer draws a framed game about once in a second, this one ten times. It is only for
 * checks that need it: view transitions, which the site uses between pages, end WebKitGTK 2.50 with it.
 */
const QUICK_RENDERER = { WEBKIT_DISABLE_DMABUF_RENDERER: '1' }

export interface WebKitPrograms {
  driver: string
  /** Absent where a screen is there already. */
  xvfb: string | null
}

export async function openWebKit({ driver, xvfb }: WebKitPrograms): Promise<TestBrowser> {
  const screen = xvfb ? await startScreen(xvfb) : null
  const open = async (isQuick: boolean) => {
    const env = {
      ...process.env,
      ...(screen && { DISPLAY: screen.display }),
      ...(screen && isQuick && QUICK_RENDERER),
    }
    const port = await findFreePort()
    const server = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' })
    try {
      const url = `http://127.0.0.1:${port}`
      await waitForDriver(url)
      return { session: await openSession(url), server }
    } catch (error) {
      await stop(server)
      throw error
    }
  }
  const close = async () => {
    if (screen) await stop(screen.process)
  }
  try {
    const { session, server } = await open(false)
    const version = (await session.getCapabilities()).getBrowserVersion() ?? 'unknown'
    await session.quit()
    await stop(server)
    return {
      version,
      async open({ drawsLong = false } = {}) {
        const { session, server } = await open(drawsLong)
        return wrap(session, () => stop(server))
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function openSession(url: string): Promise<WebDriver> {
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build()
  await driver.manage().setTimeouts({ script: SCRIPT_LIMIT_MS })
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...PAGE_SIZE })
  return driver
}

function wrap(driver: WebDriver, stopServer: () => Promise<void>): TestPage {
  return {
    goto: (url) => driver.get(url),
    async evaluate<Args extends unknown[], Value>(
      run: (...args: Args) => Value | Promise<Value>,
      ...args: Args
    ) {
      const answer: { value?: Value; error?: string } = await driver.executeAsyncScript(
        `const [args, done] = arguments
         Promise.resolve().then(() => (${run.toString()})(...args)).then(
           (value) => done({ value }),
           (error) => done({ error: String(error) }),
         )`,
        args,
      )
      if (answer.error !== undefined) throw new Error(answer.error)
      return answer.value as Value
    },
    click: (selector) => driver.findElement(By.css(selector)).click(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    keyDown: (key) => driver.actions().keyDown(KEYS[key]).perform(),
    keyUp: (key) => driver.actions().keyUp(KEYS[key]).perform(),
    async close() {
      // A browser that ended by itself has no session left to quit.
      await driver.quit().catch(() => {})
      await stopServer()
    },
  }
}

/** Xvfb chooses a free display and writes its number to the file descriptor that it is given. */
async function startScreen(xvfb: string): Promise<{ process: ChildProcess; display: string }> {
  const { width, height } = PAGE_SIZE
  const child = spawn(xvfb, ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    child.stdio[3]!.once('data', (data: Buffer) => resolve(`:${data.toString().trim()}`))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Xvfb ended with exit code ${code}`)))
  })
  return { process: child, display }
}

async function waitForDriver(url: string): Promise<void> {
  for (const end = Date.now() + START_LIMIT_MS; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    try {
      if ((await fetch(`${url}/status`)).ok) return
    } catch (error) {
      if (Date.now() > end) throw error
    }
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await exited
}
