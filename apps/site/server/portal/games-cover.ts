/** `games cover`: a picture, that of the last play-test, another drawing, or the feed's cover again. */
import { readFile } from 'node:fs/promises'
import { MIN_CROP_PX, type Crop, type Crops, type OperatorCover } from '#app/domain/operator-cover.ts'
import {
  addCoverPictureOperation,
  listDrawingsOperation,
  type AddedCoverPicture,
} from '../operations/game-cover.ts'
import { addPlayTestCoverOperation, getPlayTestOperation } from '../operations/play-tests.ts'
import { editGameOperation } from '../operations/edit-game.ts'
import { getGameOperation } from '../operations/list-games.ts'
import { PLAY_SCREENS } from '../play-test/judge-play-test.ts'
import { CommandError, UsageError, type Command, type CommandInput, type Outcome } from './command.ts'
import { withOperations, type RunOperation } from './run-operation.ts'

const SHAPES = ['wide', 'square', 'tall'] as const

async function runCover({ positionals, values, io }: CommandInput): Promise<Outcome> {
  const [slug, source] = positionals as [string, string]
  const parts = Object.fromEntries(SHAPES.map((shape) => [shape, parsePart(shape, values[shape])]))
  return withOperations(io, async (run) => {
    const cover = await makeCover(run, slug, source, parts)
    const { isChanged } = await run(editGameOperation, { slug, change: { cover } })
    const now =
      cover === null ? 'its feed’s or its own' : cover.from === 'drawing' ? 'another drawing' : 'your picture'
    const text = isChanged
      ? `${slug}: the cover is ${now}; running servers show it within seconds`
      : `${slug}: the cover is unchanged: ${now}`
    return { json: { slug, isChanged, cover }, text }
  })
}

async function makeCover(
  run: RunOperation,
  slug: string,
  source: string,
  parts: Partial<Record<string, Crop | null>>,
): Promise<OperatorCover | null> {
  if (source === 'feed') return null
  if (source === 'draw') return drawAgain(run, slug)
  const added = source === 'play-test' ? await takePlayTest(run, slug) : await readPicture(run, slug, source)
  const chosen = SHAPES.map((shape) => [shape, parts[shape] ?? added.crops[shape]])
  return { from: 'picture', picture: added.picture, crops: Object.fromEntries(chosen) as Crops }
}

async function readPicture(run: RunOperation, slug: string, source: string): Promise<AddedCoverPicture> {
  const bytes = await readFile(source).catch((cause: NodeJS.ErrnoException) => {
    throw new CommandError('no-file', `The picture ${source} cannot be read: ${cause.code ?? cause.message}`)
  })
  return run(addCoverPictureOperation, { slug, bytes: new Uint8Array(bytes) })
}

/** The wider picture, where there are two. */
async function takePlayTest(run: RunOperation, slug: string): Promise<AddedCoverPicture> {
  const { test } = await run(getPlayTestOperation, { slug })
  const screen = PLAY_SCREENS.find((one) => test?.pictures.includes(one)) ?? PLAY_SCREENS[0]
  return run(addPlayTestCoverOperation, { slug, screen })
}

/** The next drawing of the game's list after the one that it has. */
async function drawAgain(run: RunOperation, slug: string): Promise<OperatorCover> {
  const { edits } = await run(getGameOperation, { slug })
  const shown = JSON.stringify(edits.cover?.from === 'drawing' ? edits.cover.drawing : null)
  const pages = await Promise.all([0, 1, 2, 3].map((page) => run(listDrawingsOperation, { slug, page })))
  const drawings = pages.flatMap((page) => page.drawings)
  const at = drawings.findIndex((drawing) => JSON.stringify(drawing) === shown)
  return { from: 'drawing', drawing: drawings[(at + 1) % drawings.length]! }
}

function parsePart(shape: string, text: string | boolean | undefined): Crop | null {
  if (typeof text !== 'string') return null
  const [left, top, width, ...others] = text.split(',').map(Number)
  const numbers = [left, top, width]
  if (others.length > 0 || !numbers.every((number) => Number.isInteger(number)) || width! < MIN_CROP_PX)
    throw new UsageError(`--${shape} is <left>,<top>,<width> in pixels, such as 0,40,800; not “${text}”`)
  return { left: left!, top: top!, width: width! }
}

const PART = { type: 'string', value: '<left,top,width>' } as const

export const gamesCoverCommand: Command = {
  name: 'games cover',
  summary:
    'Set a game’s cover: a picture’s file, “play-test” for what its last play-test showed, “draw” for another drawing, “feed” to go back',
  args: ['<slug>', '<file>|play-test|draw|feed'],
  options: {
    wide: { ...PART, help: 'The part of the picture that the wide cover shows, in pixels' },
    square: { ...PART, help: 'The part that the square cover shows' },
    tall: { ...PART, help: 'The part that the tall cover shows' },
  },
  example: 'games cover cozy-blocks cover.png',
  run: runCover,
}
