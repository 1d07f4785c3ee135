/** The methods of the SDK, each with an example that can be run. */
import type { SdkVerb } from '@playhouse/sdk/verbs'
import { PlayIcon } from '#app/ui/icons.tsx'
import { AnswerLines, type ExampleAnswer } from './answer-lines.tsx'
import { CodeText } from './code-text.tsx'
import { developersTexts } from './developers-texts.ts'
import styles from './verb-table.module.css'

const { sdk: texts } = developersTexts

interface VerbTableProps {
  verbs: readonly SdkVerb[]
  tried: SdkVerb | null
  answer: ExampleAnswer
  /** Where the code can be changed. */
  panelId: string
  onTry: (verb: SdkVerb) => void
}

export function VerbTable({ verbs, tried, answer, ...others }: VerbTableProps) {
  return (
    <table className={styles.verbs}>
      <thead>
        <tr>
          <th scope="col">{texts.method}</th>
          <th scope="col">{texts.does}</th>
          <th scope="col">{texts.alone}</th>
          <th scope="col">
            <span className="visually-hidden">{texts.example}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {verbs.map((verb) => (
          <VerbRow key={verb.names[0]} verb={verb} answer={verb === tried ? answer : null} {...others} />
        ))}
      </tbody>
    </table>
  )
}

interface VerbRowProps {
  verb: SdkVerb
  /** Of its example. */
  answer: ExampleAnswer | null
  panelId: string
  onTry: (verb: SdkVerb) => void
}

function VerbRow({ verb, answer, panelId, onTry }: VerbRowProps) {
  return (
    <tr>
      <th scope="row">
        {verb.names.map((name) => (
          <code key={name}>{name}</code>
        ))}
      </th>
      <td>
        <CodeText text={verb.does} />
      </td>
      <td data-label={texts.alone}>
        <span>
          <CodeText text={verb.alone} />
        </span>
      </td>
      <td className={styles.tryCell}>
        <button
          type="button"
          className={styles.try}
          aria-label={texts.tryIt(verb.names.join(', '))}
          onClick={() => onTry(verb)}
        >
          <PlayIcon />
          {texts.tryShort}
        </button>
        {/* Below what was pressed where the panel is far above; the panel's answer is the one that is read out. */}
        {answer && (
          <div className={styles.near}>
            <AnswerLines answer={answer} isCopy />
            <a href={`#${panelId}`}>{texts.change}</a>
          </div>
        )}
      </td>
    </tr>
  )
}
