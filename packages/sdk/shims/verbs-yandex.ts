import { CALLBACK, idle, type Verb } from './verb-rows.ts'

/** `ysdk` is what `YaGames.init()` gives, `player` what `ysdk.getPlayer()` gives, and so on. */
const no = (verb: string, gives: unknown, args: readonly unknown[] = []): Verb => ({
  verb,
  args,
  gives,
  kind: 'none',
})
const yes = (verb: string, gives: unknown = undefined, args: readonly unknown[] = []): Verb => ({
  ...{ verb, args, gives, kind: 'works' },
})
const has = (verb: string, gives: unknown, kind: Verb['kind'] = 'works'): Verb => ({ verb, gives, kind })
const refuses = (verb: string, code: string, args: readonly unknown[] = []): Verb => ({
  ...{ verb, args, refuses: code, kind: 'none' },
})
const BOARD = {
  ...{ appID: 'upload', name: 'main', default: false, title: { en: 'main' } },
  description: {
    invert_sort_order: false,
    score_format: { type: 'numeric', options: { decimal_offset: 0 } },
  },
}
const ENTRIES = { leaderboard: BOARD, ranges: [], userRank: 0, entries: [] }
const NO_BANNER = { stickyAdvIsShowing: false, reason: 'ADV_IS_NOT_CONNECTED' }

export const YANDEX_VERBS: readonly Verb[] = [
  has('ysdk.environment.app.id', 'upload'),
  has('ysdk.environment.browser.lang', 'pt'),
  has('ysdk.environment.i18n.lang', 'pt'),
  has('ysdk.environment.i18n.tld', 'com'),
  has('ysdk.environment.payload', undefined),
  has('ysdk.deviceInfo.type', 'desktop'),
  yes('ysdk.deviceInfo.isDesktop', true),
  yes('ysdk.deviceInfo.isMobile', false),
  yes('ysdk.deviceInfo.isTablet', false),
  yes('ysdk.deviceInfo.isTV', false),
  yes('ysdk.features.LoadingAPI.ready'),
  yes('ysdk.features.GameplayAPI.start'),
  yes('ysdk.features.GameplayAPI.stop'),
  no('ysdk.features.GamesAPI.getAllGames', { games: [], developerURL: '' }),
  no('ysdk.features.GamesAPI.getGameByID', { isAvailable: false }, [1]),
  yes('ysdk.adv.showFullscreenAdv', [[true]], [{ callbacks: { onClose: CALLBACK } }]),
  yes('ysdk.adv.showRewardedVideo', [[]], [{ callbacks: { onRewarded: CALLBACK, onError: CALLBACK } }]),
  no('ysdk.adv.getBannerAdvStatus', NO_BANNER),
  no('ysdk.adv.showBannerAdv', NO_BANNER),
  no('ysdk.adv.hideBannerAdv', { stickyAdvIsShowing: false }),
  refuses('ysdk.auth.openAuthDialog', 'AUTH_UNAVAILABLE'),
  yes('ysdk.leaderboards.setScore', undefined, ['main', 12]),
  yes('ysdk.leaderboards.getDescription', BOARD, ['main']),
  no('ysdk.leaderboards.getEntries', ENTRIES, ['main', { quantityTop: 9 }]),
  refuses('ysdk.leaderboards.getPlayerEntry', 'LEADERBOARD_PLAYER_NOT_PRESENT', ['main']),
  refuses('ysdk.getPayments', 'PAYMENTS_UNAVAILABLE', [{ signed: true }]),
  has('ysdk.payments', undefined, 'none'),
  no('ysdk.feedback.canReview', { value: false, reason: 'NO_AUTH' }),
  no('ysdk.feedback.requestReview', { feedbackSent: false }),
  no('ysdk.shortcut.canShowPrompt', { canShow: false }),
  no('ysdk.shortcut.showPrompt', { outcome: 'rejected' }),
  yes('ysdk.getFlags', { level: 'easy' }, [{ defaultFlags: { level: 'easy' } }]),
  refuses('ysdk.clipboard.writeText', 'CLIPBOARD_UNAVAILABLE', ['text']),
  has('ysdk.screen.fullscreen.STATUS_ON', 'on'),
  has('ysdk.screen.fullscreen.STATUS_OFF', 'off'),
  has('ysdk.screen.fullscreen.status', 'off'),
  no('ysdk.screen.fullscreen.request', undefined),
  no('ysdk.screen.fullscreen.exit', undefined),
  no('ysdk.screen.orientation.set', undefined, ['landscape']),
  yes('ysdk.isAvailableMethod', false, ['feedback.requestReview']),
  has('ysdk.EVENTS', { EXIT: 'EXIT', HISTORY_BACK: 'HISTORY_BACK' }),
  ...idle('ysdk', 'dispatchEvent'),
  yes('ysdk.on', undefined, ['game_api_pause', () => {}]),
  yes('ysdk.off', undefined, ['game_api_pause', () => {}]),
  yes('player.setData', undefined, [{ level: 3 }, true]),
  yes('player.getData', { level: 3 }, [['level', 'coins']]),
  yes('player.setStats', undefined, [{ coins: 2 }]),
  yes('player.incrementStats', { stats: { coins: 5 }, newKeys: [] }, [{ coins: 3 }]),
  yes('player.getStats', { coins: 5 }),
  no('player.isAuthorized', false),
  no('player.getMode', 'lite'),
  no('player.getUniqueID', ''),
  no('player.getID', ''),
  no('player.getName', ''),
  no('player.getPhoto', '', ['small']),
  no('player.getPayingStatus', 'unknown'),
  refuses('player.getIDsPerGame', 'Nobody is logged in'),
  yes('storage.setItem', undefined, ['coins', 7]),
  yes('storage.getItem', '7', ['coins']),
  yes('storage.key', 'coins', [0]),
  has('storage.length', 1),
  yes('storage.removeItem', undefined, ['coins']),
  yes('storage.clear'),
  yes('lb.setLeaderboardScore', undefined, ['main', 12]),
  yes('lb.getLeaderboardDescription', BOARD, ['main']),
  no('lb.getLeaderboardEntries', ENTRIES, ['main']),
  refuses('lb.getLeaderboardPlayerEntry', 'LEADERBOARD_PLAYER_NOT_PRESENT', ['main']),
]

/** Give other objects or change with time: a test of their own. */
export const YANDEX_OBJECTS = [
  'YaGames.init',
  'ysdk.getPlayer',
  'ysdk.getStorage',
  'ysdk.getLeaderboards',
] as const
export const YANDEX_OTHERS = ['ysdk.serverTime', 'ysdk.onEvent'] as const
