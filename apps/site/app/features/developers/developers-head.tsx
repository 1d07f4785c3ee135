/** The beginning of the page for makers of games: what it offers, and reasons. */
import workshop from '#app/features/rooms/drawings/scene-workshop.svg?url'
import { CONTACT_PATH } from '#app/site-paths.ts'
import { ArrowRightIcon } from '#app/ui/icons.tsx'
import { developersTexts as texts } from './developers-texts.ts'
import styles from './developers-head.module.css'

export function DevelopersHead({ siteName }: { siteName: string }) {
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{texts.heading}</h1>
          <p>{texts.lead(siteName)}</p>
          <a className={styles.contact} href={CONTACT_PATH}>
            {texts.steps.contact}
            <ArrowRightIcon />
          </a>
          <nav aria-label={texts.jumps}>
            {Object.entries(texts.sections).map(([id, name]) => (
              <a key={id} href={`#${id}`}>
                {name}
              </a>
            ))}
          </nav>
        </div>
        <img src={workshop} width={520} height={220} alt="" decoding="async" />
      </header>
      <Reasons />
    </>
  )
}

/** Why a game is here, and what stays its maker's. */
function Reasons() {
  return (
    <section aria-labelledby="reasons-heading">
      <h2 id="reasons-heading" className="visually-hidden">
        {texts.reasons.heading}
      </h2>
      <ul className={styles.reasons}>
        {texts.reasons.list.map(([name, text]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
