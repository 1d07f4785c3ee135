/** What an uploaded game may consist of. The rules hold for an archive and for a folder. */

export const BUNDLE_LIMITS = {
  /** Of the archive itself. */
  archiveBytes: 500 * 1024 * 1024,
  files: 5000,
  /** Of all files together, unpacked. */
  bytes: 500 * 1024 * 1024,
  /** Unpacked bytes by packed ones, of each file above `ratioFromBytes`. */
  ratio: 100,
  ratioFromBytes: 1024 * 1024,
  /** Folders above a file. */
  levels: 8,
  pathBytes: 400,
} as const

export type BundleFaultCode =
  | 'not-an-archive'
  | 'damaged'
  | 'encrypted'
  | 'path'
  | 'link'
  | 'duplicate'
  | 'executable'
  | 'nested-archive'
  | 'too-many'
  | 'too-large'
  | 'bomb'
  | 'no-entry'

/** Why a bundle is refused, for the person who uploads it. */
export class BundleFault extends Error {
  override name = 'BundleFault'
  readonly code: BundleFaultCode
  constructor(code: BundleFaultCode, message: string) {
    super(message)
    this.code = code
  }
}

/** Files that operating systems and editors leave in archives: they are skipped. */
const LEFTOVER_RE = /(?:^|\/)(?:__MACOSX(?:\/|$)|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\.git(?:\/|$)|\._)/i

export function isLeftover(path: string): boolean {
  return LEFTOVER_RE.test(path)
}

/** Names that Windows keeps for devices. */
const DEVICE_RE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** The path of a file as it is stored: normalised (NFC), relative, with slashes. Throws for every other form. */
export function checkPath(name: string): string {
  const shown = JSON.stringify(name.slice(0, 200))
  const refuse = (why: string) => new BundleFault('path', `The file name ${shown} ${why}`)
  if (name === '') throw new BundleFault('path', 'A file has no name')
  if (/[\0-\x1f\x7f]/.test(name)) throw refuse('has control characters')
  if (name.includes('\\')) throw refuse('has a backslash')
  if (name.startsWith('/')) throw refuse('is absolute')
  if (/^[a-z]:/i.test(name)) throw refuse('names a drive')
  if (name.includes('\ufffd')) throw refuse('has characters that cannot be read')
  const path = name.normalize('NFC')
  const parts = path.split('/')
  if (parts.some((part) => part === '..' || part === '.')) throw refuse('leads out of its folder')
  if (parts.includes('')) throw refuse('has an empty part')
  if (parts.some((part) => DEVICE_RE.test(part))) throw refuse('is the name of a device')
  if (parts.length - 1 > BUNDLE_LIMITS.levels)
    throw refuse(`lies in more than ${BUNDLE_LIMITS.levels} folders`)
  if (Buffer.byteLength(path) > BUNDLE_LIMITS.pathBytes)
    throw refuse(`is longer than ${BUNDLE_LIMITS.pathBytes} bytes`)
  return path
}

/** Two names that one file system would give to one file. */
export function foldPath(path: string): string {
  return path.normalize('NFKC').toLowerCase()
}

const EXECUTABLE_RE =
  /\.(?:exe|dll|com|scr|msi|msix|bat|cmd|ps1|vbs|vbe|wsf|hta|lnk|pif|cpl|sys|so|dylib|elf|sh|bash|command|app|apk|ipa|deb|rpm|dmg|pkg|php|phar|jsp|asp|aspx|cgi|pl)$/i
const ARCHIVE_RE = /\.(?:zip|rar|7z|tar|tgz|tbz2?|txz|tar\.\w+|bz2|xz|zst|cab|iso|jar|war|arj|lzh|ace)$/i

/** `isNeeded`: the engine reads this archive itself, as it does with its own data. */
export function checkName(path: string, isNeeded: boolean): void {
  if (EXECUTABLE_RE.test(path))
    throw new BundleFault('executable', `“${path}” is a program: a game of the web has none`)
  if (ARCHIVE_RE.test(path) && !isNeeded)
    throw new BundleFault('nested-archive', `“${path}” is an archive inside the game: put its files there`)
}

const MACH_O = new Set([0xfeedface, 0xfeedfacf, 0xcefaedfe, 0xcffaedfe])

/** Programs by their first bytes, whatever they are called. `head` needs 1 KiB. */
export function checkHead(path: string, head: Uint8Array): void {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength)
  const isElf = bytes.length > 4 && bytes.readUInt32BE(0) === 0x7f454c46
  const isMachO = bytes.length > 4 && MACH_O.has(bytes.readUInt32BE(0))
  if (isElf || isMachO || isWindowsProgram(bytes))
    throw new BundleFault('executable', `“${path}” is a program: a game of the web has none`)
}

/** Two letters alone begin many data files, so the header they point to counts. */
function isWindowsProgram(bytes: Buffer): boolean {
  if (bytes.length < 64 || bytes.toString('latin1', 0, 2) !== 'MZ') return false
  const at = bytes.readUInt32LE(60)
  return at + 4 <= bytes.length && bytes.toString('latin1', at, at + 4) === 'PE\0\0'
}
