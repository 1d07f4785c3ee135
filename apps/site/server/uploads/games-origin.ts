/** `GAMES_ORIGIN`: where uploaded games are, each on an origin of its own. */
const LABEL_RE = /^g[a-z2-7]{16}$/

/** As browsers write it, with the star; null when the text is not `https://*.<name>`, or http on a name that ends in `.localhost`. */
export function parseGamesOrigin(text: string): string | null {
  const [, protocol, rest] = /^(https?):\/\/\*\.([^/*@]+)$/i.exec(text) ?? []
  const url = rest === undefined ? null : URL.parse(`${protocol}://${rest}`)
  if (!url || url.href !== `${url.origin}/`) return null
  const isLocal = url.hostname.endsWith('.localhost')
  if (url.protocol !== 'https:' && !isLocal) return null
  return `${url.protocol}//*.${url.host}`
}

/** The name below which the games are, without a port. */
export function findGamesHost(gamesOrigin: string): string {
  return new URL(gamesOrigin.replace('*.', '')).hostname
}

/** The label in a host name, or null when it is no game's. */
export function findLabel(gamesOrigin: string, hostname: string): string | null {
  const end = `.${findGamesHost(gamesOrigin)}`
  const label = hostname.endsWith(end) ? hostname.slice(0, -end.length) : ''
  return LABEL_RE.test(label) ? label : null
}
