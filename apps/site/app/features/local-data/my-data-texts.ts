/** Texts of the "My data" dialog; loaded when it opens. */
export const myDataTexts = {
  close: 'Close',
  intro:
    'Your favourites, games to continue, votes, saved progress and settings stay in this browser. There is no account, and we never see them.',
  counts: (favourites: number, recent: number) =>
    `${favourites} ${favourites === 1 ? 'favourite' : 'favourites'}, ${recent} recent ${recent === 1 ? 'game' : 'games'}`,
  uploads: (games: number) =>
    `${games} ${games === 1 ? 'game' : 'games'} of other makers stored progress here; a file does not contain it`,
  exportData: 'Save as a file',
  exportHint: 'To keep a copy or take it to another device.',
  exportFileName: 'playhouse-my-data.json',
  importData: 'Load a file',
  importHint: 'Adds to your data; nothing is lost.',
  imported: (saves: number) =>
    saves === 0
      ? 'Done. Your data was added.'
      : `Done. Your data and ${saves} saved ${saves === 1 ? 'game' : 'games'} were added.`,
  importTooLarge: 'This file is too large. Nothing was changed.',
  importNotJson: 'This file cannot be read: it is not a saved copy, or is incomplete. Nothing was changed.',
  importNotOurs: 'This file is not a copy of your data from this site. Nothing was changed.',
  importTooNew: 'This file was saved by a newer version of the site. Reload the page and try again.',
  importNotStored:
    'This browser does not store data (private mode, or storage is full). The data stays until you close the page.',
  clearData: 'Clear my data',
  clearHint: 'Favourites, history, votes, saved games and settings on this device.',
  clearConfirm: 'Really clear everything? This cannot be undone.',
  clearYes: 'Yes, clear everything',
  clearNo: 'Keep it',
  cleared: 'Done. Your data was deleted from this browser.',
}
