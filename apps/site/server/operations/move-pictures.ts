/** Pictures of a portal that is moved in: fetched within limits, decoded in a process of its own, encoded anew. */
import {
  fetchImage,
  IMAGE_TIMEOUT_MS,
  MAX_IMAGE_BYTES,
  shrinkSource,
  type OpenRemote,
} from '#app/features/images/remote-image.server.ts'
import { openCheckedStream } from '#app/features/outbound/checked-fetch.server.ts'
import { editGame } from '../ledger/game-edits.ts'
import { findGame } from '../ledger/games.ts'
import { addCoverPictureOperation } from './game-cover.ts'
import { readPlacedGames, type MovePart, type PlacedGame } from './move-games.ts'
import type { OperationContext } from './operation.ts'

const PARALLEL = 4

/** The address comes from a file: only a public host is asked, and no other one that it leads to. */
const openPicture: OpenRemote = (url) =>
  openCheckedStream(url, {
    allowedHosts: [new URL(url).hostname],
    maxBytes: MAX_IMAGE_BYTES,
    timeoutMs: IMAGE_TIMEOUT_MS,
  })

/** Null where there is no picture, for whatever reason. */
export async function fetchPicture(
  { openRemote = openPicture }: Pick<OperationContext, 'openRemote'>,
  url: string,
): Promise<Buffer | null> {
  try {
    return await shrinkSource(await fetchImage(openRemote, url))
  } catch {
    return null // the old site may have lost it; a drawn cover stands in
  }
}

/** Covers of games that no provider has a picture of. */
export async function storeMovedCovers(part: MovePart): Promise<void> {
  const games = readPlacedGames(part)
  let done = 0
  async function work(): Promise<void> {
    for (let next = await games.next(); !next.done; next = await games.next()) {
      part.signal?.throwIfAborted()
      await storeCover(part, next.value)
      if (++done % 20 === 0) await part.show(`Pictures: ${part.report.pictures.stored} stored`)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
}

async function storeCover({ context, report }: MovePart, { game, slug }: PlacedGame): Promise<void> {
  if (game.pictures.length === 0) return
  const stored = await findGame(context.ledger, slug)
  if (!stored || stored.covers.wide !== null || stored.operatorCover !== undefined) return
  report.pictures.found++
  for (const url of game.pictures) {
    const bytes = await fetchPicture(context, url)
    if (bytes === null) continue
    try {
      const { picture, crops } = await addCoverPictureOperation.run(context, {
        slug,
        bytes: new Uint8Array(bytes),
      })
      const cover = { from: 'picture' as const, picture, crops }
      await editGame(context.ledger, { slug, change: { cover }, nowMs: context.nowMs })
      report.pictures.stored++
      return
    } catch {
      continue // too small for a cover: the next one may do
    }
  }
  report.pictures.failed++
}
