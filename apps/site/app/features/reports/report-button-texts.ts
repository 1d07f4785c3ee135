/** Texts of the button: every game's page has it; the dialog loads on demand. */
export const reportButtonTexts = {
  report: 'Report a problem',
  reportShort: 'Report',
}
