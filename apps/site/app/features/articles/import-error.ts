/** Faults that an operator has to fix before an article can be imported, in words. */
export class ImportError extends Error {
  override name = 'ImportError'
  readonly code = 'import'
}
