/** What lights a game's stage: its cover's two colours, as attributes of a drawing, because the pages' policy allows no style attribute. */
import type { StageLight as Light } from '#app/features/images/stage-light.ts'
import styles from './stage-light.module.css'

export function StageLight({ light }: { light: Light }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      {(['dark', 'light'] as const).map((scheme) => (
        <g key={scheme} className={styles[scheme]}>
          <radialGradient id={`stage-${scheme}`} cx=".3" cy=".3" r=".85">
            <stop stopColor={light[scheme][0]} />
            <stop offset=".55" stopColor={light[scheme][1]} />
            <stop offset="1" stopColor={light[scheme][2]} />
          </radialGradient>
          <path fill={`url(#stage-${scheme})`} d="M0 0h1v1H0z" />
        </g>
      ))}
    </svg>
  )
}
