/** Addresses of uploaded files: `/uploads/<label>/<key>/<path>`, where the key names a version. */
const ADDRESS_RE = /^\/uploads\/(g[a-z2-7]{16})\/([a-z2-7]{26})\/(.*)$/

export const UPLOADS_PREFIX = '/uploads/'
/** Files that answer in place of other portals' SDKs; below it a folder for each build of them. */
export const SDKS_PREFIX = `${UPLOADS_PREFIX}sdks/`

/** First scripts of games without an origin: they store what the game stores. */
export const SHIM_PATHS = {
  storage: `${UPLOADS_PREFIX}storage.js`,
  /** For games that use IndexedDB. */
  indexedDb: `${UPLOADS_PREFIX}storage-indexed-db.js`,
} as const

export interface UploadAddress {
  label: string
  key: string
  /** Decoded; may be empty. */
  path: string
}

/** Of a path that can be decoded; null for every other one. */
export function parseUploadPath(pathname: string): UploadAddress | null {
  const [, label, key, path] = ADDRESS_RE.exec(pathname) ?? []
  if (label === undefined || key === undefined) return null
  try {
    return { label, key, path: decodeURIComponent(path!) }
  } catch {
    return null
  }
}

export function toUploadPath({ label, key, path }: UploadAddress): string {
  return `${toUploadFolder({ label, key })}${path.split('/').map(encodeURIComponent).join('/')}`
}

/** The folder of a version, with a slash at its end. */
export function toUploadFolder({ label, key }: Pick<UploadAddress, 'label' | 'key'>): string {
  return `${UPLOADS_PREFIX}${label}/${key}/`
}

/** The origin of a game: `https://*.games.example` with its label for the star. */
export function toGameOrigin(gamesOrigin: string, label: string): string {
  return gamesOrigin.replace('*', label)
}
