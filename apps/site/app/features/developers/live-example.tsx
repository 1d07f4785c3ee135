/** The methods of the SDK as a table, and beside it an example that runs in a frame. */
import { useId, useState } from 'react'
import type { SdkVerb } from '@playhouse/sdk/verbs'
import { clsx } from '#app/ui/clsx.ts'
import { PlayIcon } from '#app/ui/icons.tsx'
import { NEEDS_SCRIPTS } from '#app/ui/no-scripts.ts'
import { AnswerLines, type ExampleAnswer } from './answer-lines.tsx'
import { Pieces } from './code-text.tsx'
import { developersTexts } from './developers-texts.ts'
import styles from './live-example.module.css'
import { FoldedRows } from './folded-rows.tsx'
import { EXAMPLES_ADDRESS, type SeenMessage } from './live-session.ts'
import { splitJson } from './pieces.ts'
import { useLiveExample } from './use-live-example.ts'
import { VerbTable } from './verb-table.tsx'

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
        <Answer answer={state} />
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
        <VerbTable verbs={verbs} tried={tried} answer={state} panelId={PANEL_ID} onTry={tryVerb} />
      </FoldedRows>
    </div>
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

function Answer({ answer }: { answer: ExampleAnswer }) {
  return (
    <div className={styles.answer}>
      <h3>{texts.answer}</h3>
      <AnswerLines answer={answer} />
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
                <b>{type}</b> {fields && <Pieces pieces={splitJson(fields)} />}
              </code>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
