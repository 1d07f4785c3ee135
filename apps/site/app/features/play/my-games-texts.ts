export const myGamesTexts = {
  title: 'My games',
  description: 'What you played, what you like and what you saved to play offline. It stays in this browser.',
  empty: 'Your games will be here',
  emptyHelp: 'Games that you play, like or mark with the heart appear here. The list stays in this browser.',
  toGames: 'Find a game',
  noScripts: 'This page lists the games that your browser remembers. It needs JavaScript.',
  favourite: 'Favourite',
  liked: 'You like it',
  savedOffline: 'Ready offline',
  offered: 'Play one of these now',
  offline: 'Play offline',
}
