/** Third parties that may learn about a visit. */
import type { DataUseEntry, PrivacyFacts } from './data-use-types.ts'
import { listProviders, type Provider } from './providers.ts'

const joinNames = (names: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names)

/** Only where there is anything to consent to. */
export function hasConsentPlatform(site: PrivacyFacts['site']): boolean {
  const asks = site.audience !== 'child' && listProviders(site).some(({ isThirdParty }) => isThirdParty)
  return asks && site.consent.platformUrl !== ''
}

/** Whether any game of the site makes a browser connect to other hosts. */
export function hasThirdPartyGames({ site, remoteProviders, reachedHosts }: PrivacyFacts): boolean {
  return site.remoteGames !== 'off' && remoteProviders.length + reachedHosts.length > 0
}

const platformHost = (site: PrivacyFacts['site']) => new URL(site.consent.platformUrl).host

const STATIC_ENTRIES: readonly DataUseEntry[] = [
  {
    id: 'covers',
    words: ({ site }) => ({
      title: 'Images of games',
      text:
        `They all come from ${site.host}. Our server fetches images that belong to other websites; those websites ` +
        'do not learn about your visit.',
      retention: '',
    }),
  },
  {
    id: 'hosted-games',
    isOn: ({ gamesOrigin }) => gamesOrigin !== undefined,
    words: ({ gamesOrigin }) => ({
      title: 'Games of other makers on our server',
      text:
        `They come from ${(gamesOrigin ?? '').replace('https://', '')}, a separate server of ours, so that a game cannot ` +
        'read anything of this site. Your browser stores what such a game saves under that address.',
      retention: 'until you clear that website’s data in your browser',
    }),
  },
  {
    id: 'remote-games',
    isOn: ({ site, remoteProviders }) => site.remoteGames !== 'off' && remoteProviders.length > 0,
    words: ({ site, remoteProviders }) => ({
      title: 'Games from other websites',
      text:
        `Some games run on the websites of ${joinNames(remoteProviders)}. ` +
        (site.remoteGames === 'ask'
          ? 'A notice beside Play names that website, and nothing of it loads until you press that Play. '
          : 'Nothing of them loads until you press Play on such a game; its page names the website. ') +
        'Then your browser connects to it: it learns your internet address, that you come from here and which game you play. It may show its own ' +
        'ads and set its own cookies, and its own rules apply inside the game. We cannot see what happens there.',
      retention: '',
    }),
  },
  {
    id: 'reached-hosts',
    isOn: ({ site, reachedHosts }) => site.remoteGames !== 'off' && reachedHosts.length > 0,
    words: ({ site, reachedHosts }) => ({
      title: 'Games on our server that connect to other websites',
      text:
        `Some games on our server connect to ${joinNames(reachedHosts)}. ` +
        (site.remoteGames === 'ask'
          ? 'A notice beside Play names what a game connects to, and nothing of it loads until you press that Play. '
          : 'Nothing of them loads until you press Play on such a game. ') +
        'Then those websites learn your internet address, and the game may send them what happens in it.',
      retention: '',
    }),
  },
  {
    id: 'consent-platform',
    isOn: ({ site }) => hasConsentPlatform(site),
    words: ({ site }) => ({
      title: 'The consent platform',
      text:
        `Before third parties load, a certified platform asks for your consent instead of us. Its script comes from ${platformHost(site)} ` +
        'before you answer, because it asks the question. It learns your internet address and stores your answer.',
      retention: 'in your browser, for as long as the platform says',
    }),
  },
]

/** The fixed entries, and one for each enabled ad network and analytics service. */
export function listElsewhere({ site }: PrivacyFacts): DataUseEntry[] {
  return [...STATIC_ENTRIES, ...listProviders(site).map(toEntry)]
}

function toEntry(provider: Provider): DataUseEntry {
  const { id, name, kind, isThirdParty, purpose, receives, stores, policyUrl } = provider
  const consent = isThirdParty
    ? ' It loads only after you agree, and you can change your mind at the bottom of every page.'
    : ''
  return {
    id,
    policyUrl,
    words: {
      title: `${name} (${kind === 'ads' ? 'advertising' : 'counting visits'})`,
      text: `We use it to ${purpose}. It receives ${receives}.${consent}`,
      retention: stores === '' ? '' : `in your browser: ${stores}`,
    },
  }
}
