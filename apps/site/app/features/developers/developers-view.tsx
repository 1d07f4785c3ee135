/** The page for makers of games. */
import type { ReactNode } from 'react'
import type { SdkVerb } from '@playhouse/sdk/verbs'
import { CodeText } from './code-text.tsx'
import type { DeveloperRule } from './developer-rules.server.ts'
import { DevelopersHead } from './developers-head.tsx'
import { developersTexts as texts } from './developers-texts.ts'
import styles from './developers-view.module.css'
import { FoldedRows } from './folded-rows.tsx'
import { LiveExample } from './live-example.tsx'

export interface SdkFile {
  kind: keyof typeof texts.files.about
  name: string
  kilobytes: number
  integrity: string | null
}

export interface DevelopersProps {
  siteName: string
  /** The exact version of the SDK. */
  version: string
  files: SdkFile[]
  /** A script element that loads the SDK from this site. */
  snippet: string
  /** Names of the portals whose SDKs are answered. */
  portals: string[]
  verbs: readonly SdkVerb[]
  rules: DeveloperRule[]
}

const INSPECT_COMMAND = 'npm run game -- inspect ./game.zip'

export function DevelopersView(props: DevelopersProps) {
  return (
    <article className={styles.page}>
      <DevelopersHead siteName={props.siteName} />
      <Steps />
      <Ways {...props} />
      <Section id="sdk" heading={texts.sdk.heading} intro={<CodeText text={texts.sdk.intro} />}>
        <LiveExample verbs={props.verbs} />
      </Section>
      <Section id="files" heading={texts.files.heading} intro={texts.files.intro(props.version)}>
        <Files files={props.files} />
      </Section>
      <Section id="rules" heading={texts.sections.rules}>
        <FoldedRows more={texts.rules.all} less={texts.rules.fewer}>
          <dl className={styles.rules}>
            {props.rules.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <CodeText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </FoldedRows>
      </Section>
      <Inspector />
    </article>
  )
}

interface SectionProps {
  id: string
  heading: string
  intro?: ReactNode
  children: ReactNode
}

function Section({ id, heading, intro, children }: SectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  )
}

function Steps() {
  return (
    <section aria-labelledby="steps-heading">
      <h2 id="steps-heading" className="visually-hidden">
        {texts.steps.heading}
      </h2>
      <ol className={styles.steps}>
        {texts.steps.list.map(([name, text]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>
              <CodeText text={text!} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Ways({ files, portals, snippet }: DevelopersProps) {
  const script = files.find(({ kind }) => kind === 'js')!
  return (
    <section className={styles.section} aria-labelledby="ways-heading">
      <h2 id="ways-heading">{texts.ways.heading}</h2>
      <div className={styles.ways}>
        <div>
          <h3>{texts.ways.own}</h3>
          <p>{texts.ways.ownText(script.kilobytes)}</p>
          <pre>
            <code>{snippet}</code>
          </pre>
        </div>
        <div>
          <h3>{texts.ways.portals}</h3>
          <p>{texts.ways.portalsText}</p>
          <ul className={styles.portals}>
            {portals.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <h3>{texts.ways.none}</h3>
          <p>{texts.ways.noneText}</p>
        </div>
      </div>
    </section>
  )
}

function Files({ files }: Pick<DevelopersProps, 'files'>) {
  return (
    <ul className={styles.files}>
      {files.map(({ kind, name, kilobytes, integrity }) => (
        <li key={name}>
          <a href={`/sdk/${name}`} download={name} aria-label={texts.files.download(name)}>
            {name}
          </a>
          <small>{kilobytes} KB</small>
          <p>
            <CodeText text={texts.files.about[kind]} />
          </p>
          {integrity && (
            <details>
              <summary>{texts.files.integrity}</summary>
              <code>{integrity}</code>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

function Inspector() {
  return (
    <Section id="inspect" heading={texts.inspect.heading} intro={texts.inspect.intro}>
      <pre className={styles.command}>
        <code>{INSPECT_COMMAND}</code>
      </pre>
      <h3>{texts.inspect.results}</h3>
      <ul className={styles.results}>
        {texts.inspect.list.map((text) => (
          <li key={text}>
            <CodeText text={text} />
          </li>
        ))}
      </ul>
      <p className={styles.intro}>
        <CodeText text={texts.inspect.after} />
      </p>
    </Section>
  )
}
