/** Of the button alone: every game's page has it, and none of the other offline texts. */
export const saveOfflineTexts = {
  save: 'Keep offline',
  saving: 'Keeping …',
  saved: 'Kept offline',
  saveFailed: 'It could not be kept: the line or the storage gave out. Try again later.',
  savedMessage: (title: string) => `${title} now plays without a network.`,
  removedMessage: (title: string) => `${title} is no longer kept.`,
}
