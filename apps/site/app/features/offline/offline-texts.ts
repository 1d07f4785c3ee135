export const offlineTexts = {
  offline: 'No network',
  offlineGames: 'Games you can play now',

  title: 'Play offline',
  description: 'The games saved in this browser, ready to play offline.',
  heading: 'Play offline',
  noNetwork: 'You are offline',
  notSaved: (name: string) => `${name} is not saved on this device`,
  pageNotSaved: 'This page is not saved on this device',
  savedHere: (count: number) =>
    count === 1 ? 'This game is saved here. It works without a network:' : 'These games are saved here:',
  able: 'These work offline after you open them once',
  intro: 'Every game of ours that you open is saved on this device and works offline.',
  none: 'No game is saved yet. Open one of these, and it works offline from then on.',
  noneOffline: 'Games that you open while you are online will be here next time.',
  cannot: 'This browser cannot save games.',
  looking: 'Looking for saved games …',
  noScripts: 'Playing offline needs JavaScript, which is off in your browser.',
  again: 'Try again',
  play: 'Play',
  manage: 'Manage',
  size: (bytes: number) => `${Math.max(0.1, bytes / 1024 / 1024).toFixed(1)} MB`,
  pinned: 'Saved by you',
  remove: (title: string) => `Remove ${title}`,
  total: (count: number, bytes: number) =>
    `${count} ${count === 1 ? 'game' : 'games'}, ${Math.max(0.1, bytes / 1024 / 1024).toFixed(1)} MB`,

  installTitle: (siteName: string) => `Put ${siteName} on your home screen`,
  installAbout: 'Opens at once, even offline. No account, no store.',
  install: 'Install',
  notNow: 'No, thanks',
} as const
