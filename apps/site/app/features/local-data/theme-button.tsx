import { en as texts } from '#app/texts/en.ts'
import { MoonIcon, SunIcon } from '#app/ui/icons.tsx'
import buttons from '#app/ui/button.module.css'
import { clsx } from '#app/ui/clsx.ts'
import { usePublicSite } from '#app/domain/public-site.ts'
import styles from './theme-button.module.css'
import { updateLocal } from './local-store.ts'
import { useLocalData } from './use-local-data.ts'

export function ThemeButton() {
  const chosen = useLocalData((data) => data.theme)
  const site = usePublicSite()
  const scheme = site?.scheme ?? 'dark'
  const isLight = (chosen ?? scheme) === 'light'
  const label = isLight ? texts.header.darker : texts.header.lighter
  return (
    <button
      type="button"
      className={clsx(buttons.round, buttons.named, scheme === 'light' ? styles.onLight : styles.onDark)}
      aria-label={label}
      onClick={() => updateLocal((data) => ({ ...data, theme: isLight ? 'dark' : 'light' }))}
    >
      {/* Chosen by the theme on the page, which the cached page does not know. */}
      <span className={styles.dark}>
        <SunIcon />
      </span>
      <span className={styles.light}>
        <MoonIcon />
      </span>
    </button>
  )
}
