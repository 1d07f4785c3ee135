/** Of the button alone: every game's page has it, the dialog comes when it is asked for. */
export const reportButtonTexts = {
  report: 'Report a problem',
  reportShort: 'Report',
}
