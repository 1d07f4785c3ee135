/** Illustrations: the header images of categories, and the scenes of empty pages. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listRoomFiles } from './rooms/all-rooms.ts'

export const ROOMS_FOLDER = join(import.meta.dirname, '../../apps/site/app/features/rooms/drawings')

export async function renderRooms(): Promise<string[]> {
  await mkdir(ROOMS_FOLDER, { recursive: true })
  const files = listRoomFiles()
  await Promise.all(files.map(([file, svg]) => writeFile(join(ROOMS_FOLDER, file), svg)))
  return files.map(([file, svg]) => `${file}, ${svg.length.toLocaleString('en')} bytes`)
}
