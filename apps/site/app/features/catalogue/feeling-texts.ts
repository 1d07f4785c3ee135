/** What the doors say. Only the server reads it: a page is sent the words of the doors it shows. */
import type { Feeling } from './feelings.ts'

export interface FeelingText {
  /** On the door. */
  label: string
  /** Above the games of its page. */
  heading: string
  /** Why these games are here, in a sentence. */
  reason: string
  /** The same for a phone's head and for wide doors, in two lines of at most 24 letters. */
  brief: string
}

export const feelingTexts: Record<Feeling, FeelingText> = {
  'two-minutes': {
    label: '2 minutes',
    heading: 'Games for 2 minutes',
    reason:
      'Short rounds that start at once: runners, jumpers, reflexes and high scores, with nothing to learn first.',
    brief: 'Short rounds that start at once',
  },
  together: {
    label: 'Together',
    heading: 'Games to play together',
    reason: 'For two or more players, as their makers say: on one screen, as a team, or against others.',
    brief: 'For two or more players',
  },
  calm: {
    label: 'Calm',
    heading: 'Calm games',
    reason:
      'Colouring, dressing up, tiles and cards: games tagged as relaxing, without fights, races or horror.',
    brief: 'Nothing hurries you here',
  },
  brain: {
    label: 'Brain',
    heading: 'Games for the brain',
    reason: 'Logic, numbers, words, boards and memory: games that you win by thinking.',
    brief: 'You win by thinking',
  },
  'on-the-train': {
    label: 'On the train: works offline',
    heading: 'Games for the train',
    reason:
      'Open one of these once while you are online, and it works offline: in a tunnel, on a plane, anywhere.',
    brief: 'Open once, play offline',
  },
  gamepad: {
    label: 'With a gamepad',
    heading: 'Games for a gamepad',
    reason: 'These games support a gamepad: plug one in or pair it, and press a button.',
    brief: 'Plug one in or pair it',
  },
  'no-reading': {
    label: 'No reading needed',
    heading: 'Games without reading',
    reason: 'Colours, pictures and shapes instead of words, suitable for every age, by mouse or finger.',
    brief: 'Pictures instead of words',
  },
}
