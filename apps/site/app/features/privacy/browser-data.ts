/** Data that stays in the visitor's own browser. */
import type { DataUseEntry } from './data-use-types.ts'
import { listProviders } from './providers.ts'

const UNTIL_CLEARED = 'until you press Clear my data'

export const BROWSER_DATA: readonly DataUseEntry[] = [
  {
    id: 'local-data',
    words: {
      title: 'Your favourites and recent games',
      text:
        'Your favourites, the games you played recently, your last searches, your votes, a random number for each game you voted on or ' +
        'reported, what you achieved in a game, which hints you have closed, and whether you like the site dark or light, loud or quiet. ' +
        'To show favourites and recent games, the browser asks this site which of them it still has; the site does not store that.',
      retention: UNTIL_CLEARED,
    },
    storedNames: ['playhouse', 'playhouse:theme', 'playhouse:kept'],
  },
  {
    id: 'game-saves',
    words: {
      title: 'Saved games',
      text: 'How far you got and your best scores. Each game of ours has its own storage and cannot read another’s.',
      retention: UNTIL_CLEARED,
    },
    storedNames: ['playhouse:save:…', 'playhouse-game:…'],
  },
  {
    id: 'upload-saves',
    isOn: ({ gamesOrigin }) => gamesOrigin === undefined,
    words: {
      title: 'Saved games of other makers',
      text: 'What a game that somebody else made, and that is on our server, stores. Each game can read its own data only.',
      retention: UNTIL_CLEARED,
    },
    storedNames: ['playhouse-uploads', 'playhouse-uploads:…'],
  },
  {
    id: 'visit',
    words: {
      title: 'Data of one visit',
      text:
        'A random number that lets us count a game you played as one play and not as three, what the link that led you here says about ' +
        'itself in its address (channel, network and pid: where it stood, and which partner of ours put it there), how far you had ' +
        'scrolled, when a page reloaded by itself, and that you pressed Play while the page of that game loads.',
      retention: 'until you close the tab',
    },
    storedNames: [
      'playhouse:visit',
      'playhouse:source',
      'playhouse:reloads',
      'playhouse:press',
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
          ? 'Which age group you belong to (not your birth year), and who may know about your visit.'
          : 'Who may know about your visit, as you answered.',
      retention: `for a year, or ${UNTIL_CLEARED}`,
    }),
    storedNames: ['playhouse:consent'],
  },
  {
    id: 'offline',
    isOn: ({ hasServiceWorker }) => hasServiceWorker,
    words: {
      title: 'Pages and games for offline use',
      text:
        'The pages you saw, their images and the games of ours that you opened, so that they open faster and work offline; and small ' +
        'games of ours that your browser loads when it is idle, so that there is something to play. The page ' +
        '“Play offline” lists the games and can remove each of them; your browser’s settings for this site remove all of it.',
      retention: 'until newer ones need the space; images for at most 60 days',
    },
    storedNames: [
      ...['pages', 'data', 'pictures', 'shells', 'shell:…', 'kept-games', 'game:…'],
      'workbox-expiration',
    ],
  },
]
