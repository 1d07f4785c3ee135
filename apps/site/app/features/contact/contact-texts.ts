import type { Topic } from './contact-topics.ts'

const topics: Record<Topic, string> = {
  game: 'A game',
  idea: 'An idea',
  question: 'A question',
  privacy: 'My privacy',
  'grown-up': 'Parent or teacher',
  maker: 'I make games',
  other: 'Other',
}

export const contactTexts = {
  heading: 'Write to us',
  topic: 'What is it about?',
  topics,
  message: 'Your message',
  messageHint: (min: number, max: number) => `From ${min} to ${max.toLocaleString('en')} characters.`,
  childHint: 'Please do not write your name, your age, your school or where you live.',
  childNote: 'We read every message. We cannot write back, because we do not ask who you are.',
  email: 'Your e-mail address',
  optional: '(only if you want an answer)',
  trap: 'Leave this empty',
  send: 'Send',
  sending: 'Sending …',
  retention: (days: number) => `Deleted after ${days} days.`,
  privacy: 'What we store',
  summary: 'Not sent yet',
  faults: {
    topic: 'Choose what it is about.',
    messageMissing: 'Write your message.',
    messageShort: (min: number) => `Write a little more: at least ${min} characters.`,
    messageLong: (max: number, tooMany: number) =>
      `Make it shorter by ${tooMany.toLocaleString('en')} characters: at most ${max.toLocaleString('en')} fit.`,
    email: 'Write an e-mail address like name@example.com, or leave it empty.',
    again: 'Please check it, then press Send again.',
    trap: 'A hidden field was filled in. We cleared it: press Send again.',
    busy: (seconds: number) =>
      `Too many messages came from your network. Wait ${seconds} seconds and press Send again.`,
    notStored: 'Your message could not be stored. Wait a minute and press Send again.',
    notSent: 'Your message could not be sent. Check your connection and press Send again.',
  },
  notSentTitle: (title: string) => `Not sent yet: ${title}`,
  sentTitle: 'Thank you, we got your message',
  sentText: 'A person will read it.',
  sentChild:
    'We cannot write back, because we did not ask who you are. If you need an answer, ask a grown-up to write to us.',
  sentAnswer: 'If you left an e-mail address, we answer there.',
  sentRetention: (days: number) => `It is deleted after ${days} days.`,
  another: 'Write another',
  home: 'Browse games',
}
