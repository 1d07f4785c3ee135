import { useNavigate } from 'react-router'
import { en as texts } from '#app/texts/en.ts'
import { ShuffleIcon } from '#app/ui/icons.tsx'
import { postJson } from '#app/api-client.ts'
import { useCall } from '#app/features/navigation/use-call.ts'
import { CATEGORIES_PATH } from '#app/site-paths.ts'
import styles from '#app/ui/button.module.css'
import { clsx } from '#app/ui/clsx.ts'

const fetchRandomGame = () =>
  postJson<{ url: string }>('/api/getRandomGameApi', { hostName: location.hostname })

/** A game the visitor did not think of. */
export function RandomButton() {
  const navigate = useNavigate()
  const { status, run } = useCall(fetchRandomGame)
  async function go() {
    const game = await run()
    // Offline or refused: the wall is still there to choose from.
    await (game ? navigate(game.url, { viewTransition: true }) : navigate(CATEGORIES_PATH))
  }
  return (
    <button
      type="button"
      className={clsx(styles.round, styles.named)}
      aria-label={texts.header.random}
      data-network=""
      disabled={status === 'pending'}
      onClick={() => void go()}
    >
      <ShuffleIcon />
    </button>
  )
}
