/**
 * Splits a JSON document into the records of its list while the bytes arrive. Only one record is in memory at a time, and each is
 * parsed by the engine's own `JSON.parse`; what is around the list is stored (small) and checked at the end.
 */

import { ByteStore } from './byte-store.ts'
import { FeedFault } from './feed-fault.ts'

export interface FeedRecord {
  /** From 1. */
  number: number
  /** Where it starts, counted from 0. */
  byteOffset: number
  /** The raw record; empty when its bytes are not UTF-8. */
  text: string
  /** The parsed record; undefined when its bytes are not UTF-8. */
  value: unknown
  /** Why it cannot be used, where the reader sees that. */
  fault?: string
}

export interface RecordLimits {
  recordBytes: number
  envelopeBytes: number
}

export const DEFAULT_LIMITS: RecordLimits = { recordBytes: 1024 * 1024, envelopeBytes: 1024 * 1024 }

/** Of a key on the way to the list, with the white space around it. */
const MAX_KEY_BYTES = 1024

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/** A byte order mark may stand before a document. */
const LAST_OF_BOM = 0xbf

const isOpening = (byte: number) => byte === OPEN_OBJECT || byte === OPEN_LIST
const isClosing = (byte: number) => byte === CLOSE_OBJECT || byte === CLOSE_LIST
const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

type Zone = 'envelope' | 'between' | 'record'

/**
 * `listPaths` are the places where the list may be: `''` for a document that is the list, else keys joined by dots (`items`,
 * `segments.hits`); a list on the way is walked through, so that a path can lead to several lists.
 * The envelope (everything but the records) is the generator's result.
 */
export async function* readRecords(
  chunks: AsyncIterable<Uint8Array>,
  listPaths: readonly string[],
  limits: RecordLimits = DEFAULT_LIMITS,
): AsyncGenerator<FeedRecord, unknown> {
  const cutter = new RecordCutter(listPaths, limits)
  for await (const chunk of chunks) yield* cutter.push(chunk)
  return cutter.finish()
}

class RecordCutter {
  readonly #listPaths: readonly string[]
  /** Deeper than this no list of records is looked for. */
  readonly #maxDepth: number
  readonly #limits: RecordLimits
  readonly #decoder = new TextDecoder('utf-8', { fatal: true })
  #zone: Zone = 'envelope'
  #depth = 0
  /** The path of each open container of the envelope; null outside of our paths. */
  #paths: (string | null)[] = []
  /** The envelope's last byte that is neither white space nor inside a string. */
  #lastByte = 0
  #inString = false
  #escaped = false
  #seen = 0
  #number = 0
  #hasList = false
  /** The number of records of the current list so far. */
  #listNumber = 0
  /** After a comma a record must follow; after a record a comma or the end. */
  #expectsRecord = true
  #envelope = new ByteStore()
  #record = new ByteStore()
  #recordOffset = 0

  constructor(listPaths: readonly string[], limits: RecordLimits) {
    this.#listPaths = listPaths
    this.#maxDepth = 2 * Math.max(...listPaths.map((path) => path.split('.').length))
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
    const wanted = this.#listPaths
      .map((path) => (path === '' ? 'a list of records' : `an object with a list named "${path}"`))
      .join(' or ')
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
        this.#keepEnvelope(chunk, start, index)
        start = index
        const path = this.#pathOfNext(byte)
        if (byte === OPEN_LIST && path !== null && this.#listPaths.includes(path)) {
          this.#openList(chunk, index)
          return index + 1
        }
        this.#depth++
        this.#paths.push(path)
      } else if (isClosing(byte)) {
        this.#depth--
        this.#paths.pop()
      }
      if (!isSpace(byte)) this.#lastByte = byte
    }
    this.#keepEnvelope(chunk, start, chunk.length)
    return chunk.length
  }

  #openList(chunk: Uint8Array, index: number): void {
    this.#keepEnvelope(chunk, index, index + 1)
    this.#hasList = true
    this.#listNumber = 0
    this.#expectsRecord = true
    this.#zone = 'between'
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
    const named = this.#listPaths.filter((path) => path !== '').map((path) => `"${path}"`)
    const list =
      named.length === 0
        ? 'it should be a list of records, but it is an object'
        : `there is no list named ${named.join(' or ')} ${place}`
    return new FeedFault('wrong-shape', list)
  }

  /**
   * The path of the container that the next byte opens; null where no path of ours can lead. The envelope ends before that byte. It may
   * be full of brackets, so a key is read only after a colon, and only as deep as a path can reach.
   */
  #pathOfNext(byte: number): string | null {
    if (this.#depth === 0) return this.#lastByte === 0 || this.#lastByte === LAST_OF_BOM ? '' : null
    const parent = this.#paths.at(-1) ?? null
    if (parent === null || this.#depth > this.#maxDepth) return null
    const key = this.#lastByte === COLON ? findLastKey(this.#envelope.end(MAX_KEY_BYTES)) : null
    // An element of a list: the same path as the list, but for a list of lists, which has no records.
    if (key === null) return byte === OPEN_LIST || parent === '' ? null : parent
    return parent === '' ? key : `${parent}.${key}`
  }

  #readBetween(chunk: Uint8Array, start: number): number {
    for (let index = start; index < chunk.length; index++) {
      const byte = chunk[index]!
      if (isSpace(byte)) continue
      if (byte === CLOSE_LIST && (!this.#expectsRecord || this.#listNumber === 0)) {
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
        if (this.#depth === this.#paths.length) break
        this.#depth--
        if (this.#depth === this.#paths.length) this.#zone = 'between'
      } else if (byte === COMMA && this.#depth === this.#paths.length) break
    }
    // A bare number, word or string ends at the comma or the bracket after it.
    if (index < chunk.length && this.#zone === 'record') this.#zone = 'between'
    this.#record.add(chunk, start, index)
    if (this.#record.length > this.#limits.recordBytes)
      throw new FeedFault(
        'too-big',
        `record ${this.#number + 1} (from byte ${this.#recordOffset}) is longer than ${this.#limits.recordBytes} bytes`,
      )
    return index
  }

  #takeRecord(): FeedRecord {
    this.#number++
    this.#listNumber++
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
      // Not UTF-8; the caller reports it with the position.
      return null
    }
  }
}

/** The key that a text ends with, before its colon; null when there is none, or it is longer than what was read. */
function findLastKey(text: string): string | null {
  const key = /[{,]\s*"((?:[^"\\]|\\.)*)"\s*:\s*$/.exec(text)?.[1]
  return key === undefined || key.includes('.') ? null : key
}

/** V8 quotes the text around the fault; a record's own content does not belong into a message. */
function describeSyntaxError(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause)
  return message
    .replace(/, "?\.{0,3}[\s\S]*is not valid JSON$/, '')
    .replace(/ \(line \d+ column \d+\)/, '')
    .slice(0, 120)
}
