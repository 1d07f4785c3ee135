import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { SMALL_PICTURE_WIDTH } from '../../apps/site/app/features/articles/article-pictures.ts'
import { SITE } from './source-font.ts'
import { ARENA_SCENES } from './scenes-arena.ts'
import { BOARD_SCENES } from './scenes-board.ts'
import { BUILDING_SCENES } from './scenes-building.ts'
import { FRIENDS_SCENES } from './scenes-friends.ts'
import { FRIGHT_SCENES } from './scenes-frights.ts'
import { COMPANY_ILLUSTRATIONS } from './illustrations-company.ts'
import { EVENING_ILLUSTRATIONS } from './illustrations-evening.ts'
import { RETRO_AND_VR_ILLUSTRATIONS } from './illustrations-retro-and-vr.ts'
import { BEETLE_ILLUSTRATIONS } from './illustrations-beetle.ts'
import { OUTDOOR_ILLUSTRATIONS } from './illustrations-outdoors.ts'
import { HELMET_ILLUSTRATIONS } from './illustrations-helmets.ts'
import { JOURNEY_ILLUSTRATIONS } from './illustrations-journey.ts'
import { PARENT_ILLUSTRATIONS } from './illustrations-parents.ts'
import { PATIENCE_ILLUSTRATIONS } from './illustrations-patience.ts'
import { KART_AND_FRIGHT_ILLUSTRATIONS } from './illustrations-karts-and-frights.ts'
import { QUEST_SCENES } from './scenes-quest.ts'
import { SCREEN_SCENES } from './scenes-screens.ts'
import { TRAVEL_SCENES } from './scenes-travel.ts'
import { WORKSHOP_SCENES } from './scenes-workshop.ts'

const SCENES = [
  ...ARENA_SCENES,
  ...QUEST_SCENES,
  ...BOARD_SCENES,
  ...FRIENDS_SCENES,
  ...FRIGHT_SCENES,
  ...TRAVEL_SCENES,
  ...BUILDING_SCENES,
  ...WORKSHOP_SCENES,
  ...SCREEN_SCENES,
  ...COMPANY_ILLUSTRATIONS,
  ...KART_AND_FRIGHT_ILLUSTRATIONS,
  ...PATIENCE_ILLUSTRATIONS,
  ...JOURNEY_ILLUSTRATIONS,
  ...HELMET_ILLUSTRATIONS,
  ...OUTDOOR_ILLUSTRATIONS,
  ...BEETLE_ILLUSTRATIONS,
  ...RETRO_AND_VR_ILLUSTRATIONS,
  ...EVENING_ILLUSTRATIONS,
  ...PARENT_ILLUSTRATIONS,
]

/** 4:2:0 would smear the drawings' edges; more effort takes four times as long for a tenth of the bytes. */
const AVIF = { quality: 52, effort: 3, chromaSubsampling: '4:4:4' } as const

/** The images of the articles, drawn in code and encoded once: WebP as the fallback, AVIF in two widths. */
export async function renderArticleArt(): Promise<string[]> {
  const folder = `${SITE}public/img/`
  await mkdir(folder, { recursive: true })
  // The bytes must not depend on the number of threads.
  sharp.concurrency(1)
  const lines: string[] = []
  for (const scene of SCENES) {
    const drawing = sharp(await sharp(Buffer.from(scene.draw())).png({ compressionLevel: 1 }).toBuffer())
    const name = scene.file.replace(/\.webp$/, '')
    const webp = { [scene.file]: drawing.clone().webp({ quality: 82, effort: 6, smartSubsample: true }) }
    const avif = {
      [`${name}.avif`]: drawing.clone().avif(AVIF),
      [`${name}-${SMALL_PICTURE_WIDTH}.avif`]: drawing.clone().resize(SMALL_PICTURE_WIDTH).avif(AVIF),
    }
    // Info pages use their image by its file name.
    const files = scene.file.startsWith('articles') ? { ...webp, ...avif } : webp
    for (const [file, picture] of Object.entries(files)) {
      const { size } = await picture.toFile(folder + file)
      lines.push(`${file} ${size} bytes`)
    }
  }
  return lines
}
