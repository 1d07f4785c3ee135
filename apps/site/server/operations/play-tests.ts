/** The last play-test of a game: `getPlayTest`, and `addPlayTestCover`, which makes its picture one for covers. */
import * as v from 'valibot'
import { SlugSchema } from '#app/domain/slug-schema.ts'
import {
  findPlayTestPicture,
  listPlayTestPictures,
  listPlayTests,
  type PlayVerdict,
} from '../ledger/play-tests.ts'
import { PLAY_REASONS, PLAY_SCREENS, type PlayReason } from '../play-test/judge-play-test.ts'
import type { PlayTestReport } from '../play-test/run-play-test.ts'
import { addCoverPicture, type AddedCoverPicture } from './game-cover.ts'
import { defineOperation, OperationError } from './operation.ts'

export interface PlayTestDetail {
  testedAtMs: number
  verdict: PlayVerdict
  /** Why it is broken or unsure, in words. */
  reason: string | null
  brokenSinceMs: number | null
  screens: PlayTestReport['screens']
  /** The screens of which there is a picture. */
  pictures: string[]
}

export const getPlayTestOperation = defineOperation({
  name: 'getPlayTest',
  permission: 'games.read',
  schema: v.object({ slug: SlugSchema }),
  async run({ ledger }, { slug }): Promise<{ test: PlayTestDetail | null }> {
    const [last] = await listPlayTests(ledger, { slug, limit: 1 })
    if (!last) return { test: null }
    const { testedAt, verdict, reason, brokenSince, report } = last
    return {
      test: {
        ...{ testedAtMs: testedAt, verdict, brokenSinceMs: brokenSince },
        reason: reason === null ? null : (PLAY_REASONS[reason as PlayReason] ?? reason),
        screens: (report as PlayTestReport).screens,
        pictures: await listPlayTestPictures(ledger, slug),
      },
    }
  },
})

export const addPlayTestCoverOperation = defineOperation({
  name: 'addPlayTestCover',
  permission: 'games.edit',
  schema: v.object({ slug: SlugSchema, screen: v.picklist(PLAY_SCREENS) }),
  async run(context, { slug, screen }): Promise<AddedCoverPicture> {
    const bytes = await findPlayTestPicture(context.ledger, slug, screen)
    if (!bytes)
      throw new OperationError(
        'invalid',
        `There is no picture of a play-test of “${slug}”. Play it: games test ${slug}`,
        'cover',
      )
    return addCoverPicture(context, slug, bytes)
  },
})
