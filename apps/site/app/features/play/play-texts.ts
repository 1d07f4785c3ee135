import type { FailReason } from './play-state.ts'

const failReasons: Record<FailReason, string> = {
  'not-ready': 'It is taking too long. Try again, or play another game.',
  'no-threads': 'This game does not run in this browser.',
  'not-loaded': 'It did not load. Try again, or play another game.',
  blocked: 'This game does not respond right now. Your device is fine: try again, or play one of these.',
  offline: 'This game needs the internet, and you are offline.',
}

export const playTexts = {
  play: 'Play',
  playTitle: (title: string) => `Play ${title}`,
  pageTitle: (title: string, site: string) => `Play ${title} – ${site}`,
  stage: (title: string) => `${title}, the game`,
  frame: (title: string) => `${title} – game`,
  skipGame: 'Skip game',
  backToPage: 'Back to page',
  needsKeyboard: 'This game needs a keyboard.',
  noScripts: {
    title: 'This game needs JavaScript',
    text: 'JavaScript is off in your browser. Allow it for this site and reload the page.',
    alone: (title: string) => `Open ${title} on its own page`,
  },
  ask: {
    title: (provider: string) => `This game comes from ${provider}`,
    text: (provider: string) =>
      `It runs on ${provider}’s own server. ${provider} may show its own ads there and set cookies.`,
    /** Beside Play on the game's page. */
    beside: (provider: string) => `Comes from ${provider}, which may show its own ads and set cookies.`,
  },
  loading: 'Loading the game',
  failed: { title: 'The game does not start', reasons: failReasons },
  ownTab: {
    title: 'This game needs a tab of its own',
    text: 'This browser does not play it inside of a page.',
    open: 'Open in its own tab',
  },
  help: {
    open: 'Not working?',
    title: 'Not working?',
    text: 'Try again, tell us what is wrong, or pick another game.',
    close: 'Keep playing',
  },
  retry: 'Try again',
  alternatives: 'Play one of these',
  rotate: {
    landscape: 'Turn your phone sideways for this game.',
    portrait: 'Hold your phone upright for this game.',
    dismiss: 'Got it',
  },
  bar: {
    label: 'Game controls',
    back: 'Back to the game’s page',
    backShort: 'Back',
    mute: 'Mute',
    unmute: 'Unmute',
    restart: 'Restart',
    theatre: 'Theatre mode',
    theatreShort: 'Theatre',
    fullscreen: 'Full screen',
    exitFullscreen: 'Leave full screen',
  },
  similar: 'More like this',
  howToPlay: 'How to play',
}
