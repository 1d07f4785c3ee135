/** Why a game is reported, in words. */
export const REASON_TEXTS: Readonly<Record<string, string | undefined>> = {
  'does-not-load': 'Does not load',
  'black-screen': 'Stays black',
  controls: 'Controls do not work',
  rude: 'Not fit for the audience',
  rights: 'Somebody says that it is theirs',
  other: 'Something else',
  'script-error': 'The game reported an error of its own',
}
