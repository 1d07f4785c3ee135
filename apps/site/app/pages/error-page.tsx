/** The error page. It depends on nothing else, so it can always be rendered. */
import { getServerPage } from '#app/features/navigation/bots.ts'
import { shellTexts as texts } from '#app/texts/shell-texts.ts'
import styles from './error-page.module.css'

/** Where not even the frame of the site can be drawn. */
export function ErrorPage() {
  return (
    <main id="content">
      <ErrorMessage />
    </main>
  )
}

export function ErrorMessage() {
  const serverPage = typeof document === 'undefined' ? null : getServerPage()
  if (serverPage)
    return (
      <>
        <title>{serverPage.title}</title>
        {serverPage.metas.map(({ name, content }) => (
          <meta key={name} name={name} content={content} />
        ))}
        <div dangerouslySetInnerHTML={{ __html: serverPage.html }} />
      </>
    )
  return (
    <div className={styles.page} data-failed="">
      <title>{texts.error.title}</title>
      <h1>{texts.error.title}</h1>
      <p>{texts.error.text}</p>
      <p className={styles.ways}>
        <button type="button" className={styles.button} onClick={() => location.reload()}>
          {texts.error.reload}
        </button>
        <a className={styles.button} href="/">
          {texts.error.home}
        </a>
      </p>
    </div>
  )
}
