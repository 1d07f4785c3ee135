import { Fragment } from 'react'

/** A text with code between backticks. */
export function CodeText({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, place) =>
      place % 2 === 1 ? <code key={place}>{part}</code> : <Fragment key={place}>{part}</Fragment>,
    )
}
