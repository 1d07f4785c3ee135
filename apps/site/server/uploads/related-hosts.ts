/** Whether uploaded games could share cookies with a site or the console. */
import type { Config } from '../config.ts'
import { findGamesHost } from './games-origin.ts'

/** Which of these hosts share the registrable domain of the games: those could share cookies with them. */
export async function listRelatedHosts(gamesOrigin: string, hosts: readonly string[]): Promise<string[]> {
  // The list of public suffixes is loaded where there is a games origin only.
  const { getDomain } = await import('tldts')
  const games = findGamesHost(gamesOrigin)
  // Names such as github.io are public suffixes: their subdomains belong to different people.
  const domainOf = (host: string) => getDomain(host, { allowPrivateDomains: true }) ?? host
  return hosts.filter((host) => domainOf(host) === domainOf(games))
}

export function describeRelatedHosts(gamesOrigin: string, hosts: readonly string[]): string {
  const shown = hosts.slice(0, 3).join(', ') + (hosts.length > 3 ? ` and ${hosts.length - 3} more` : '')
  return `GAMES_ORIGIN (${gamesOrigin}) is on the same domain as ${shown}: use a domain of its own for uploaded games, because browsers let names of one domain share cookies`
}

/** The warning of a start and of `doctor`; null when there is nothing to warn of. */
export async function warnOfRelatedHosts(
  { gamesOrigin, console }: Pick<Config, 'gamesOrigin' | 'console'>,
  sites: readonly { host: string }[],
): Promise<string | null> {
  if (gamesOrigin === undefined) return null
  const hosts = [...sites.map(({ host }) => host), ...(console ? [console.rpId] : [])]
  const related = await listRelatedHosts(gamesOrigin, hosts)
  return related.length > 0 ? describeRelatedHosts(gamesOrigin, related) : null
}
