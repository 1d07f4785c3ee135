/**
 * A crawler must never see an error page that one of our scripts caused: for a crawler an error is only logged, and the page that the server
 * sent stays. The pattern is the product's own.
 */
const BOT_RE = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i

/** A crawler's copy of the page as the server sent it. */
export interface ServerPage {
  title: string
  /** The parts of the head that React removes with the page: its description and its robots tag. */
  metas: { name: string; content: string }[]
  /** The inside of `<main>`. */
  html: string
}

let serverPage: ServerPage | null = null

export function isBot(userAgent: string): boolean {
  return BOT_RE.test(userAgent)
}

/** Called before hydration. When the server itself failed there is nothing to store. */
export function keepServerPage(): void {
  const main = document.querySelector('main')
  if (!main || !isBot(navigator.userAgent) || main.querySelector('[data-failed]')) return
  const metas = document.head.querySelectorAll<HTMLMetaElement>('meta[name=description], meta[name=robots]')
  serverPage = {
    title: document.title,
    metas: [...metas].map(({ name, content }) => ({ name, content })),
    html: main.innerHTML,
  }
}

/** What a crawler sees instead of the error page; null for every other visitor. */
export function getServerPage(): ServerPage | null {
  return serverPage
}
