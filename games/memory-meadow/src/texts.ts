/** Every word the game says; one object a language. Nothing of it is needed to play. */
import { chooseTexts } from '@playhouse/game-kit'
import type { GameTexts } from '@playhouse/game-kit'

const en = {
  title: 'Memory Meadow',
  board:
    'Hidden animals in pairs. Move with the arrow keys, look with Enter or space, and find two that are the same.',
  // A paw shows how.
  hint: '',
  howTo: [
    'Tap a hiding place to see who lives there. Then look for the friend.',
    'Friends who meet join the choir, and each pair adds a note to the tune.',
    'A place that rustles is a friend calling you.',
    'A child belongs to the grown-up of its kind.',
    'The butterfly lets two others peek.',
    'Miss a friend you have seen, and a lantern goes out. With the last one, it is bedtime.',
    'With an ear on the sign you hear the animals and match their calls.',
    'Where there are families, three belong together.',
    'Somebody on the hill is wished for: bring that pair next for twice the flowers.',
    'Some are only heard: find the one who calls like that.',
    'Each sure pair brings a firefly. Tap the full jar and then a place: they light it and those beside it.',
    'A breeze swaps two places, a whirl carries three round: watch!',
    'Snow covers what nobody looks at, and in winter friends who meet light a lantern again.',
    'Two players take turns; who finds a pair goes on.',
  ],
  modes: {
    meadow: { name: 'The meadow', about: 'Thirty-six meadows through the year' },
    ears: { name: 'Good ears', about: 'Match animals by their calls' },
    together: { name: 'Two players', about: 'Sun and moon take turns' },
    walk: { name: 'A long walk', about: 'Five meadows that grow with you' },
    daily: { name: 'Meadow of the day', about: 'The same for everyone' },
  },
  album: 'Animals met',
  map: 'Choose a game',
  closed: 'Back to the meadow',
  place: (number: number, of: number, what: string) => `Place ${number} of ${of}: ${what}`,
  hidden: 'hidden',
  empty: 'flowers',
  called: (animal: string) => `You hear the ${animal}.`,
  seen: (animal: string) => `It is the ${animal}.`,
  paired: (animal: string, nth: number, of: number) => `Two of a kind: ${animal}! ${nth} of ${of} pairs.`,
  missed: 'Not the same.',
  matched: 'One more of the family hides.',
  whirled: (numbers: string) => `The wind carries places ${numbers} round.`,
  caught: (fireflies: number) => `A firefly in the jar: ${fireflies} of 3.`,
  jarTaken: 'Choose a place for the fireflies.',
  shone: (numbers: string) => `Fireflies light places ${numbers}.`,
  rustled: (number: number) => `Something rustles in place ${number}.`,
  traded: (a: number, b: number) => `The breeze swaps places ${a} and ${b}.`,
  turned: (player: number) => (player === 0 ? 'Sun, your turn.' : 'Moon, your turn.'),
  dimmed: (left: number) => (left === 1 ? 'One lantern burns on.' : `${left} lanterns burn on.`),
  asleepTitle: 'Good night!',
  asleepAbout: (known: number) =>
    known === 0
      ? 'Everybody was tired. Tomorrow they play again!'
      : known === 1
        ? 'You knew one friend. Tomorrow all of them play again!'
        : `You knew ${known} friends. Tomorrow they play again!`,
  tryAgain: 'More lanterns',
  goOnAnyway: 'Next meadow',
  goForWalk: 'A long walk',
  relit: (left: number) => `A lantern burns again: ${left}.`,
  wished: (animal: string) => `The sign wishes for the ${animal}.`,
  goldFriends: (count: number) =>
    count === 1 ? '1 sticker turned to gold!' : `${count} stickers turned to gold!`,
  met: (count: number, of: number) => `${count} of ${of} animals met`,
  newFriends: (count: number) =>
    count === 1 ? '1 new sticker in your album!' : `${count} new stickers in your album!`,
  sunWins: 'The sun found more!',
  moonWins: 'The moon found more!',
  bothWin: 'Sun and moon found the same!',
  pairsFound: (sun: number, moon: number) => `Sun ${sun}, moon ${moon}`,
  animals: {
    rabbit: 'rabbit',
    frog: 'frog',
    chick: 'chick',
    piglet: 'piglet',
    bee: 'bee',
    fox: 'fox',
    duck: 'duck',
    ladybird: 'ladybird',
    owl: 'owl',
    hedgehog: 'hedgehog',
    mouse: 'mouse',
    mole: 'mole',
    snail: 'snail',
    badger: 'badger',
    squirrel: 'squirrel',
    fawn: 'fawn',
    bear: 'bear',
    lamb: 'lamb',
    raccoon: 'raccoon',
    turtle: 'turtle',
  } as Record<string, string>,
} satisfies GameTexts & Record<string, unknown>

export const texts = chooseTexts({ en })
