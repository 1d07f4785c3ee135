/**
 * Cuts a JSON document into the records of its list while the bytes arrive. Only one record is in memory at a time, and each is
 * parsed by the engine's own `JSON.parse`; what stands around the list is kept (small) and checked at the end.
 */

import { ByteStore } from './byte-store.ts'
import { FeedFault } from './feed-fault.ts'

export interface FeedRecord {
  /** From 1. */
  number: number
  /** Where it starts, counted from 0. */
  byteOffset: number
  /** The record as it came; empty when its bytes are not UTF-8. */
  text: string
  /** The parsed record; undefined when its bytes are not UTF-8. */
  value: unknown
}

export interface RecordLimits {
  recordBytes: number
  envelopeBytes: number
}

const DEFAULT_LIMITS: RecordLimits = { recordBytes: 1024 * 1024, envelopeBytes: 1024 * 1024 }

/** Of the list's key, with all the white space that anybody writes around it. */
const MAX_KEY_BYTES = 1024

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

const isOpening = (byte: number) => byte === OPEN_OBJECT || byte === OPEN_LIST
const isClosing = (byte: number) => byte === CLOSE_OBJECT || byte === CLOSE_LIST
const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

type Zone = 'envelope' | 'between' | 'record'

/**
 * `listKey` names the list in the top-level object; null means that the document is the list.
 * The envelope (everything but the records) is the generator's result.
 */
export async function* readRecords(
  chunks: AsyncIterable<Uint8Array>,
  listKey: string | null,
  limits: RecordLimits = DEFAULT_LIMITS,
): AsyncGenerator<FeedRecord, unknown> {
  const cutter = new RecordCutter(listKey, limits)
  for await (const chunk of chunks) yield* cutter.push(chunk)
  return cutter.finish()
}

class RecordCutter {
  readonly #listKey: string | null
  readonly #limits: RecordLimits
  readonly #decoder = new TextDecoder('utf-8', { fatal: true })
  #zone: Zone = 'envelope'
  #depth = 0
  #inString = false
  #escaped = false
  #seen = 0
  #number = 0
  #hasList = false
  /** After a comma a record must follow; after a record a comma or the end. */
  #expectsRecord = true
  #envelope = new ByteStore()
  #record = new ByteStore()
  #recordOffset = 0

  constructor(listKey: string | null, limits: RecordLimits) {
    this.#listKey = listKey
    this.#limits = limits
  }

  *push(chunk: Uint8Array): Generator<FeedRecord> {
    let index = 0
    while (index < chunk.length) {
      if (this.#zone === 'envelope') index = this.#readEnvelope(chunk, index)
      else if (this.#zone === 'between') index = this.#readBetween(chunk, index)
      else {
        index = this.#readRecord(chunk, index)
        if (this.#zone !== 'record') yield this.#takeRecord()
      }
    }
    this.#seen += chunk.length
  }

  finish(): unknown {
    const where = `after byte ${this.#seen}`
    if (this.#seen === 0) throw new FeedFault('empty', 'it is empty (0 bytes)')
    if (this.#zone !== 'envelope') {
      const place =
        this.#zone === 'record' ? `inside record ${this.#number + 1}` : `after record ${this.#number}`
      throw new FeedFault('cut-off', `it is cut off: it ends ${where}, ${place}`)
    }
    const text = this.#decode(this.#envelope.take()) ?? ''
    if (text.trim() === '') throw new FeedFault('empty', `it is empty (${this.#seen} bytes of white space)`)
    const envelope = this.#parseEnvelope(text, where)
    if (!this.#hasList) throw new FeedFault('wrong-shape', this.#describeMissingList(envelope))
    return envelope
  }

  #parseEnvelope(text: string, where: string): unknown {
    try {
      return JSON.parse(text.replace(/^\ufeff/, ''))
    } catch (cause) {
      if (this.#depth > 0 || this.#inString)
        throw new FeedFault('cut-off', `it is cut off: it ends ${where}, ${this.#number} records read`)
      const first = text.trimStart()[0]
      const what = first === '<' ? ' (it starts like HTML or XML)' : ''
      throw new FeedFault(
        'not-json',
        `it is not JSON${what}: ${describeSyntaxError(cause)}, outside the records`,
      )
    }
  }

  #describeMissingList(envelope: unknown): string {
    const kind = Array.isArray(envelope) ? 'a list' : envelope === null ? 'null' : `a ${typeof envelope}`
    const wanted =
      this.#listKey === null ? 'a list of records' : `an object with a list named "${this.#listKey}"`
    return `it should be ${wanted}, but it is ${kind}${kind === 'a object' ? ' without one' : ''}`.replace(
      'a object',
      'an object',
    )
  }

  #readEnvelope(chunk: Uint8Array, start: number): number {
    for (let index = start; index < chunk.length; index++) {
      const byte = chunk[index]!
      if (this.#inString) {
        this.#stepString(byte)
        continue
      }
      if (byte === QUOTE) this.#inString = true
      else if (isOpening(byte)) {
        if (byte === OPEN_LIST && !this.#hasList) {
          this.#keepEnvelope(chunk, start, index)
          if (this.#isTheList()) {
            this.#keepEnvelope(chunk, index, index + 1)
            this.#hasList = true
            this.#zone = 'between'
            return index + 1
          }
          start = index
        }
        this.#depth++
      } else if (isClosing(byte)) this.#depth--
    }
    this.#keepEnvelope(chunk, start, chunk.length)
    return chunk.length
  }

  #keepEnvelope(chunk: Uint8Array, start: number, end: number): void {
    this.#envelope.add(chunk, start, end)
    if (this.#envelope.length > this.#limits.envelopeBytes) throw this.#describeLongEnvelope()
  }

  #describeLongEnvelope(): FeedFault {
    const place = `within its first ${this.#limits.envelopeBytes} bytes`
    if (this.#hasList) return new FeedFault('too-big', `there is too much outside of its list of records`)
    if (!/^[\s\ufeff]*[[{]/.test(this.#envelope.text()))
      return new FeedFault('not-json', 'it is not JSON: it begins with neither { nor [ (byte 0)')
    const list =
      this.#listKey === null
        ? 'it should be a list of records, but it is an object'
        : `there is no list named "${this.#listKey}" ${place}`
    return new FeedFault('wrong-shape', list)
  }

  /**
   * Whether the `[` that comes next opens the list; what was kept so far ends before it. An envelope may be full of brackets, so no
   * more of it is read for each than a key can take.
   */
  #isTheList(): boolean {
    if (this.#depth !== (this.#listKey === null ? 0 : 1)) return false
    const before = this.#envelope.end(MAX_KEY_BYTES)
    if (this.#listKey === null) return isBlank(before) && isBlank(this.#envelope.text())
    const key = JSON.stringify(this.#listKey)
    const end = before.trimEnd()
    return end.endsWith(':') && /[{,]\s*$/.test(cutEnd(end.slice(0, -1).trimEnd(), key))
  }

  #readBetween(chunk: Uint8Array, start: number): number {
    for (let index = start; index < chunk.length; index++) {
      const byte = chunk[index]!
      if (isSpace(byte)) continue
      if (byte === CLOSE_LIST && (!this.#expectsRecord || this.#number === 0)) {
        this.#envelope.add(chunk, index, index + 1)
        this.#zone = 'envelope'
        return index + 1
      }
      if (byte === COMMA && !this.#expectsRecord) this.#expectsRecord = true
      else if (this.#expectsRecord && byte !== COMMA && !isClosing(byte)) {
        this.#zone = 'record'
        this.#recordOffset = this.#seen + index
        return index
      } else
        throw new FeedFault(
          'not-json',
          `it is not JSON: unexpected "${String.fromCharCode(byte)}" at byte ${this.#seen + index}, after record ${this.#number}`,
        )
    }
    return chunk.length
  }

  #readRecord(chunk: Uint8Array, start: number): number {
    let index = start
    for (; index < chunk.length && this.#zone === 'record'; index++) {
      const byte = chunk[index]!
      if (this.#inString) this.#stepString(byte)
      else if (byte === QUOTE) this.#inString = true
      else if (isOpening(byte)) this.#depth++
      else if (isClosing(byte)) {
        if (this.#depth === this.#listDepth()) break
        this.#depth--
        if (this.#depth === this.#listDepth()) this.#zone = 'between'
      } else if (byte === COMMA && this.#depth === this.#listDepth()) break
    }
    // A bare number, word or string ends where the comma or the bracket after it stands.
    if (index < chunk.length && this.#zone === 'record') this.#zone = 'between'
    this.#record.add(chunk, start, index)
    if (this.#record.length > this.#limits.recordBytes)
      throw new FeedFault(
        'too-big',
        `record ${this.#number + 1} (from byte ${this.#recordOffset}) is longer than ${this.#limits.recordBytes} bytes`,
      )
    return index
  }

  #listDepth(): number {
    return this.#listKey === null ? 0 : 1
  }

  #takeRecord(): FeedRecord {
    this.#number++
    this.#expectsRecord = false
    const record = { number: this.#number, byteOffset: this.#recordOffset }
    const text = this.#decode(this.#record.take())
    if (text === null) return { ...record, text: '', value: undefined }
    try {
      return { ...record, text, value: JSON.parse(text) }
    } catch (cause) {
      const where = `record ${record.number} (from byte ${record.byteOffset})`
      throw new FeedFault('not-json', `it is not JSON: ${describeSyntaxError(cause)}, in ${where}`)
    }
  }

  #stepString(byte: number): void {
    if (this.#escaped) this.#escaped = false
    else if (byte === BACKSLASH) this.#escaped = true
    else if (byte === QUOTE) this.#inString = false
  }

  #decode(bytes: Uint8Array): string | null {
    try {
      return this.#decoder.decode(bytes)
    } catch {
      // Not UTF-8; the caller says so with the place.
      return null
    }
  }
}

const isBlank = (text: string) => text.replace(/^\ufeff/, '').trim() === ''

function cutEnd(text: string, end: string): string {
  return text.endsWith(end) ? text.slice(0, -end.length) : ''
}

/** V8 quotes the text around the fault; a record's own content does not belong into a message. */
function describeSyntaxError(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause)
  return message
    .replace(/, "?\.{0,3}[\s\S]*is not valid JSON$/, '')
    .replace(/ \(line \d+ column \d+\)/, '')
    .slice(0, 120)
}
