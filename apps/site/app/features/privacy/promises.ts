/** The summary for parents, each point with a small drawing. It lists only what is true for this site. */
import type { PrivacyFacts } from './data-use-types.ts'
import { listProviders } from './providers.ts'
import { hasThirdPartyGames } from './third-party-data.ts'

export interface ParentPromise {
  title: string
  text: string
  /** Path data on 24 units, drawn with round strokes. */
  drawing: string
}

const DRAWINGS = {
  noAccount: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.5 20.500c.6-4 3.500-6 7.500-6s6.9 2 7.500 6M4 4l16 16',
  noChat:
    'M4 6.500A2.500 2.500 0 0 1 6.500 4h11A2.500 2.500 0 0 1 20 6.500v7a2.500 2.500 0 0 1-2.500 2.500H11l-4.500 4v-4A2.500 2.500 0 0 1 4 13.500zM9 7.500l6 5M15 7.500l-6 5',
  noShop: 'M5 8.500h14l-1.200 11.500H6.200zM9 8.500V7a3 3 0 0 1 6 0v1.500M9.500 13l5 4M14.500 13l-5 4',
  home: 'M3.500 11.500 12 4l8.500 7.500M6 10v9.500h12V10M10 19.500v-5h4v5',
  hand: 'M8 12V5.800a1.500 1.500 0 0 1 3 0V11m0-6.500a1.500 1.500 0 0 1 3 0V11m0-5a1.500 1.500 0 0 1 3 0v8.500a6 6 0 0 1-6 6c-2.600 0-4-1-5.300-3.200L3.800 14a1.500 1.500 0 0 1 2.500-1.600L8 14.500',
  sign: 'M5 5.500h14v8H5zM12 13.500V20M8.500 20h7M8.500 8.500h7M8.500 10.800h4',
  drawer: 'M4.500 5h15v14h-15zM4.500 12h15M10.500 8.500h3M10.500 15.500h3',
}

export function listPromises(facts: PrivacyFacts): ParentPromise[] {
  const { site } = facts
  const providers = listProviders(site)
  const hasRemoteGames = hasThirdPartyGames(facts)
  return [
    {
      title: 'No account',
      text: 'There is no sign-up. We never ask a child for a name, an age or an address.',
      drawing: DRAWINGS.noAccount,
    },
    {
      title: 'No chat',
      text: 'No one can write to your child here, and your child can write only to us.',
      drawing: DRAWINGS.noChat,
    },
    {
      title: 'Nothing to buy',
      text: 'Every game is free and complete. This site has no shop and sells no coins.',
      drawing: DRAWINGS.noShop,
    },
    {
      title: 'Your data stays with you',
      text: 'Favourites, scores and saved games stay in your own browser. You can delete them at any time.',
      drawing: DRAWINGS.drawer,
    },
    hasRemoteGames
      ? {
          title: site.remoteGames === 'ask' ? 'Other websites ask first' : 'Other websites wait for Play',
          text:
            site.remoteGames === 'ask'
              ? 'Some games run on other websites or connect to them. A notice beside “Play” names the website, and nothing of it loads before you press Play.'
              : 'Some games run on other websites or connect to them. Nothing of them loads before you press Play.',
          drawing: DRAWINGS.hand,
        }
      : {
          title: 'Everything comes from here',
          text: 'The games, the pictures and the pages all come from this site and from nowhere else.',
          drawing: DRAWINGS.home,
        },
    providers.some(({ kind }) => kind === 'ads')
      ? {
          title: 'Only our own notices',
          text: 'Small notices, marked as such, point to games and articles of this site. Everyone sees the same ones.',
          drawing: DRAWINGS.sign,
        }
      : {
          title: 'No ads of ours',
          text: 'We show no advertising and do not track you.',
          drawing: DRAWINGS.sign,
        },
  ]
}
