/** What stays in the visitor's own browser, where nobody else can look. */
import type { DataUseEntry } from './data-use-types.ts'
import { listProviders } from './providers.ts'

const UNTIL_CLEARED = 'until you press Clear my data'

export const BROWSER_DATA: readonly DataUseEntry[] = [
  {
    id: 'local-data',
    words: {
      title: 'What you like and where you were',
      text:
        'Your favourites, the games you played lately, your last searches, your votes, a random number for each game you voted on or ' +
        'reported, what you achieved in a game, which hints you have closed, and whether you like the site dark or light, loud or quiet. ' +
        'When favourites or games you played lately are shown, the browser asks this site which of them it still has; the site does not store that.',
      retention: UNTIL_CLEARED,
    },
    storedNames: ['playhouse', 'playhouse:theme', 'playhouse:kept'],
  },
  {
    id: 'game-saves',
    words: {
      title: 'Saved games',
      text: 'How far you got and your best scores. Each game of ours has a drawer of its own and cannot look into another.',
      retention: UNTIL_CLEARED,
    },
    storedNames: ['playhouse:save:…', 'playhouse-game:…'],
  },
  {
    id: 'visit',
    words: {
      title: 'Notes for one visit',
      text:
        'A random number that lets us count a game you played as one play and not as three, what the link that led you here says about ' +
        'itself in its address (channel, network and pid: where it stood, and which partner of ours put it there), how far you had ' +
        'scrolled, and when a page was loaded again by itself.',
      retention: 'until you close the tab',
    },
    storedNames: [
      'playhouse:visit',
      'playhouse:source',
      'playhouse:reloads',
      'react-router-scroll-positions',
      'react-router-manifest-version',
    ],
  },
  {
    id: 'ad-pause',
    isOn: ({ site }) => site.ads.provider !== 'none',
    words: {
      title: 'When an ad was last shown',
      text: 'A time of day, so that the next one does not come too soon.',
      retention: 'until you close the tab',
    },
    storedNames: ['playhouse:ad-at'],
  },
  {
    id: 'consent',
    isOn: ({ site }) => listProviders(site).some(({ isThirdParty }) => isThirdParty),
    words: ({ site }) => ({
      title: 'Your privacy choices',
      text:
        site.audience === 'mixed'
          ? 'Which age group you belong to (not the year you told), and who may learn of your visit.'
          : 'Who may learn of your visit, as you answered when you were asked.',
      retention: `for a year, or ${UNTIL_CLEARED}`,
    }),
    storedNames: ['playhouse:consent'],
  },
  {
    id: 'offline',
    isOn: ({ hasServiceWorker }) => hasServiceWorker,
    words: {
      title: 'Pages and games for when there is no network',
      text:
        'The pages you saw, their pictures and the games of ours that you opened, so that they open faster and work offline; and one ' +
        'small game of ours that your browser fetches when it has nothing else to do, so that there is something to play. The page ' +
        '“Play offline” lists the games and can remove each of them; your browser’s settings for this site remove all of it.',
      retention: 'until newer ones need the room; pictures for at most 60 days',
    },
    storedNames: [
      ...['pages', 'data', 'pictures', 'shells', 'shell:…', 'kept-games', 'game:…'],
      'workbox-expiration',
    ],
  },
]
