/** Whether the server is known to have a newer build: then the next navigation is a full load. */

let isNewerBuildKnown = false

export function hasNewerBuild(): boolean {
  return isNewerBuildKnown
}

export function markNewerBuild(): void {
  isNewerBuildKnown = true
}
