/** Addresses of places for backups, and what a store of buckets needs to know of its client. */
import { resolve } from 'node:path'

export const S3_PREFIX = 's3://'

export interface S3Access {
  /** Null: Amazon's own for the region. */
  endpoint: string | null
  region: string
  keyId: string
  secret: string
}

export interface S3Place {
  bucket: string
  /** Empty, or a path that ends in `/`. */
  prefix: string
}

const PLACE_RE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/

/** Null where the text is no such address: `s3://bucket` or `s3://bucket/prefix`. */
export function parseS3Place(text: string): S3Place | null {
  const match = PLACE_RE.exec(text)
  if (!match) return null
  const path = match[2]!.slice(1)
  return { bucket: match[1]!, prefix: path === '' ? '' : `${path}/` }
}

/** A place as it is stored and shown: `s3://bucket/prefix`, or the absolute path of a folder (or of a file). Paths are relative to `base`. */
export function resolvePlace(given: string, base: string = process.cwd()): string {
  return given.startsWith(S3_PREFIX) ? given.replace(/\/+$/, '') : resolve(base, given)
}
