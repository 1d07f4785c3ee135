/** Of the beginning of a feed that a mapping is tried on. */
export const MAX_SAMPLE_BYTES = 512 * 1024
/** Of its packed form. */
export const MAX_SAMPLE_CHARS = 180_000
