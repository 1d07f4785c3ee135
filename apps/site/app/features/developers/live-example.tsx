/** The methods of the SDK as a table, and beside it an example that runs in a frame. */
import { Fragment, useId, useState } from 'react'
import type { SdkVerb } from '@playhouse/sdk/verbs'
import { clsx } from '#app/ui/clsx.ts'
import { PlayIcon } from '#app/ui/icons.tsx'
import { NEEDS_SCRIPTS } from '#app/ui/no-scripts.ts'
import { CodeText, Pieces } from './code-text.tsx'
import { developersTexts } from './developers-texts.ts'
import styles from './live-example.module.css'
import { FoldedRows } from './folded-rows.tsx'
import { EXAMPLES_ADDRESS, type SeenMessage } from './live-session.ts'
import { splitJson } from './pieces.ts'
import { useLiveExample } from './use-live-example.ts'

const { sdk: tableTexts, live: texts } = developersTexts
const PANEL_ID = 'example'

export function LiveExample({ verbs }: { verbs: readonly SdkVerb[] }) {
  const [code, setCode] = useState(verbs[0]!.example)
  /** Whose example was run last, unless the code was run from its field. */
  const [tried, setTried] = useState<SdkVerb | null>(null)
  const { state, sent, attachFrame, run, send } = useLiveExample()
  const tryVerb = (verb: SdkVerb) => {
    setTried(verb)
    setCode(verb.example)
    run(verb.example)
  }
  const runCode = () => {
    setTried(null)
    run(code)
  }
  return (
    <div className={styles.layout}>
      <div id={PANEL_ID} className={clsx(styles.panel, NEEDS_SCRIPTS)}>
        <CodeField code={code} onChange={setCode} onRun={runCode} />
        <Answer {...state} />
        <Controls sent={sent} isOpen={state.isOpen} send={send} />
        <MessageLog messages={state.messages} />
        {state.isOpen && (
          <iframe
            ref={attachFrame}
            className={styles.frame}
            title={texts.frame}
            src={EXAMPLES_ADDRESS}
            sandbox="allow-scripts"
            tabIndex={-1}
          />
        )}
      </div>
      <FoldedRows more={tableTexts.all} less={tableTexts.fewer}>
        <VerbTable verbs={verbs} tried={tried} answer={state} onTry={tryVerb} />
      </FoldedRows>
    </div>
  )
}

interface VerbTableProps {
  verbs: readonly SdkVerb[]
  tried: SdkVerb | null
  answer: AnswerProps
  onTry: (verb: SdkVerb) => void
}

function VerbTable({ verbs, tried, answer, onTry }: VerbTableProps) {
  return (
    <table className={styles.verbs}>
      <thead>
        <tr>
          <th scope="col">{tableTexts.method}</th>
          <th scope="col">{tableTexts.does}</th>
          <th scope="col">{tableTexts.alone}</th>
          <th scope="col">
            <span className="visually-hidden">{tableTexts.example}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {verbs.map((verb) => (
          <VerbRow key={verb.names[0]} verb={verb} answer={verb === tried ? answer : null} onTry={onTry} />
        ))}
      </tbody>
    </table>
  )
}

interface VerbRowProps {
  verb: SdkVerb
  /** Of its example. */
  answer: AnswerProps | null
  onTry: (verb: SdkVerb) => void
}

function VerbRow({ verb, answer, onTry }: VerbRowProps) {
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
      <td data-label={tableTexts.alone}>
        <span>
          <CodeText text={verb.alone} />
        </span>
      </td>
      <td className={styles.tryCell}>
        <button
          type="button"
          className={styles.try}
          aria-label={tableTexts.tryIt(verb.names.join(', '))}
          onClick={() => onTry(verb)}
        >
          <PlayIcon />
          {tableTexts.tryShort}
        </button>
        {/* Below what was pressed where the panel is far above; the panel's answer is the one that is read out. */}
        {answer && (
          <div className={styles.near}>
            <div className={clsx(styles.lines, answer.hasFailed && styles.failed)} aria-hidden="true">
              <Lines {...answer} />
            </div>
            <a href={`#${PANEL_ID}`}>{tableTexts.change}</a>
          </div>
        )}
      </td>
    </tr>
  )
}

interface CodeFieldProps {
  code: string
  onChange: (code: string) => void
  onRun: () => void
}

function CodeField({ code, onChange, onRun }: CodeFieldProps) {
  const id = useId()
  return (
    <div className={styles.code}>
      <label htmlFor={id}>{texts.code}</label>
      <textarea
        id={id}
        value={code}
        rows={5}
        wrap="off"
        maxLength={4000}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <button type="button" className={styles.run} onClick={onRun}>
        <PlayIcon />
        {texts.run}
      </button>
    </div>
  )
}

interface AnswerProps {
  isRunning: boolean
  lines: string[] | null
  hasFailed: boolean
}

function Answer(props: AnswerProps) {
  return (
    <div className={styles.answer}>
      <h3>{texts.answer}</h3>
      <output className={clsx(styles.lines, props.hasFailed && styles.failed)}>
        <Lines {...props} />
      </output>
    </div>
  )
}

function Lines({ isRunning, lines }: AnswerProps) {
  if (lines === null) return texts.noAnswer
  if (isRunning && lines.length === 0) return texts.isRunning
  return lines.map((line, place) => (
    <Fragment key={place}>
      {place > 0 && '\n'}
      <Pieces pieces={splitJson(line)} />
    </Fragment>
  ))
}

interface ControlsProps {
  sent: { isMuted: boolean; isPaused: boolean; hasAds: boolean }
  isOpen: boolean
  send: (change: { isMuted?: boolean; isPaused?: boolean; hasAds?: boolean }) => void
}

function Controls({ sent, isOpen, send }: ControlsProps) {
  const toggles = [
    [texts.mute, sent.isMuted, () => send({ isMuted: !sent.isMuted })],
    [texts.pause, sent.isPaused, () => send({ isPaused: !sent.isPaused })],
    [texts.ads, sent.hasAds, () => send({ hasAds: !sent.hasAds })],
  ] as const
  return (
    <div className={styles.controls} role="group" aria-label={texts.controls}>
      {toggles.map(([label, isOn, onPress]) => (
        <button key={label} type="button" aria-pressed={isOn} disabled={!isOpen} onClick={onPress}>
          {label}
        </button>
      ))}
    </div>
  )
}

function MessageLog({ messages }: { messages: readonly SeenMessage[] }) {
  return (
    <div className={styles.log}>
      <h3>{texts.log}</h3>
      {messages.length === 0 ? (
        <p>{texts.noMessages}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it a keyboard cannot scroll
        <ol tabIndex={0} aria-label={texts.log}>
          {messages.map(({ from, type, fields }, place) => (
            <li key={place} data-from={from}>
              <span>
                {from === 'game' ? `${texts.game} → ${texts.page}` : `${texts.page} → ${texts.game}`}
              </span>
              <code>
                <b>{type}</b> {fields && <Pieces pieces={splitJson(fields)} />}
              </code>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
