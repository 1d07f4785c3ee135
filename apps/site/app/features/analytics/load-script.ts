const loading = new Map<string, Promise<void>>()

/** Loads somebody else's script, once a page. Rejects when it cannot be had, which a blocked network and an ad blocker are. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url)
  if (known) return known
  const script = document.createElement('script')
  script.async = true
  script.src = url
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${url} could not be loaded`)))
  })
  loading.set(url, loaded)
  document.head.append(script)
  return loaded
}

/** For scripts whose commands wait in a queue: without the script they wait for ever, and the page goes on. */
export function startScript(url: string): void {
  loadScript(url).catch(() => {})
}
