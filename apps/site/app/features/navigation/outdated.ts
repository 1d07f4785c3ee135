/** Whether a newer build is known of: then the next navigation is a full load. */

let outdated = false

export function isOutdated(): boolean {
  return outdated
}

export function markOutdated(): void {
  outdated = true
}
