/** Which links lead to a page of this site; the browser handles all others. */

/** Addresses that are files or belong to a game's frame, never a page. */
const FILE_RE = /^\/(games|img|assets|sdk|api|builds)\//

export function findPageUrl(link: HTMLAnchorElement): URL | null {
  if (!link.href || link.target || link.hasAttribute('download') || link.getAttribute('href') === '')
    return null
  const url = new URL(link.href)
  if (url.origin !== location.origin || FILE_RE.test(url.pathname)) return null
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return null
  return url
}
