/** What an example printed and returned. */
import { Fragment } from 'react'
import { clsx } from '#app/ui/clsx.ts'
import styles from './answer-lines.module.css'
import { Pieces } from './code-text.tsx'
import { developersTexts } from './developers-texts.ts'
import { splitJson } from './pieces.ts'
import type { LiveState } from './use-live-example.ts'

const { live: texts } = developersTexts

export type ExampleAnswer = Pick<LiveState, 'isRunning' | 'lines' | 'hasFailed'>

/** `isCopy`: another one of the page is read out. */
export function AnswerLines({ answer, isCopy = false }: { answer: ExampleAnswer; isCopy?: boolean }) {
  const className = clsx(styles.lines, answer.hasFailed && styles.failed)
  return isCopy ? (
    <div className={className} aria-hidden="true">
      <Lines {...answer} />
    </div>
  ) : (
    <output className={className}>
      <Lines {...answer} />
    </output>
  )
}

function Lines({ isRunning, lines }: ExampleAnswer) {
  if (lines === null) return texts.noAnswer
  if (isRunning && lines.length === 0) return texts.isRunning
  return lines.map((line, place) => (
    <Fragment key={place}>
      {place > 0 && '\n'}
      <Pieces pieces={splitJson(line)} />
    </Fragment>
  ))
}
