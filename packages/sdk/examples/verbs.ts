/**
 * Every method of the SDK in words, with an example that runs in `verbs/index.html`: the table of the README and of the page for makers.
 * An example is the body of an asynchronous function with `playhouse` and `print`; what it returns is its answer.
 */
export type SdkVerb = {
  names: readonly string[]
  /** What it does; code stands between backticks. */
  does: string
  /** What it does without a page. */
  alone: string
  example: string
}

export const SDK_VERBS: readonly SdkVerb[] = [
  {
    names: ['init'],
    does: 'connects to the page: `{ hosted, muted, paused, lang, dir, params, ads }`, after at most 1 s',
    alone: '`hosted: false`, no ads',
    example: 'return await playhouse.init()',
  },
  {
    names: ['loadingProgress'],
    does: 'reports how much is loaded, 0 to 1',
    alone: 'nothing',
    example: 'playhouse.loadingProgress(0.5)',
  },
  {
    names: ['ready'],
    does: 'reports that the game is playable; the page removes its cover',
    alone: 'nothing',
    example: 'playhouse.ready()',
  },
  {
    names: ['gameplayStart', 'gameplayStop'],
    does: 'report that play starts and stops (menus, game over)',
    alone: 'nothing',
    example: 'playhouse.gameplayStart()\nplayhouse.gameplayStop()',
  },
  {
    names: ['breakAd', 'rewardedAd'],
    does: 'request an ad between levels; request an ad that the player chose to watch',
    alone: "`{ shown: false, reason: 'none' }`, `{ granted: false, reason: 'none' }`",
    example:
      'const pause = await playhouse.breakAd()\nconst reward = await playhouse.rewardedAd()\nreturn { pause, reward }',
  },
  {
    names: ['save', 'load', 'remove'],
    does: 'store, read and delete JSON values: at most 64 KiB per key, 20 keys',
    alone: 'use `localStorage`, else memory',
    example:
      "await playhouse.save('progress', { level: 3 })\nconst progress = await playhouse.load('progress')\nawait playhouse.remove('progress')\nreturn progress",
  },
  {
    names: ['score'],
    does: 'reports the score of a finished run',
    alone: 'nothing',
    example: "playhouse.score(1200, { mode: 'daily' })",
  },
  {
    names: ['achievement'],
    does: 'reports an achievement; the page stores and shows it',
    alone: 'nothing',
    example: "playhouse.achievement('first-win', 'First win')",
  },
  {
    names: ['happyMoment'],
    does: 'reports a moment that the page celebrates',
    alone: 'nothing',
    example: 'playhouse.happyMoment()',
  },
  {
    names: ['language'],
    does: 'returns the language of the page, `{ lang, dir }`',
    alone: "returns the browser's",
    example: 'return await playhouse.language()',
  },
  {
    names: ['shareUrl', 'share'],
    does: "return a link with a few values of the game; open the page's share dialog with it",
    alone: '`null`, `false`',
    example:
      'const link = await playhouse.shareUrl({ level: 12 })\nreturn { link, isOpen: await playhouse.share({ level: 12 }) }',
  },
  {
    names: ['reportError'],
    does: "reports an error to the site's operator",
    alone: 'nothing',
    example: "playhouse.reportError(new Error('The level is missing'))",
  },
  {
    names: ['onMute', 'onPause'],
    does: 'call a listener when the page mutes or pauses the game',
    alone: 'never call it',
    example:
      'playhouse.onMute((muted) => print({ muted }))\nplayhouse.onPause((paused) => print({ paused }))',
  },
  {
    names: ['onAds'],
    does: 'calls a listener when the page can show other ads than before',
    alone: 'never calls it',
    example: 'playhouse.onAds((ads) => print({ ads }))',
  },
  {
    names: ['onCorner'],
    does: 'calls a listener when a button of the page covers the upper left corner',
    alone: 'never calls it',
    example: 'playhouse.onCorner((side) => print({ side }))',
  },
]
