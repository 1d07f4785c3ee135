/** A contact sheet of titles drawn by a seed, and the same as a list, to review whether each drawing fits. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Game } from '../../apps/site/app/domain/game.ts'
import { readChoice } from '../../apps/site/app/features/images/read-choice.ts'
import { renderGeneratedCover } from '../../apps/site/app/features/images/generated-cover.ts'
import { hashText } from '../../apps/site/app/features/images/seeded-random.ts'

const COUNT = 100
const COLUMNS = 10
const SIZE = 180
const GAP = 8

export async function writeSheet(games: readonly Game[], seed: string, folder: string): Promise<void> {
  const drawn = games
    .filter(({ covers }) => !covers.square?.startsWith('/'))
    .map((game) => ({ game, lot: hashText(`${seed} ${game.slug}`) }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, COUNT)
    .map(({ game }) => game)
  const images = await Promise.all(
    drawn.map(async (game, place) => ({
      input: await sharp(Buffer.from(renderGeneratedCover(game, 'square')))
        .resize(SIZE)
        .png()
        .toBuffer(),
      left: GAP + (place % COLUMNS) * (SIZE + GAP),
      top: GAP + Math.floor(place / COLUMNS) * (SIZE + GAP),
    })),
  )
  const [width, height] = [COLUMNS, Math.ceil(COUNT / COLUMNS)].map((cells) => GAP + cells * (SIZE + GAP))
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `covers-${seed.replaceAll(/[^\w-]/g, '')}`)
  await sharp({ create: { width: width!, height: height!, channels: 3, background: '#14141f' } })
    .composite(images)
    .png()
    .toFile(`${file}.png`)
  const lines = drawn.map((game, place) => {
    const { motif, drawing } = readChoice(game)
    return [
      `${Math.floor(place / COLUMNS) + 1}/${(place % COLUMNS) + 1}`,
      game.title,
      `${motif}: ${drawing}`,
      game.tags.join(' '),
    ].join('\t')
  })
  writeFileSync(`${file}.tsv`, `row/column\ttitle\tdrawing\ttags\n${lines.join('\n')}\n`)
  console.log(`wrote ${file}.png and ${file}.tsv`)
}
