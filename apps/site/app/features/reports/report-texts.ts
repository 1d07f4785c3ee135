import type { ReportReason } from './report.ts'

const reasons: Record<ReportReason, string> = {
  'does-not-load': 'It does not load',
  'black-screen': 'The screen stays black',
  controls: 'The controls do not work',
  rude: 'It is rude or scary',
  other: 'Something else',
}

export const reportTexts = {
  title: (game: string) => `What is wrong with ${game}?`,
  reasons,
  sending: 'Sending …',
  thanks: 'Thank you! We will look at it.',
  noteLabel: 'Want to tell us more?',
  noteHint: 'Please no names or addresses.',
  sendNote: 'Send this too',
  noteSent: 'Got it. Thank you for taking the time.',
  tooMany: 'Many reports came from your network. We will look at them; please try again later.',
  notStored: 'Your report could not be stored. Please try again in a minute.',
  close: 'Close',
}
