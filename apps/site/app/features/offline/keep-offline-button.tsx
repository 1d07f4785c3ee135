import { useEffect, useState } from 'react'
import { OfflineIcon } from '#app/ui/icons.tsx'
import { PillButton } from '#app/ui/pill-button.tsx'
import { keepOfflineTexts as texts } from './keep-offline-texts.ts'
import { changeKept, useKeptGames } from './use-kept-games.ts'
import { canKeep } from './ask-worker.ts'

/** Asks the browser to keep a game for good, beside those it keeps because they were opened. */
export function KeepOfflineButton({ game }: { game: { slug: string; title: string } }) {
  const [isAble, setIsAble] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState('')
  const isKept = useKeptGames()?.some((kept) => kept.slug === game.slug && kept.isPinned) ?? false
  useEffect(() => setIsAble(canKeep()), [])

  async function toggle() {
    setIsBusy(true)
    const isDone = await changeKept({ type: isKept ? 'forget' : 'keep', slug: game.slug })
    setIsBusy(false)
    const done = isKept ? texts.forgotSaid(game.title) : texts.keptSaid(game.title)
    setMessage(isDone ? done : texts.keepFailed)
  }
  const text = isBusy ? texts.keeping : isKept ? texts.kept : texts.keep
  return (
    <>
      <PillButton
        label={text}
        text={text}
        icon={<OfflineIcon />}
        isPressed={isKept}
        isDisabled={!isAble || isBusy}
        onPress={() => void toggle()}
      />
      <span className="visually-hidden" role="status">
        {message}
      </span>
    </>
  )
}
