/** The page's part of the saves of a sandboxed game. Loaded when such a game starts. */
import { watchCleared } from '#app/features/local-data/local-store.ts'
import { applyChange, emptySave, NAME_PREFIX, parseSaveChange, type UploadSave } from './saves-protocol.ts'
import { readUploadSave, storeUploadSave } from './upload-saves.ts'

/** The shim sends twenty a second at most. */
const MAX_CHANGES_PER_SECOND = 40

/** What is not stored yet, or cannot be, lives as long as the page. */
const saves = new Map<string, UploadSave>()
const waiting = new Set<string>()
let isStoring = false
watchCleared(() => saves.clear())

/** Gives the game what it stored, and loads it; then stores what changes. */
export async function loadWithSaves(frame: HTMLIFrameElement, slug: string): Promise<void> {
  const save = saves.get(slug) ?? (await readUploadSave(slug))
  if (!frame.isConnected) return
  saves.set(slug, save)
  window.addEventListener('message', answerHello)
  frame.name = NAME_PREFIX + JSON.stringify(save)
  frame.src = frame.src.replace('?start', '')

  /** Each document of the game asks once. A game that asks more often only gets new ports. */
  function answerHello(event: MessageEvent) {
    if (!frame.isConnected) return window.removeEventListener('message', answerHello)
    if (event.data !== NAME_PREFIX || event.source !== frame.contentWindow) return
    const { port1, port2 } = new MessageChannel()
    const takeTurn = createTurns()
    port1.addEventListener('message', ({ data }) => {
      if (takeTurn()) change(slug, data)
      else port1.close()
    })
    port1.start()
    // An opaque origin has no name; the port is of use to this frame only.
    frame.contentWindow!.postMessage(NAME_PREFIX, '*', [port2])
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

function createTurns(): () => boolean {
  let [startedAt, count] = [performance.now(), 0]
  return () => {
    if (performance.now() - startedAt > 1000) [startedAt, count] = [performance.now(), 0]
    return ++count <= MAX_CHANGES_PER_SECOND
  }
}
