export const offlineTexts = {
  offline: 'No network',
  offlineGames: 'Games you can play now',

  title: 'Play offline',
  description: 'The games this browser keeps, ready to play without a network.',
  heading: 'Play without a network',
  notKept: (name: string) => `${name} is not kept on this device`,
  pageNotKept: 'This page is not kept on this device',
  notKeptHelp: 'There is no network just now. These are here and ready:',
  able: 'These work without a network once opened',
  intro: 'Every game of ours that you open stays on this device and plays without a network.',
  none: 'No game is kept yet. Open one while you have a network, or press "Keep offline" on its page.',
  noneOffline:
    'No game is kept on this device yet. When the network is back, open one, and it will be here the next time.',
  cannot: 'This browser cannot keep games.',
  looking: 'Looking what is kept …',
  noScripts: 'Playing offline needs JavaScript, which your browser has switched off here.',
  again: 'Try again',
  home: 'To the games',
  size: (bytes: number) => `${Math.max(0.1, bytes / 1024 / 1024).toFixed(1)} MB`,
  pinned: 'Kept by you',
  remove: (title: string) => `Remove ${title}`,
  total: (count: number, bytes: number) =>
    `${count} ${count === 1 ? 'game' : 'games'}, ${Math.max(0.1, bytes / 1024 / 1024).toFixed(1)} MB`,

  installTitle: (siteName: string) => `Put ${siteName} on your home screen`,
  installAbout: 'Opens at once, also without a network. No account, no store.',
  install: 'Install',
  notNow: 'No, thanks',
} as const
