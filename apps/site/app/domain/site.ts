/** A site: everything that belongs to one host. */
import type { SiteSettings } from './site-schema.ts'

export type { Theme } from './site-schema.ts'

/** The settings with what follows from others filled in. */
export interface Site extends SiteSettings {
  host: string
  remoteGames: 'off' | 'ask' | 'on'
  /** The pages' language: the first of `languages`. */
  language: string
}

export function completeSite(host: string, settings: SiteSettings): Site {
  return {
    ...settings,
    host,
    name: settings.name || host.slice(0, 45),
    canonicalHost: settings.canonicalHost || host,
    remoteGames: settings.remoteGames ?? (settings.audience === 'general' ? 'on' : 'ask'),
    language: settings.languages[0]!,
  }
}

/** Whether the imprint shows an example company: no operator is set. Part of the example beside a real name would be a false statement. */
export function hasExampleOperator({
  operatorName,
  operatorAddress,
}: Pick<Site, 'operatorName' | 'operatorAddress'>): boolean {
  return operatorName === '' && operatorAddress === ''
}

export function describeSite(site: Site, gameCount: number): string {
  return site.description.replaceAll('{count}', gameCount >= 1000 ? '1000+' : String(gameCount))
}

/** At most `max` characters, never half a letter. */
export function cutName(name: string, max: number): string {
  return name
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}
