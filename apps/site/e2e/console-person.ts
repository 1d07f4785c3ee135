/** A person of the console in a browser of their own. */
import { expect, type Browser, type Page } from '@playwright/test'
import type { Watch } from './site-test.ts'

/** The browser's message about an answer that a journey asked for. */
export const REFUSED_ERROR = /the server responded with a status of (400|401|403|404|409|410)/

/** The first passkey makes the server load the library that checks it. */
export const patient = expect.configure({ timeout: 60_000 })

/** Lets the console frame previews of these sites. */
export function allowPreviews(watch: Watch, port: number, hosts: readonly string[] = ['localhost']): void {
  for (const host of hosts) watch.allowOrigin(`http://${host}:${port}`)
}

/** A browser whose passkeys need no finger. */
export async function openPerson(browser: Browser) {
  const opened = await browser.newContext()
  const first = await opened.newPage()
  const devtools = await opened.newCDPSession(first)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { context: opened, page: first }
}

export async function createPasskey(on: Page, link: string, name: string) {
  await on.goto(link)
  await on.getByLabel('Your name').fill(name)
  await on.getByRole('button', { name: 'Create a passkey' }).click()
  await patient(on.getByRole('heading', { name: 'Today' })).toBeVisible()
}
