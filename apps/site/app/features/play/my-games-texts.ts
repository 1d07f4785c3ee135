export const myGamesTexts = {
  title: 'My games',
  description: 'What you played, what you like and what is kept for offline play. It stays in this browser.',
  empty: 'Your games will be here',
  emptyHelp:
    'Games that you play, like or mark with the heart get a place on this shelf. It stays in this browser.',
  toGames: 'Find a game',
  noScripts: 'This page lists the games that your browser remembers, which needs JavaScript.',
  favourite: 'Favourite',
  liked: 'You like it',
  savedOffline: 'Ready offline',
  offered: 'Play one of these now',
  offline: 'Play offline',
}
