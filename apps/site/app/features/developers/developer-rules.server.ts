/** What a game has to keep to, with the limits that the server and the inspector apply. */
import { MAX_MESSAGES_PER_SECOND, MAX_SAVE_BYTES, MAX_SAVE_KEYS } from '@playhouse/sdk/protocol'
import { BUNDLE_LIMITS } from '#app/features/uploads/bundle-rules.ts'
import {
  MAX_MEDIAN_MS,
  MAX_MEGABYTES,
  MAX_START_MEGABYTES,
  SLOW_START_SECONDS,
} from '#server/inspector/find-faults.ts'
import { INSPECTED_SCREENS } from '#server/inspector/inspection.ts'

export interface DeveloperRule {
  name: string
  /** Code stands between backticks. */
  text: string
}

const MEBIBYTE = 1024 * 1024

export function listDeveloperRules(): DeveloperRule[] {
  const sizes = INSPECTED_SCREENS.map(({ width, height }) => `${width} × ${height}`).join(', ')
  return [
    {
      name: 'Archive',
      text: `At most ${BUNDLE_LIMITS.archiveBytes / MEBIBYTE} MB and ${BUNDLE_LIMITS.files.toLocaleString('en')} files. No programs, and no archives inside.`,
    },
    {
      name: 'Weight',
      text: `At most ${MAX_START_MEGABYTES} MB before the first frame and ${MAX_MEGABYTES} MB in all. Load later levels while the first is played.`,
    },
    {
      name: 'Speed',
      text: `The first frame within ${SLOW_START_SECONDS} s, then a frame in at most ${MAX_MEDIAN_MS} ms, on a phone.`,
    },
    {
      name: 'Orientation',
      text: `The game fits its window without scrolling. It is tested at ${sizes}. Tell us whether it is made for portrait or landscape.`,
    },
    {
      name: 'Controls',
      text: 'Touch, because a phone has no keyboard, and mouse or keys. Sound begins with the first press.',
    },
    {
      name: 'Saves',
      text: `With the SDK ${MAX_SAVE_KEYS} keys of at most ${MAX_SAVE_BYTES / 1024} KiB each. \`localStorage\` and IndexedDB work; on sites without an origin for each game they hold 5 MB together.`,
    },
    { name: 'Messages', text: `At most ${MAX_MESSAGES_PER_SECOND} a second; more are dropped.` },
    {
      name: 'Network',
      text: 'A game reaches its own files only: no other host, no service worker. Put everything into the archive, and ask us where it needs a server.',
    },
    {
      name: 'Ads',
      text: 'The page decides whether an ad is shown, and mutes and pauses the game meanwhile. The game always continues.',
    },
    {
      name: 'Unavailable',
      text: 'Log-in, names, purchases, friends and links to other sites, on every site. Other portals’ SDKs answer as their documents say.',
    },
    {
      name: 'Sites for children',
      text: 'They list games for ages up to 7+, with mild cartoon violence at most. Nothing there asks for personal data, and ads are the site’s own.',
    },
  ]
}
