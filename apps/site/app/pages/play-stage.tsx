import { useGameAds } from '#app/features/ads/use-game-ads.ts'
import { GameStage, type GameStageProps } from '#app/features/play/game-stage.tsx'

/** A game's stage with the ads of the site, recreated for another game, and for a press that becomes known after hydration. */
export function PlayStage(props: Omit<GameStageProps, 'ads'>) {
  return <GameStage key={`${props.game.slug} ${props.press ?? ''}`} {...props} ads={useGameAds()} />
}
