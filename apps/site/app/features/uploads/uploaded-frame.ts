/** The page's part of an uploaded game: its saves in a sandbox, and floods of messages. Loaded when such a game starts. */
import { watchCleared } from '#app/features/local-data/local-store.ts'
import {
  applyChange,
  emptySave,
  NAME_PREFIX,
  parseSaveChange,
  type UploadSave,
} from '#app/features/local-data/upload-save.ts'
import { readUploadSave, storeUploadSave } from '#app/features/local-data/upload-saves.ts'

/** The shim sends twenty a second at most. */
const MAX_CHANGES_PER_SECOND = 40
/** Each document of a game asks once. */
const MAX_ANSWERS_PER_SECOND = 5
/** A game that uses the SDK sends some dozens. */
const MAX_MESSAGES_PER_SECOND = 1000

/** What is not stored yet, or cannot be, lives as long as the page. */
const saves = new Map<string, UploadSave>()
const waiting = new Set<string>()
let isStoring = false
watchCleared(() => saves.clear())

/**
 * Starts an uploaded game. One with an opaque origin begins with an empty document, which gets what the game stored and then loads the game; what
 * changes is stored. A frame that floods the page with messages is emptied.
 */
export async function startUploaded(
  frame: HTMLIFrameElement,
  slug: string,
  isSandboxed: boolean,
): Promise<void> {
  const takeMessage = createTurns(MAX_MESSAGES_PER_SECOND)
  const takeAnswer = createTurns(MAX_ANSWERS_PER_SECOND)
  window.addEventListener('message', watch)
  if (!isSandboxed) return
  if (!saves.has(slug)) saves.set(slug, await readUploadSave(slug))
  // Its question may have come before this page listened.
  if (frame.isConnected) answer()

  function watch({ data, source }: MessageEvent) {
    if (!frame.isConnected) return window.removeEventListener('message', watch)
    if (source !== frame.contentWindow) return
    if (!takeMessage()) {
      window.removeEventListener('message', watch)
      frame.src = 'about:blank'
    } else if (isSandboxed && data === NAME_PREFIX && saves.has(slug)) answer()
  }

  function answer() {
    if (!takeAnswer()) return
    const { port1, port2 } = new MessageChannel()
    const takeChange = createTurns(MAX_CHANGES_PER_SECOND)
    port1.addEventListener('message', ({ data }) => {
      if (takeChange()) change(slug, data)
      else port1.close()
    })
    port1.start()
    // An opaque origin has no name; what is sent is the game's own.
    frame.contentWindow?.postMessage([NAME_PREFIX, JSON.stringify(saves.get(slug))], '*', [port2])
  }
}

function change(slug: string, data: unknown) {
  const parsed = parseSaveChange(data)
  const next = parsed && applyChange(saves.get(slug) ?? emptySave(), parsed)
  if (!next) return
  saves.set(slug, next)
  waiting.add(slug)
  if (!isStoring) void storeWaiting()
}

/** One after the other, the latest state of each; changes meanwhile are stored together. */
async function storeWaiting() {
  isStoring = true
  for (const slug of waiting) {
    waiting.delete(slug)
    const save = saves.get(slug)
    // Where nothing can be stored, the save lives as long as the page.
    if (save) await storeUploadSave(slug, save).catch(() => {})
  }
  isStoring = false
}

function createTurns(maxPerSecond: number): () => boolean {
  let [startedAt, count] = [performance.now(), 0]
  return () => {
    if (performance.now() - startedAt > 1000) [startedAt, count] = [performance.now(), 0]
    return ++count <= maxPerSecond
  }
}
