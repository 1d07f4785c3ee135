/** A network's script, put into the page by code so that no page names it in its HTML. */

const AGAIN_AFTER_MS = 60_000

const known = new Map<string, Promise<void>>()

/** Rejects when it is blocked, broken or late; then it is tried again after a minute, not at every ad. */
export function loadScript(
  src: string,
  { attributes = {}, limitMs = 5000 }: { attributes?: Record<string, string>; limitMs?: number } = {},
): Promise<void> {
  const loading = known.get(src)
  if (loading) return loading
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    const timer = setTimeout(() => reject(new Error(`${src} did not come in time`)), limitMs)
    script.async = true
    script.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
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
  promise.catch(() => setTimeout(() => known.delete(src), AGAIN_AFTER_MS))
  return promise
}
