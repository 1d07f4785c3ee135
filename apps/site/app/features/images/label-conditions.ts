/** Lists of words that tags, categories and titles are compared with. */
interface Condition {
  words: ReadonlySet<string>
  beginnings: readonly string[]
}
const CONDITIONS = new Map<string, Condition>()

function readCondition(text: string): Condition {
  const known = CONDITIONS.get(text)
  if (known) return known
  const words = text.split(' ')
  const condition = {
    words: new Set(words.filter((word) => !word.endsWith('*'))),
    beginnings: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  }
  CONDITIONS.set(text, condition)
  return condition
}

/** Whether one of the labels (tags, categories, words of a title) is among the words of a condition; `*` there stands for any ending. */
export function holds(condition: string, labels: readonly string[]): boolean {
  const { words, beginnings } = readCondition(condition)
  return labels.some((label) => words.has(label) || beginnings.some((start) => label.startsWith(start)))
}
