/** Example addresses of every page on the seeded site, for the journeys over all pages. A new page needs one here. */
import { ALL_INFO_PAGE_KEYS, type InfoPageKey } from '../app/domain/info-page.ts'
import { searchUrl } from '../app/features/search/search.ts'
import {
  articleListPath,
  articlePath,
  ARTICLES_PATH,
  CATEGORIES_PATH,
  categoryPath,
  DEVELOPERS_PATH,
  feelingPath,
  gamePath,
  HOME_PATH,
  infoPath,
  MESSAGE_SENT_PATH,
  MY_GAMES_PATH,
  OFFLINE_PATH,
  playPath,
  SEARCH_PATH,
  tagPath,
} from '../app/site-paths.ts'
import type { PageName } from '../app/site-routes.ts'
import { madeGame } from './seeded-site.ts'
import { isLong } from './site-test.ts'

export interface Screen {
  path: string
  title: string | RegExp
  heading: string | RegExp
  status?: 404
}

const made = madeGame(3)

const INFO_TEXTS: Record<InfoPageKey, Pick<Screen, 'title' | 'heading'>> = {
  aboutUs: { title: /^About /, heading: /^About / },
  imprint: { title: /^Imprint – /, heading: 'Imprint' },
  contactUs: { title: /^Contact us – /, heading: 'Contact us' },
  privacyPolicy: { title: /^Privacy/, heading: /^Privacy/ },
  parents: { title: /^For parents – /, heading: 'For parents' },
}

/** The first address of a page is opened in every run, the others in long runs. */
const SCREENS: Record<PageName, Screen[]> = {
  home: [
    {
      path: HOME_PATH,
      title: 'Play Free Games Unblocked Online – Games for Kids, Girls & Boys',
      heading: 'Free online games',
    },
  ],
  articles: [{ path: ARTICLES_PATH, title: /^Articles – /, heading: 'Articles' }],
  articlesOfTopic: [
    { path: articleListPath('beginners'), title: /^Articles: Beginners – /, heading: 'Articles: Beginners' },
  ],
  // The first page of a topic has the address above, and no topic has a second one.
  articlesOfTopicPage: [],
  article: [1, 2, 3, 20].map((id) => ({ path: articlePath(id), title: / – /, heading: /\w/ })),
  categories: [{ path: CATEGORIES_PATH, title: /^Categories and tags – /, heading: 'Categories and tags' }],
  category: [
    { path: categoryPath('Newest'), title: /^New games – /, heading: 'New games' },
    { path: categoryPath('puzzle'), title: /^Puzzle games – /, heading: 'Puzzle games' },
    { path: categoryPath('HotGames'), title: /^Hot games – /, heading: 'Hot games' },
    { path: categoryPath('BestGames'), title: /^Best games – /, heading: 'Best games' },
    { path: categoryPath('EditorPicks'), title: /^Editor Picks – /, heading: 'Editor Picks' },
    { path: categoryPath('Cars'), title: /^Car games – /, heading: 'Car games' },
    { path: categoryPath('Girls'), title: /^Games for girls – /, heading: 'Games for girls' },
    { path: categoryPath('Kids'), title: /^Games for kids – /, heading: 'Games for kids' },
    { path: categoryPath('Newest', 3), title: /^New games/, heading: 'New games' },
  ],
  feeling: [{ path: feelingPath('brain'), title: / – /, heading: /\w/ }],
  tag: [{ path: tagPath('relaxing'), title: /^Relaxing games – /, heading: 'Relaxing games' }],
  info: ALL_INFO_PAGE_KEYS.map((key) => ({ path: infoPath(key), ...INFO_TEXTS[key] })),
  developers: [{ path: DEVELOPERS_PATH, title: /^For developers – /, heading: 'For game developers' }],
  messageSent: [{ path: MESSAGE_SENT_PATH, title: /^Thank you/, heading: 'Thank you, we got your message' }],
  game: [
    {
      path: gamePath('cozy-blocks'),
      title: /^Cozy Blocks – play free online – /,
      heading: 'Cozy Blocks',
    },
    { path: gamePath(made.slug), title: new RegExp(`^${made.title} – `), heading: made.title },
  ],
  play: [
    { path: playPath('cozy-blocks'), title: /^Play Cozy Blocks – /, heading: 'Cozy Blocks' },
    { path: playPath(made.slug), title: new RegExp(`^Play ${made.title} – `), heading: made.title },
  ],
  search: [
    { path: searchUrl({ searchValue: 'amber' }), title: /^Search: amber – /, heading: '“amber”' },
    { path: SEARCH_PATH, title: /^Search – /, heading: 'Find a game' },
    {
      path: searchUrl({ searchValue: 'qqqqzzzz' }),
      title: /^Search: qqqqzzzz – /,
      heading: /^No “qqqqzzzz”/,
    },
  ],
  offline: [{ path: OFFLINE_PATH, title: /^Play offline – /, heading: 'Play offline' }],
  myGames: [{ path: MY_GAMES_PATH, title: /^My games – /, heading: 'Your games will be here' }],
  lost: [
    { path: '/nothing', title: '404 NOT FOUND', heading: 'We can’t find that page', status: 404 },
    {
      path: gamePath('no-such-game'),
      title: '404 NOT FOUND',
      heading: 'We can’t find that page',
      status: 404,
    },
  ],
}

export const ALL_SCREENS: readonly Screen[] = Object.values(SCREENS).flat()

/** What a run opens in a browser. */
export const TRIED_SCREENS: readonly Screen[] = isLong
  ? ALL_SCREENS
  : Object.values(SCREENS).flatMap((screens) => screens.slice(0, 1))
