/**
 * Games with threads share memory between a page and its workers. Browsers allow that to a document that is isolated from other origins: in
 * a frame, Chromium on computers by the header `Document-Isolation-Policy`; elsewhere only in a tab of its own, by two older headers.
 */

/** `needed`: the game does not begin without threads. */
export type ThreadUse = 'needed' | 'possible'

const NEEDED = [
  // Godot's document.
  /\bGODOT_THREADS_ENABLED\s*=\s*true\b/,
  // What Emscripten writes for programs with threads.
  /\bWebAssembly\.Memory\(\s*\{[^}]{0,200}\bshared["']?\s*:\s*(?:true|!0)/,
]
const POSSIBLE = /\bSharedArrayBuffer\b|\bcrossOriginIsolated\b/

/** By the words of the game's documents and scripts; null for one without threads. */
export function findThreadUse(texts: readonly string[]): ThreadUse | null {
  if (texts.some((text) => NEEDED.some((pattern) => pattern.test(text)))) return 'needed'
  return texts.some((text) => POSSIBLE.test(text)) ? 'possible' : null
}

/** From the document of a game that needs threads to the page around it, when the browser gives it none. */
export const NO_THREADS_MESSAGE = 'playhouse-uploads-no-threads'

/** The first script of such a document. */
export const THREADS_SCRIPT = `<script>if(!self.crossOriginIsolated&&parent!==self)parent.postMessage('${NO_THREADS_MESSAGE}','*')</script>`
