import type { InfoPageKey } from '#app/domain/info-page.ts'

/** Topics whose hyphens are part of the word, or which hold a name. */
const TOPIC_LABELS: Record<string, string> = {
  'fast-paced-shooters': 'Fast-paced shooters',
  'role-playing-games': 'Role-playing games',
  'co-op-games': 'Co-op games',
  'nintendo-switch': 'Nintendo Switch',
  'retro-style-games': 'Retro-style games',
  'vr-games': 'VR games',
}

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

export const articleTexts = {
  listTitle: 'Articles',
  listIntro: 'Opinions, lessons and second thoughts about the games people play.',
  listDescription: (siteName: string) =>
    `Articles about games from ${siteName}: how to play them better, and what makes them good.`,
  topicTitle: (topic: string) => `Articles: ${topic}`,
  topicDescription: (topic: string, siteName: string) =>
    `What ${siteName} has written about ${topic.charAt(0).toLowerCase() + topic.slice(1)}.`,
  topics: 'Topics',
  everyTopic: 'All',
  emptyList: 'No articles yet. The games are already here.',
  readingTime: (minutes: number) => `${minutes} min read`,
  published: (ms: number) => dayFormat.format(ms),
  updated: (ms: number) => `Updated ${dayFormat.format(ms)}`,
  contents: 'In this article',
  ages: 'A game that is named here is not always a game for every age. The label on its box or shop page knows.',
  turns: 'The articles before and after',
  previous: 'Before this one',
  next: 'Read next',
  related: 'More articles',
  allArticles: 'All articles',
  /** `role-playing-games` as a reader sees it. */
  topic: (slug: string) =>
    TOPIC_LABELS[slug] ?? slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' '),
  infoPageLinks: {
    aboutUs: 'About us',
    imprint: 'Imprint',
    contactUs: 'Contact us',
    privacyPolicy: 'Privacy policy',
    parents: 'For parents',
  } satisfies Record<InfoPageKey, string>,
  infoPagesLabel: 'About this site',
  help: 'Can we help?',
  helpReport:
    'A game does not work? Press Report on the page of the game: two presses, and we know which one it was.',
  onThisPage: 'On this page',
}
export type ArticleTexts = typeof articleTexts
