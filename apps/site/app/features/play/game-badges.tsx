import type { Achievement } from '#app/features/local-data/local-data.ts'
import { useLocalData } from '#app/features/local-data/use-local-data.ts'
import { TrophyIcon } from '#app/ui/game-icons.tsx'
import { achievementTexts as texts } from './achievement-texts.ts'
import styles from './game-badges.module.css'

const NONE: readonly Achievement[] = []

/** What this visitor has achieved in a game; nothing at all before the first. */
export function GameBadges({ slug }: { slug: string }) {
  const achievements = useLocalData((data) => data.achievements[slug] ?? NONE)
  if (achievements.length === 0) return null
  return (
    <section className={styles.badges} aria-label={texts.achievements}>
      <h2>{texts.achievements}</h2>
      <ul>
        {achievements.map(({ name, title }) => (
          <li key={name}>
            <TrophyIcon />
            {title}
          </li>
        ))}
      </ul>
    </section>
  )
}
