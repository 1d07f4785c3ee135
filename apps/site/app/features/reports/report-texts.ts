import type { ReportReason } from './report.ts'

const reasons: Record<ReportReason, string> = {
  'does-not-load': 'It does not load',
  'black-screen': 'The screen stays black',
  controls: 'The controls do not work',
  rude: 'It is rude or scary',
  rights: 'It uses my work without asking me',
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
  rightsLabel: 'Who are you, what is yours, and how can we write to you?',
  rightsHint: (min: number, max: number) =>
    `For grown-ups: your name, an e-mail address, and where your own work can be seen. From ${min} to ${max.toLocaleString('en')} characters.`,
  sendRights: 'Send',
  noteSent: 'Got it. Thank you for taking the time.',
  tooMany: 'Many reports came from your network. We will look at them; please try again later.',
  notStored: 'Your report could not be stored. Please try again in a minute.',
  close: 'Close',
}
