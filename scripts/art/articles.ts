import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { SITE } from './source-font.ts'
import { ARENA_SCENES } from './scenes-arena.ts'
import { BOARD_SCENES } from './scenes-board.ts'
import { BUILDING_SCENES } from './scenes-building.ts'
import { FRIENDS_SCENES } from './scenes-friends.ts'
import { FRIGHT_SCENES } from './scenes-frights.ts'
import { COMPANY_PICTURES } from './pictures-company.ts'
import { EVENING_PICTURES } from './pictures-evening.ts'
import { LOOKING_PICTURES } from './pictures-looking.ts'
import { BEETLE_PICTURES } from './pictures-beetle.ts'
import { OUTDOOR_PICTURES } from './pictures-outdoors.ts'
import { HELMET_PICTURES } from './pictures-helmets.ts'
import { JOURNEY_PICTURES } from './pictures-journey.ts'
import { PATIENCE_PICTURES } from './pictures-patience.ts'
import { RUNG_PICTURES } from './pictures-rungs.ts'
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
  ...COMPANY_PICTURES,
  ...RUNG_PICTURES,
  ...PATIENCE_PICTURES,
  ...JOURNEY_PICTURES,
  ...HELMET_PICTURES,
  ...OUTDOOR_PICTURES,
  ...BEETLE_PICTURES,
  ...LOOKING_PICTURES,
  ...EVENING_PICTURES,
]

/** The pictures of the articles, drawn in code and encoded once. */
export async function renderArticleArt(): Promise<string[]> {
  const folder = `${SITE}public/img/`
  await mkdir(folder, { recursive: true })
  const lines: string[] = []
  for (const scene of SCENES) {
    const webp = await sharp(Buffer.from(scene.draw()))
      .webp({ quality: 82, effort: 6, smartSubsample: true })
      .toBuffer()
    await writeFile(folder + scene.file, webp)
    lines.push(`${scene.file} ${webp.length} bytes`)
  }
  return lines
}
