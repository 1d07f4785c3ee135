/** Bytes put together from parts of chunks. */
export class ByteStore {
  #parts: Uint8Array[] = []
  length = 0

  add(chunk: Uint8Array, start: number, end: number): void {
    if (end <= start) return
    this.#parts.push(chunk.subarray(start, end))
    this.length += end - start
  }

  text(): string {
    return Buffer.concat(this.#parts).toString('utf8')
  }

  /** The last bytes, at least the requested number if there are that many. */
  end(bytes: number): string {
    let from = this.#parts.length
    for (let length = 0; from > 0 && length < bytes;) length += this.#parts[--from]!.length
    return Buffer.concat(this.#parts.slice(from)).subarray(-bytes).toString('utf8')
  }

  take(): Uint8Array {
    const bytes = this.#parts.length === 1 ? this.#parts[0]! : Buffer.concat(this.#parts)
    this.#parts = []
    this.length = 0
    return bytes
  }
}
