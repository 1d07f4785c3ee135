/** The message of a missing page: the reason and the address. Loaded apart from a first page, which is rarely a missing one. */

/** The page cuts a longer address. */
const MAX_ADDRESS_CHARS = 300

/** `fullPath` is the path with its query; no hash, because the server never sees one. */
export function describeMissingPage(reason: string, fullPath: string): string {
  const address = fullPath.length > MAX_ADDRESS_CHARS ? `${fullPath.slice(0, MAX_ADDRESS_CHARS)}…` : fullPath
  return `${reason}: ${address}`
}

/** The part of a message before the address. */
export function readReason(message: string): string {
  return message.split(':')[0]!
}
