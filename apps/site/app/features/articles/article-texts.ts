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

const monthFormat = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'long', timeZone: 'UTC' })
const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

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
  emptyList: 'No articles yet. Play a game instead.',
  readingTime: (minutes: number) => `${minutes} min read`,
  author: (siteName: string) => `By ${siteName}`,
  /** In a list, where many articles have come on one day. */
  month: (ms: number) => monthFormat.format(ms),
  published: (ms: number) => dayFormat.format(ms),
  updated: (ms: number) => `Updated ${dayFormat.format(ms)}`,
  contents: 'In this article',
  playThese: 'Play these',
  /** Its topics without a list. */
  alsoAbout: (topics: string[]): string => `More topics: ${topics.map(articleTexts.topic).join(', ')}.`,
  ages: 'Not every game named here is for every age. Check the rating on its box or store page.',
  turns: 'Previous and next article',
  previous: 'Previous',
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
  help: 'Need help?',
  helpReport: 'Is a game not working? Press Report on the game’s page. It takes two taps.',
  answers: 'Quick answers',
  quickAnswers: [
    { question: 'Is everything free?', answer: 'Yes. No account, nothing to install.' },
    { question: 'Where is my progress?', answer: 'In this browser, on this device.' },
    { question: 'A game is slow?', answer: 'Close other tabs and restart the game.' },
  ],
  onThisPage: 'On this page',
}
export type ArticleTexts = typeof articleTexts
