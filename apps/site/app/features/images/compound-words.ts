/** Words that are written as one: a “Puzzlebot” is a bot, a “Sandman” has to do with sand. */

const HEADS = new Set(
  'bot bots ball balls cat cats dog dogs bird birds fish bike bikes truck trucks boat boats tank tanks house cake cakes cube cubes block blocks worm worms snake monster monsters zombie zombies ninja puzzle craft blade'.split(
    ' ',
  ),
)
/** Before these stands what somebody has or does. */
const PEOPLE = ['man', 'men', 'boy', 'guy']
/** What is left of a word is a word, too, from so many letters on: “selfish” is no fish. */
const MIN_BEFORE_HEAD = 4
const MIN_BEFORE_PERSON = 3
const LONGEST_HEAD = 8
const SHORTEST_HEAD = 3

/** The part of a compound that can be drawn; null for a word that is none. */
export function findPart(word: string): string | null {
  for (let length = LONGEST_HEAD; length >= SHORTEST_HEAD; length--) {
    const head = word.slice(-length)
    if (word.length - length >= MIN_BEFORE_HEAD && HEADS.has(head)) return head
  }
  const person = PEOPLE.find((end) => word.endsWith(end) && word.length - end.length >= MIN_BEFORE_PERSON)
  return person ? word.slice(0, -person.length) : null
}
