/** The names that Playgama Bridge gives to its states, events and messages. */

const toNames = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name.toUpperCase(), name])) as Record<Uppercase<Name>, Name>

export const NAMES = {
  PLATFORM_ID: toNames(
    'playgama',
    'mock',
    'poki',
    'crazy_games',
    'game_distribution',
    'yandex',
    'y8',
    'youtube',
  ),
  PLATFORM_MESSAGE: toNames(
    ...(['game_ready', 'level_started', 'level_completed', 'level_failed', 'level_paused'] as const),
    ...(['level_resumed', 'in_game_loading_started', 'in_game_loading_stopped'] as const),
    ...(['gameplay_started', 'gameplay_stopped', 'player_got_achievement'] as const),
  ),
  MODULE_NAME: toNames(
    ...(['core', 'platform', 'player', 'storage', 'advertisement', 'social', 'device'] as const),
    ...(['leaderboards', 'payments', 'remote_config', 'clipboard', 'achievements'] as const),
    ...(['analytics', 'daily_rewards', 'tasks', 'cross_promo'] as const),
  ),
  EVENT_NAME: toNames(
    ...(['interstitial_state_changed', 'rewarded_state_changed', 'banner_state_changed'] as const),
    ...(['advanced_banners_state_changed', 'audio_state_changed', 'pause_state_changed'] as const),
    ...(['visibility_state_changed', 'orientation_state_changed', 'screen_size_changed'] as const),
  ),
  INTERSTITIAL_STATE: toNames('loading', 'opened', 'closed', 'failed'),
  REWARDED_STATE: toNames('loading', 'opened', 'closed', 'failed', 'rewarded'),
  BANNER_STATE: toNames('loading', 'shown', 'hidden', 'failed'),
  STORAGE_TYPE: { LOCAL_STORAGE: 'local_storage', PLATFORM_INTERNAL: 'platform_internal' },
  VISIBILITY_STATE: toNames('visible', 'hidden'),
  DEVICE_TYPE: toNames('desktop', 'mobile', 'tablet', 'tv'),
  DEVICE_ORIENTATION: toNames('portrait', 'landscape'),
  LAUNCH_SOURCE: toNames('notification'),
} as const
