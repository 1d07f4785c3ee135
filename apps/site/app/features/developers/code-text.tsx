import { Fragment } from 'react'
import styles from './code-text.module.css'
import { splitCode } from './pieces.ts'

/** Shorter code is never broken: it fits into a line of a phone. */
const MAX_WHOLE_LETTERS = 36

/** A text with code between backticks. */
export function CodeText({ text }: { text: string }) {
  return text.split('`').map((part, place) =>
    place % 2 === 1 ? (
      <code key={place}>
        <Pieces pieces={part.length > MAX_WHOLE_LETTERS ? splitCode(part) : [part]} />
      </code>
    ) : (
      <Fragment key={place}>{part}</Fragment>
    ),
  )
}

/** Code whose lines end between its pieces only. */
export function Pieces({ pieces }: { pieces: readonly string[] }) {
  return pieces.map((piece, place) => (
    <Fragment key={place}>
      {place > 0 && ' '}
      <span className={styles.piece}>{piece}</span>
    </Fragment>
  ))
}
