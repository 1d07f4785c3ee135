import { useGameAds } from '#app/features/ads/use-game-ads.ts'
import { GameStage, type GameStageProps } from '#app/features/play/game-stage.tsx'

interface PlayStageProps extends Omit<GameStageProps, 'ads'> {
  /** The press on Play of the document before this one, which becomes known after hydration. */
  storedPress: GameStageProps['press']
}

/**
 * A game's stage with the ads of the site, recreated for another game, and for a stored press. Not for another press: a link to the page of a
 * running game has none, and must not end it.
 */
export function PlayStage({ storedPress, ...props }: PlayStageProps) {
  return <GameStage key={`${props.game.slug} ${storedPress}`} {...props} ads={useGameAds()} />
}
