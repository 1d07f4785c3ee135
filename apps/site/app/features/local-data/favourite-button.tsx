import { HeartFilledIcon, HeartIcon } from '#app/ui/icons.tsx'
import { PillButton } from '#app/ui/pill-button.tsx'
import { type StoredGame, withFavourite } from './local-data.ts'
import { localDataTexts as texts } from './local-data-texts.ts'
import { updateLocal } from './local-store.ts'
import { useLocalData } from './use-local-data.ts'

export interface FavouriteButtonProps {
  game: Omit<StoredGame, 'at'>
  /** Shows the word beside the heart. */
  hasText?: boolean
}

export function FavouriteButton({ game, hasText = false }: FavouriteButtonProps) {
  const isFavourite = useLocalData((data) => data.favourites.some((entry) => entry.slug === game.slug))
  const { slug, title, coverVersion } = game
  const toggle = () =>
    updateLocal((data) => withFavourite(data, { slug, title, coverVersion, at: Date.now() }, !isFavourite))
  return (
    <PillButton
      label={texts.favourite}
      icon={isFavourite ? <HeartFilledIcon /> : <HeartIcon />}
      text={hasText ? texts.favouriteShort : undefined}
      isPressed={isFavourite}
      tone="love"
      onPress={toggle}
    />
  )
}
