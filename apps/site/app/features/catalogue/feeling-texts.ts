/** What the doors say. Only the server reads it: a page is sent the words of the doors it shows. */
import type { Feeling } from './feelings.ts'

export interface FeelingText {
  /** On the door. */
  label: string
  /** Above the games of its page. */
  heading: string
  /** Why these games are here, in a sentence. */
  reason: string
}

export const feelingTexts: Record<Feeling, FeelingText> = {
  'two-minutes': {
    label: '2 minutes',
    heading: 'Games for 2 minutes',
    reason:
      'Short rounds that begin at once: runners, jumpers, reflexes and high scores, with nothing to learn first.',
  },
  together: {
    label: 'Together',
    heading: 'Games to play together',
    reason:
      'Their makers say that two or more can play: side by side at one screen, as a team, or against others.',
  },
  calm: {
    label: 'Calm',
    heading: 'Calm games',
    reason:
      'Colouring, tiles, cards and gardens: games tagged as relaxing, with no fights, no races and no horror among them.',
  },
  brain: {
    label: 'Brain',
    heading: 'Games for the brain',
    reason: 'Logic, numbers, words, boards and memory: games whose tags say that you win them by thinking.',
  },
  'on-the-train': {
    label: 'On the train: works offline',
    heading: 'Games for the train',
    reason: 'Open one of these once with a network, and it plays without: in a tunnel, on a plane, anywhere.',
  },
  gamepad: {
    label: 'With a gamepad',
    heading: 'Games for a gamepad',
    reason: 'Each of these takes a gamepad: plug one in or pair it, and press a button.',
  },
  'no-reading': {
    label: 'No reading needed',
    heading: 'Games without reading',
    reason: 'Colours, pictures and shapes instead of words, suitable for every age, by mouse or finger.',
  },
}
