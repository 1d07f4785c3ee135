/** Runs every check in one browser, each on a page with an empty profile. */
import type { BrowserCheck } from './check.ts'
import type { BrowserKind } from './find-browsers.ts'
import type { Front } from './front.ts'
import type { BrowserReport, Outcome } from './report.ts'
import { firstLine, type TestBrowser } from './test-page.ts'

export async function checkBrowser(
  kind: BrowserKind,
  checks: readonly BrowserCheck[],
  front: Front,
): Promise<BrowserReport> {
  const { name } = kind
  const found = kind.find()
  const without = (status: Outcome['status'], note: string): BrowserReport => {
    console.log(`${name}: ${status}: ${note}`)
    return { name, version: null, outcomes: checks.map(() => ({ status, note })) }
  }
  if ('missing' in found) return without('skipped', found.missing)
  let browser: TestBrowser
  try {
    browser = await found.open()
  } catch (error) {
    return without('failed', `does not start: ${firstLine(error)}`)
  }
  const outcomes: Outcome[] = []
  try {
    for (const check of checks) {
      const startedAt = performance.now()
      const outcome = await runCheck(browser, check, front)
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      console.log(`${name}: ${outcome.status}  ${check.name} (${seconds} s): ${outcome.note}`)
      outcomes.push(outcome)
    }
  } finally {
    await browser.close()
  }
  return { name, version: browser.version, outcomes }
}

async function runCheck(browser: TestBrowser, check: BrowserCheck, front: Front): Promise<Outcome> {
  front.takeErrors()
  try {
    const page = await browser.open(check)
    try {
      const note = await check.run({ page, front })
      const errors = front.takeErrors()
      return errors.length === 0 ? { status: 'ok', note } : { status: 'failed', note: errors.join('; ') }
    } finally {
      await page.close()
    }
  } catch (error) {
    return { status: 'failed', note: [firstLine(error), ...front.takeErrors()].join('; ') }
  }
}
