/** All faults that an editor has to fix, reported at once. */
export interface ContentFault {
  file: string
  reason: string
}

export class ContentFaultsError extends Error {
  readonly faults: ContentFault[]

  constructor(faults: ContentFault[]) {
    const lines = faults.map((fault) => `  ${fault.file}: ${fault.reason}`)
    super(`The content has ${faults.length} fault${faults.length === 1 ? '' : 's'}:\n${lines.join('\n')}`)
    this.name = 'ContentFaultsError'
    this.faults = faults
  }
}
