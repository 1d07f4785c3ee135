/** What the dialog of a visitor's own data says; it is loaded when that opens. */
export const myDataTexts = {
  close: 'Close',
  intro:
    'Your favourites, games to continue, votes, saved progress and settings stay in this browser. There is no account, and we never see them.',
  counts: (favourites: number, recent: number) =>
    `${favourites} ${favourites === 1 ? 'favourite' : 'favourites'}, ${recent} recent ${recent === 1 ? 'game' : 'games'}`,
  exportData: 'Save as a file',
  exportHint: 'To keep a copy or take it to another device.',
  exportFileName: 'playhouse-my-data.json',
  importData: 'Bring in a file',
  importHint: 'Adds to what is here; nothing is lost.',
  imported: (saves: number) =>
    saves === 0
      ? 'Done. Your data is in.'
      : `Done. Your data and ${saves} saved ${saves === 1 ? 'game' : 'games'} are in.`,
  importTooLarge: 'This file is too large to be ours. Nothing was changed.',
  importNotJson: 'This file cannot be read: it is not a saved copy, or it is cut off. Nothing was changed.',
  importNotOurs: 'This file is not a copy of your data from this site. Nothing was changed.',
  importTooNew: 'This file was saved by a newer version of the site. Reload the page and try again.',
  importNotStored:
    'This browser lets us keep nothing (private mode, or storage is full). The data is here until you close the page.',
  clearData: 'Clear my data',
  clearHint: 'Favourites, history, votes, saved games and settings on this device.',
  clearConfirm: 'Really clear everything? This cannot be undone.',
  clearYes: 'Yes, clear everything',
  clearNo: 'Keep it',
  cleared: 'Done. Nothing of yours is kept here any more.',
}
