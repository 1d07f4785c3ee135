/** Of the button alone: every game's page has it, and none of the other offline texts. */
export const keepOfflineTexts = {
  keep: 'Keep offline',
  keeping: 'Keeping …',
  kept: 'Kept offline',
  keepFailed: 'It could not be kept: the line or the storage gave out. Try again later.',
  keptSaid: (title: string) => `${title} now plays without a network.`,
  forgotSaid: (title: string) => `${title} is no longer kept.`,
}
