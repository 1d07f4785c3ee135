/** Beside every info page, when there is space: the most common reasons to come here. */
import { type InfoPageKey, listInfoPageKeys } from '#app/domain/info-page.ts'
import { usePublicSite } from '#app/domain/public-site.ts'
import house from '#app/features/rooms/drawings/room-house.svg?url'
import quiz from '#app/features/rooms/drawings/room-quiz.svg?url'
import { infoPath } from '#app/site-paths.ts'
import { articleTexts } from './article-texts.ts'
import styles from './help-card.module.css'

const HELPFUL: readonly InfoPageKey[] = ['contactUs', 'parents', 'privacyPolicy']

export function HelpCard({ current }: { current: string }) {
  const audience = usePublicSite()?.audience ?? 'general'
  const keys = listInfoPageKeys(audience).filter((key) => key !== current && HELPFUL.includes(key))
  return (
    <aside className={styles.help} aria-label={articleTexts.help}>
      <img
        src={current === 'contactUs' ? quiz : house}
        width={2600}
        height={170}
        alt=""
        loading="lazy"
        decoding="async"
      />
      {current === 'contactUs' ? <QuickAnswers /> : <ReportHelp />}
      <ul>
        {keys.map((key) => (
          <li key={key}>
            <a href={infoPath(key)}>{articleTexts.infoPageLinks[key]}</a>
          </li>
        ))}
      </ul>
    </aside>
  )
}

function ReportHelp() {
  return (
    <>
      <p className={styles.helpTitle}>{articleTexts.help}</p>
      <p>{articleTexts.helpReport}</p>
    </>
  )
}

/** Beside the form, whose page begins with the help of the others: what people most often ask. */
function QuickAnswers() {
  return (
    <>
      <p className={styles.helpTitle}>{articleTexts.answers}</p>
      <dl className={styles.answers}>
        {articleTexts.quickAnswers.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
