import { CALLBACK, idle, type Verb } from './verb-rows.ts'

export const GAMEDISTRIBUTION_VERBS: readonly Verb[] = [
  {
    verb: 'gdsdk.AdType',
    gives: { Interstitial: 'interstitial', Rewarded: 'rewarded', Display: 'display' },
    kind: 'works',
  },
  { verb: 'gdsdk.showAd', args: ['rewarded'], gives: 'The ad ended', kind: 'works' },
  { verb: 'gdsdk.showBanner', args: [], kind: 'works' },
  { verb: 'gdsdk.preloadAd', args: ['rewarded'], gives: 'An ad is available', kind: 'works' },
  { verb: 'gdApi.showAd', args: [], gives: 'The ad ended', kind: 'works' },
  { verb: 'gdApi.showBanner', args: [], kind: 'works' },
  ...idle('gdsdk', 'cancelAd openConsole'),
  ...idle('gdApi', 'play'),
]

export const GAMEMONETIZE_VERBS: readonly Verb[] = [
  { verb: 'sdk.showBanner', args: [], kind: 'works' },
  { verb: 'sdk.showAd', args: [], kind: 'works' },
  ...idle('sdk', 'openConsole'),
]

export const GAMEPIX_VERBS: readonly Verb[] = [
  { verb: 'GamePix.on', gives: {}, kind: 'works' },
  { verb: 'GamePix.loading', args: [50], kind: 'works' },
  { verb: 'GamePix.loaded', args: [], kind: 'works' },
  { verb: 'GamePix.interstitialAd', args: [], gives: { success: true }, kind: 'works' },
  { verb: 'GamePix.rewardAd', args: [], gives: { success: true }, kind: 'works' },
  { verb: 'GamePix.lang', args: [], gives: 'pt', kind: 'works' },
  { verb: 'GamePix.localStorage.setItem', args: ['coins', '7'], kind: 'works' },
  { verb: 'GamePix.localStorage.getItem', args: ['coins'], gives: '7', kind: 'works' },
  { verb: 'GamePix.localStorage.removeItem', args: ['coins'], kind: 'works' },
  { verb: 'GamePix.happyMoment', args: [], kind: 'works' },
  { verb: 'GamePix.updateLevel', args: [3], kind: 'works' },
  { verb: 'GamePix.updateScore', args: [120], kind: 'works' },
  { verb: 'GamePix.game.gameLoading', args: [50], kind: 'works' },
  { verb: 'GamePix.game.gameLoaded', args: [CALLBACK], gives: [[]], kind: 'works' },
  { verb: 'GamePix.game.ping', args: ['game_over', {}, CALLBACK], gives: [[]], kind: 'nothing' },
  { verb: 'GamePix.ping', args: ['game_over', {}, CALLBACK], gives: [[]], kind: 'nothing' },
]
