/** Loads a third-party script by code after consent, so that no page's HTML names it. */

const AGAIN_AFTER_MS = 60_000

export interface ScriptOptions {
  attributes?: Record<string, string>
  /** The timeout; without it, as long as the browser tries. */
  limitMs?: number
}

const known = new Map<string, Promise<void>>()

/** Rejects when it is blocked, broken or late; then it is tried again after a minute, not at every question. */
export function loadScript(src: string, { attributes = {}, limitMs }: ScriptOptions = {}): Promise<void> {
  const loading = known.get(src)
  if (loading) return loading
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    const late = () => reject(new Error(`${src} did not come in time`))
    const timer = limitMs === undefined ? undefined : setTimeout(late, limitMs)
    script.async = true
    script.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
      // Late, but here: a second one would do everything twice.
      known.set(src, Promise.resolve())
    })
    script.addEventListener('error', () => {
      clearTimeout(timer)
      script.remove()
      reject(new Error(`${src} cannot be loaded`))
    })
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
    script.src = src
    document.head.append(script)
  })
  known.set(src, promise)
  const allowRetry = () => {
    if (known.get(src) === promise) known.delete(src)
  }
  promise.catch(() => setTimeout(allowRetry, AGAIN_AFTER_MS))
  return promise
}

/** For scripts whose commands wait in a queue: without the script they wait forever, and the page continues. */
export function startScript(url: string): void {
  loadScript(url).catch(() => {})
}
