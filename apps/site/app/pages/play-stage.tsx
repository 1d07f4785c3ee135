import { useShowAd } from '#app/features/ads/use-show-ad.ts'
import { GameStage, type GameStageProps } from '#app/features/play/game-stage.tsx'

/** A game's stage with the ads of the site, made anew for another game. */
export function PlayStage(props: Omit<GameStageProps, 'showAd'>) {
  return <GameStage key={props.game.slug} {...props} showAd={useShowAd()} />
}
