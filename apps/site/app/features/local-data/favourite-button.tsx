import { HeartFilledIcon, HeartIcon } from '#app/ui/icons.tsx'
import { PillButton } from '#app/ui/pill-button.tsx'
import { type KeptGame, withFavourite } from './local-data.ts'
import { localDataTexts as texts } from './local-data-texts.ts'
import { updateLocal } from './local-store.ts'
import { useLocalData } from './use-local-data.ts'

export interface FavouriteButtonProps {
  game: Omit<KeptGame, 'at'>
  /** Says the word beside the heart. */
  hasText?: boolean
}

export function FavouriteButton({ game, hasText = false }: FavouriteButtonProps) {
  const isKept = useLocalData((data) => data.favourites.some((kept) => kept.slug === game.slug))
  const { slug, title, coverVersion } = game
  const toggle = () =>
    updateLocal((data) => withFavourite(data, { slug, title, coverVersion, at: Date.now() }, !isKept))
  return (
    <PillButton
      label={texts.favourite}
      icon={isKept ? <HeartFilledIcon /> : <HeartIcon />}
      text={hasText ? texts.keep : undefined}
      isPressed={isKept}
      tone="love"
      onPress={toggle}
    />
  )
}
