/**
 * A crawler must never see an error page that a script of ours caused: for it an error is only logged, and the page that the server sent stays.
 * The pattern is the product's own.
 */
const BOT_RE = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i

let serverPage: string | null = null

export function isBot(userAgent: string): boolean {
  return BOT_RE.test(userAgent)
}

/** Called before hydration: a crawler's copy of what the server sent. */
export function keepServerPage(): void {
  if (isBot(navigator.userAgent)) serverPage = document.querySelector('main')?.innerHTML ?? null
}

/** What a crawler sees instead of the error page, or null for everybody else. */
export function getServerPage(): string | null {
  return serverPage
}
