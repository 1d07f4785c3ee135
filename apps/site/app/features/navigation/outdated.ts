/** Whether the server is known to have a newer build: then the next navigation is a full load. */

let outdated = false

export function isOutdated(): boolean {
  return outdated
}

export function markOutdated(): void {
  outdated = true
}
