import { en as texts } from '#app/texts/en.ts'
import { MoonIcon, SunIcon } from '#app/ui/icons.tsx'
import buttons from '#app/ui/button.module.css'
import { clsx } from '#app/ui/clsx.ts'
import { usePublicSite } from '#app/domain/public-site.ts'
import { updateLocal } from './local-store.ts'
import { useLocalData } from './use-local-data.ts'

export function ThemeButton() {
  const chosen = useLocalData((data) => data.theme)
  const site = usePublicSite()
  const isLight = (chosen ?? site?.scheme ?? 'dark') === 'light'
  const label = isLight ? texts.header.darker : texts.header.lighter
  return (
    <button
      type="button"
      className={clsx(buttons.round, buttons.named)}
      aria-label={label}
      onClick={() => updateLocal((data) => ({ ...data, theme: isLight ? 'dark' : 'light' }))}
    >
      {isLight ? <MoonIcon /> : <SunIcon />}
    </button>
  )
}
