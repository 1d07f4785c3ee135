/** Texts of the button: every game's page has it, and none of the other offline texts. */
export const saveOfflineTexts = {
  save: 'Save offline',
  saveShort: 'Save',
  saving: 'Saving …',
  saved: 'Saved offline',
  savedShort: 'Saved',
  saveFailed: 'Not saved: the connection failed or storage is full. Try again later.',
  savedMessage: (title: string) => `${title} now works offline.`,
  removedMessage: (title: string) => `${title} is no longer saved.`,
}
