import { useEffect, useState } from 'react'
import { OfflineIcon } from '#app/ui/icons.tsx'
import { PillButton } from '#app/ui/pill-button.tsx'
import { saveOfflineTexts as texts } from './save-offline-texts.ts'
import { requestOfflineGames, useOfflineGames } from './use-offline-games.ts'
import { canSaveOffline } from './ask-worker.ts'

/** Pins a game in the browser, besides the games that are saved because they were opened. */
export function SaveOfflineButton({ game }: { game: { slug: string; title: string } }) {
  const [isAble, setIsAble] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState('')
  const isSaved = useOfflineGames()?.some((entry) => entry.slug === game.slug && entry.isPinned) ?? false
  useEffect(() => setIsAble(canSaveOffline()), [])

  async function toggle() {
    setIsBusy(true)
    const isDone = await requestOfflineGames({ type: isSaved ? 'forget' : 'keep', slug: game.slug })
    setIsBusy(false)
    const done = isSaved ? texts.removedMessage(game.title) : texts.savedMessage(game.title)
    setMessage(isDone ? done : texts.saveFailed)
  }
  const text = isBusy ? texts.saving : isSaved ? texts.saved : texts.save
  return (
    <>
      <PillButton
        label={text}
        text={text}
        short={isBusy ? undefined : isSaved ? texts.savedShort : texts.saveShort}
        icon={<OfflineIcon />}
        isPressed={isSaved}
        isDisabled={!isAble || isBusy}
        onPress={() => void toggle()}
      />
      <span className="visually-hidden" role="status">
        {message}
      </span>
    </>
  )
}
