/** A name in the list, with the letters that were typed in bold. */
import { Fragment } from 'react'
import { foldText } from './search.ts'

export function TypedLetters({ text, typed }: { text: string; typed: string }) {
  const starts = foldText(typed).split(' ').filter(Boolean)
  return text.split(/(\s+)/).map((word, place) => {
    const lower = word.toLowerCase()
    const length = Math.max(0, ...starts.map((start) => (lower.startsWith(start) ? start.length : 0)))
    return (
      // The parts of a text never change places.
      <Fragment key={place}>
        {length > 0 && <b>{word.slice(0, length)}</b>}
        {word.slice(length)}
      </Fragment>
    )
  })
}
