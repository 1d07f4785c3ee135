/** Who else may learn of a visit, and what the site does so that they do not. */
import type { DataUseEntry, PrivacyFacts } from './data-use-types.ts'
import { listProviders, type Provider } from './providers.ts'

const joinNames = (names: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names)

/** Only where there is anything to consent to. */
export function hasConsentPlatform(site: PrivacyFacts['site']): boolean {
  const asks = site.audience !== 'child' && listProviders(site).some(({ isThirdParty }) => isThirdParty)
  return asks && site.consent.platformUrl !== ''
}

const platformHost = (site: PrivacyFacts['site']) => new URL(site.consent.platformUrl).host

const STATIC_ENTRIES: readonly DataUseEntry[] = [
  {
    id: 'covers',
    words: ({ site }) => ({
      title: 'Pictures of games',
      text:
        `They all come to you from ${site.host}. Where a picture was first made for another website, our server fetched it; that website ` +
        'does not learn that you looked.',
      retention: '',
    }),
  },
  {
    id: 'hosted-games',
    isOn: ({ gamesOrigin }) => gamesOrigin !== undefined,
    words: ({ gamesOrigin }) => ({
      title: 'Games of other makers that live with us',
      text:
        `They come from ${(gamesOrigin ?? '').replace('https://', '')}, which is a server of ours, kept apart so that a game can look into ` +
        'nothing of this site. What such a game saves is kept there, in your browser.',
      retention: 'until you clear that website’s data in your browser',
    }),
  },
  {
    id: 'remote-games',
    isOn: ({ site, remoteProviders }) => site.remoteGames !== 'off' && remoteProviders.length > 0,
    words: ({ site, remoteProviders }) => ({
      title: 'Games from other websites',
      text:
        `Some games live on the websites of ${joinNames(remoteProviders)}. ` +
        (site.remoteGames === 'ask'
          ? 'A notice beside Play names that website, and nothing of it loads until you press that Play. '
          : 'Nothing of them loads until you press Play on such a game; its page names the website. ') +
        'Then your browser talks to it: it learns your internet address, that you come from here and which game you play. It may show its own ' +
        'ads and set its own cookies, and its own rules hold inside the game. We cannot see what happens there.',
      retention: '',
    }),
  },
  {
    id: 'consent-platform',
    isOn: ({ site }) => hasConsentPlatform(site),
    words: ({ site }) => ({
      title: 'The consent platform',
      text:
        `Before others are let in, a certified platform asks for your consent instead of us. Its script comes from ${platformHost(site)}, ` +
        'before you have answered, because it is what asks. It learns your internet address and remembers your answer.',
      retention: 'in your browser, for as long as the platform says',
    }),
  },
]

/** The fixed ones, and one for each provider of ads and analytics that is on. */
export function listElsewhere({ site }: PrivacyFacts): DataUseEntry[] {
  return [...STATIC_ENTRIES, ...listProviders(site).map(toEntry)]
}

function toEntry(provider: Provider): DataUseEntry {
  const { id, name, kind, isThirdParty, purpose, receives, keeps, policyUrl } = provider
  const consent = isThirdParty
    ? ' Nothing of it loads before you have agreed, and you can change your mind at the foot of every page.'
    : ''
  return {
    id,
    policyUrl,
    words: {
      title: `${name} (${kind === 'ads' ? 'advertising' : 'counting visits'})`,
      text: `It is here to ${purpose}. It receives ${receives}.${consent}`,
      retention: keeps === '' ? '' : `in your browser: ${keeps}`,
    },
  }
}
