export const myGamesTexts = {
  title: 'My games',
  description: 'What you played, what you like and what is kept for offline play. It stays in this browser.',
  empty: 'Nothing here yet. Games that you play or mark with the heart appear here.',
  noScripts: 'This page lists the games that your browser remembers, which needs JavaScript.',
  kept: 'Ready without a network',
  offered: 'Play one of these now',
  offline: 'Play offline',
}
