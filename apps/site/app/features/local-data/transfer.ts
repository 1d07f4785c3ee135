/** Export and import of all local data as one file. Loaded only when "My data" opens. */
import * as v from 'valibot'
import { SlugSchema } from '#app/domain/slug-schema.ts'
import { type GameSave, MAX_SAVE_LENGTH, parseGameSave, SAVE_PREFIX } from './game-saves.ts'
import { LOCAL_DATA_VERSION, mergeLocalData, migrateLocalData } from './local-data.ts'
import { browserStore, findBrowserStorage, type LocalStore } from './local-store.ts'
import { myDataTexts as texts } from './my-data-texts.ts'

const FILE_KIND = 'playhouse-data'
/** localStorage holds 5 MB at most in every browser, so no honest file is larger. */
export const MAX_IMPORT_LENGTH = 5_000_000

const FileSchema = v.object({
  kind: v.literal(FILE_KIND),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  data: v.record(v.string(), v.unknown()),
  saves: v.optional(v.record(v.string(), v.unknown()), {}),
})

/** Where the data lives: this browser, or another place in tests. */
interface Place {
  store: LocalStore
  findStorage: () => Storage | null
}
const THIS_BROWSER: Place = { store: browserStore, findStorage: findBrowserStorage }

export type ImportResult = { ok: true; importedSaves: number } | { ok: false; error: string }

export function exportLocalData(place = THIS_BROWSER): string {
  const file = {
    kind: FILE_KIND,
    version: LOCAL_DATA_VERSION,
    data: place.store.read(),
    saves: readAllSaves(place.findStorage),
  }
  return JSON.stringify(file, null, 1)
}

export function importLocalData(text: string, place = THIS_BROWSER): ImportResult {
  if (text.length > MAX_IMPORT_LENGTH) return { ok: false, error: texts.importTooLarge }
  const file = parseFile(text)
  if (typeof file === 'string') return { ok: false, error: file }
  const incoming = migrateLocalData({ ...file.data, version: file.version })
  const isSaved = place.store.update((here) => mergeLocalData(here, incoming))
  if (!isSaved) return { ok: false, error: texts.importNotStored }
  return { ok: true, importedSaves: writeNewerSaves(file.saves, place.findStorage) }
}

function parseFile(text: string): v.InferOutput<typeof FileSchema> | string {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return texts.importNotJson
  }
  const result = v.safeParse(FileSchema, content)
  if (!result.success) return texts.importNotOurs
  if (result.output.version > LOCAL_DATA_VERSION) return texts.importTooNew
  return result.output
}

function readAllSaves(findStorage: () => Storage | null): Record<string, GameSave> {
  const saves: Record<string, GameSave> = {}
  try {
    const storage = findStorage()
    if (!storage) return saves
    for (let index = 0; index < storage.length; index += 1) {
      const key = storage.key(index) ?? ''
      if (!key.startsWith(SAVE_PREFIX)) continue
      const save = parseGameSave(storage.getItem(key))
      if (save) saves[key.slice(SAVE_PREFIX.length)] = save
    }
  } catch {
    // Denied storage holds no saves.
  }
  return saves
}

/** A save on this device wins when it is newer than the file's. */
function writeNewerSaves(saves: Record<string, unknown>, findStorage: () => Storage | null): number {
  let imported = 0
  for (const [slug, candidate] of Object.entries(saves)) {
    const text = JSON.stringify(candidate)
    const save = parseGameSave(text)
    if (!save || !v.is(SlugSchema, slug) || text.length > MAX_SAVE_LENGTH) continue
    try {
      const storage = findStorage()
      const here = parseGameSave(storage?.getItem(SAVE_PREFIX + slug) ?? null)
      if (!storage || (here && here.at >= save.at)) continue
      storage.setItem(SAVE_PREFIX + slug, JSON.stringify(save))
      imported += 1
    } catch {
      // Full: the saves that fit are in, the rest stays in the file.
      return imported
    }
  }
  return imported
}
