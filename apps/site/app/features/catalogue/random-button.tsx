import { useState } from 'react'
import { useNavigate } from 'react-router'
import { en as texts } from '#app/texts/en.ts'
import { ShuffleIcon } from '#app/ui/icons.tsx'
import { postJson } from '#app/features/updates/fetch.ts'
import styles from '#app/ui/button.module.css'

/** A game the visitor did not think of. */
export function RandomButton() {
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  async function go() {
    setIsBusy(true)
    try {
      const game = await postJson<{ url: string }>('/api/getRandomGameApi', { hostName: location.hostname })
      await navigate(game.url, { viewTransition: true })
    } catch {
      // Offline or refused: the wall is still there to choose from.
      await navigate('/category')
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <button
      type="button"
      className={styles.round}
      aria-label={texts.header.random}
      title={texts.header.random}
      disabled={isBusy}
      onClick={() => void go()}
    >
      <ShuffleIcon />
    </button>
  )
}
