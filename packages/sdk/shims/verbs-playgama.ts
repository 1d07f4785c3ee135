import { NAMES } from './playgama-names.ts'
import { idle, type Verb } from './verb-rows.ts'

const rows = (path: string, kind: Verb['kind'], values: Record<string, unknown>): Verb[] =>
  Object.entries(values).map(([name, gives]) => ({ verb: `bridge.${path}${name}`, gives, kind }))
const refused = (path: string, names: string): Verb[] =>
  names.split(' ').map((name) => ({
    ...{ verb: `bridge.${path}.${name}`, args: [], refuses: 'Not supported here', kind: 'none' },
  }))
const call = (
  name: string,
  gives: unknown,
  args: readonly unknown[] = [],
  kind: Verb['kind'] = 'works',
): Verb => ({
  ...{ verb: `bridge.${name}`, args, gives, kind },
})
const listener = () => {}

export const PLAYGAMA_VERBS: readonly Verb[] = [
  call('initialize', undefined),
  ...rows('', 'works', NAMES),
  ...rows('', 'works', {
    version: '1.0.0',
    engine: 'javascript',
    gameVersion: null,
    options: {},
    isInitialized: true,
  }),
  call('setGameLoadingProgress', undefined, [50]),
  ...['', 'platform.', 'advertisement.', 'device.', 'game.'].flatMap((path) => [
    call(`${path}on`, undefined, ['x', listener]),
    call(`${path}off`, undefined, ['x', listener]),
  ]),
  ...['', 'platform.', 'advertisement.', 'device.'].map((path) =>
    call(`${path}once`, undefined, ['x', listener]),
  ),
  ...rows('platform.', 'works', {
    id: 'playgama',
    language: 'pt',
    payload: null,
    isAudioEnabled: true,
    isPaused: false,
  }),
  ...rows('platform.', 'none', { sdk: null, tld: null, launchSource: null, isExternalCallsSupported: false }),
  ...rows('platform.', 'none', { isExternalLinksAllowed: false, isGetAllGamesSupported: false }),
  ...rows('platform.', 'none', { isGetGameByIdSupported: false }),
  call('platform.sendMessage', undefined, ['game_ready']),
  ...refused('platform', 'sendCustomMessage getAllGames getGameById'),
  ...rows('game.', 'works', { visibilityState: 'visible', VISIBLE: 'visible', HIDDEN: 'hidden' }),
  ...rows('player.', 'none', {
    isAuthorizationSupported: false,
    isAuthorized: false,
    isGuest: true,
    id: null,
  }),
  ...rows('player.', 'none', { name: null, photos: [], extra: {} }),
  ...refused('player', 'authorize'),
  ...rows('storage.', 'works', { defaultType: 'local_storage' }),
  call('storage.isSupported', true, ['local_storage']),
  call('storage.isAvailable', true, ['local_storage']),
  call('storage.set', undefined, [
    ['level', 'name'],
    [3, 'Ada'],
  ]),
  call('storage.get', [3, 'Ada', null], [['level', 'name', 'none']]),
  call('storage.delete', undefined, ['level']),
  ...rows('advertisement.', 'works', { isInterstitialSupported: true, isRewardedSupported: true }),
  ...rows('advertisement.', 'works', { interstitialState: 'closed', rewardedState: 'closed' }),
  ...rows('advertisement.', 'works', { rewardedPlacement: null, minimumDelayBetweenInterstitial: 0 }),
  ...rows('advertisement.', 'none', { isBannerSupported: false, bannerState: 'hidden' }),
  ...rows('advertisement.', 'none', { isAdvancedBannersSupported: false, advancedBannersState: 'hidden' }),
  call('advertisement.showInterstitial', undefined, ['level']),
  call('advertisement.showRewarded', undefined, ['life']),
  call('advertisement.checkAdBlock', false),
  ...['showBanner', 'hideBanner', 'showAdvancedBanners', 'hideAdvancedBanners'].map((name) =>
    call(`advertisement.${name}`, undefined, [], 'none'),
  ),
  ...idle('bridge.advertisement', 'setMinimumDelayBetweenInterstitial preloadInterstitial preloadRewarded'),
  ...rows('social.', 'works', { isShareSupported: true }),
  call('social.share', undefined),
  ...rows('social.', 'none', { isInviteFriendsSupported: false, isJoinCommunitySupported: false }),
  ...rows('social.', 'none', { isCreatePostSupported: false, isAddToHomeScreenSupported: false }),
  ...rows('social.', 'none', { isAddToHomeScreenRewardSupported: false, isAddToFavoritesSupported: false }),
  ...rows('social.', 'none', { isAddToFavoritesRewardSupported: false, isRateSupported: false }),
  ...rows('social.', 'none', { isExternalLinksAllowed: false }),
  ...refused('social', 'inviteFriends joinCommunity createPost addToHomeScreen getAddToHomeScreenReward'),
  ...refused('social', 'addToFavorites getAddToFavoritesReward rate'),
  ...rows('device.', 'works', { type: 'desktop', os: 'other', orientation: 'landscape' }),
  ...rows('device.', 'works', { safeArea: { top: 0, bottom: 0, left: 0, right: 0 } }),
  ...rows('leaderboards.', 'works', { type: 'native', isSupported: true }),
  call('leaderboards.setScore', undefined, ['main', 12]),
  ...refused('leaderboards', 'getEntries showNativePopup'),
  ...rows('achievements.', 'works', { isSupported: true, isGetListSupported: true }),
  ...rows('achievements.', 'none', { isNativePopupSupported: false }),
  call('achievements.unlock', undefined, ['First win']),
  call('achievements.getAchievements', [{ id: 'First win', isUnlocked: true }]),
  call('achievements.getList', [{ id: 'First win', isUnlocked: true }]),
  ...refused('achievements', 'showNativePopup'),
  ...rows('payments.', 'none', { isSupported: false }),
  ...refused('payments', 'purchase getPurchases getCatalog consumePurchase'),
  ...rows('remoteConfig.', 'none', { isSupported: false }),
  ...idle('bridge.remoteConfig', 'setContext'),
  ...refused('remoteConfig', 'get'),
  ...rows('clipboard.', 'none', { isSupported: false }),
  ...refused('clipboard', 'read write'),
  ...rows('analytics.', 'nothing', { gameVersion: null }),
  ...idle('bridge.analytics', 'send'),
  call('dailyRewards.getRewards', [], [], 'none'),
  call('dailyRewards.getCurrentDay', 0, [], 'none'),
  call('dailyRewards.getCurrentReward', null, [], 'none'),
  call('dailyRewards.claimCurrentReward', false, [], 'none'),
  call('tasks.getTasks', [], [], 'none'),
  call('tasks.addProgress', undefined, ['coins', 1], 'none'),
  call('tasks.claimReward', false, ['task'], 'none'),
  ...rows('crossPromo.', 'none', { isVisible: false }),
  call('crossPromo.getGames', [], [], 'none'),
  call('crossPromo.show', undefined, [], 'none'),
  ...idle('bridge.crossPromo', 'hide'),
]

/** Changes with time: a test of its own. */
export const PLAYGAMA_OTHERS = ['bridge.platform.getServerTime'] as const
