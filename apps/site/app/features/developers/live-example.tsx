/** The methods of the SDK as a table, and beside it an example that runs in a frame. */
import { useId, useRef, useState } from 'react'
import type { SdkVerb } from '@playhouse/sdk/verbs'
import { clsx } from '#app/ui/clsx.ts'
import { PlayIcon } from '#app/ui/icons.tsx'
import { NEEDS_SCRIPTS } from '#app/ui/no-scripts.ts'
import { CodeText } from './code-text.tsx'
import { developersTexts } from './developers-texts.ts'
import styles from './live-example.module.css'
import { EXAMPLES_ADDRESS, type SeenMessage } from './live-session.ts'
import { useLiveExample } from './use-live-example.ts'

const { sdk: tableTexts, live: texts } = developersTexts

export function LiveExample({ verbs }: { verbs: readonly SdkVerb[] }) {
  const [code, setCode] = useState(verbs[0]!.example)
  const panel = useRef<HTMLDivElement>(null)
  const { state, sent, attachFrame, run, send } = useLiveExample()
  const tryVerb = ({ example }: SdkVerb) => {
    setCode(example)
    run(example)
    // On a phone the panel is above the table.
    panel.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className={styles.layout}>
      <div ref={panel} className={clsx(styles.panel, NEEDS_SCRIPTS)}>
        <CodeField code={code} onChange={setCode} onRun={() => run(code)} />
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
      <VerbTable verbs={verbs} onTry={tryVerb} />
    </div>
  )
}

function VerbTable({ verbs, onTry }: { verbs: readonly SdkVerb[]; onTry: (verb: SdkVerb) => void }) {
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
          <tr key={verb.names[0]}>
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
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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

function Answer({ isRunning, lines, hasFailed }: AnswerProps) {
  const shown =
    lines === null ? [texts.noAnswer] : isRunning && lines.length === 0 ? [texts.isRunning] : lines
  return (
    <div className={styles.answer}>
      <h3>{texts.answer}</h3>
      <output className={clsx(styles.lines, hasFailed && styles.failed)}>{shown.join('\n')}</output>
    </div>
  )
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
                <b>{type}</b> {fields}
              </code>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
