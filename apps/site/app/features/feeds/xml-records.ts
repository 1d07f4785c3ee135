/**
 * Reads the elements of an XML document as records, without a tree of the document. An element with text alone is a string, one that
 * repeats a list, and attributes are keys that begin with `@`. Entities that a document declares are not expanded (decision 063).
 */
import { SaxesParser } from 'saxes'
import type { SaxesTagPlain } from 'saxes'
import { decodeText } from './decode-text.ts'
import { FeedFault } from './feed-fault.ts'
import type { FeedRecord, RecordLimits } from './json-records.ts'
import { TEXT_KEY } from './read-field.ts'
import { readStart } from './read-start.ts'

type XmlValue = string | XmlObject | XmlValue[]
interface XmlObject {
  [key: string]: XmlValue
}

/** Deeper than this no feed is nested. */
const MAX_DEPTH = 24
const MAX_DECLARATION_BYTES = 200
const DECLARATION_RE = /^[\s\ufeff]*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]{1,40})["']/

interface OpenElement {
  name: string
  value: XmlObject
  text: string
}

/** `paths` are the names of a record's element, or of several from the outside to the inside (`channel.item`); the last ones must agree. */
export async function* readXmlRecords(
  chunks: AsyncIterable<Uint8Array>,
  paths: readonly string[],
  limits: Pick<RecordLimits, 'recordBytes'>,
): AsyncGenerator<FeedRecord, null> {
  const { encoding, all } = await readEncoding(chunks)
  const cutter = new ElementCutter(paths, limits)
  for await (const text of decodeText(all, encoding)) yield* cutter.push(text)
  yield* cutter.finish()
  return null
}

/** The declaration is ASCII in every encoding that a feed may have. */
async function readEncoding(chunks: AsyncIterable<Uint8Array>) {
  const { bytes, all } = await readStart(
    chunks,
    (read) => read.length >= MAX_DECLARATION_BYTES || read.includes('?>'),
  )
  const head = bytes.subarray(0, MAX_DECLARATION_BYTES).toString('latin1')
  return { encoding: DECLARATION_RE.exec(head.replace(/^\u00ef\u00bb\u00bf/, ''))?.[1], all }
}

class ElementCutter {
  readonly #paths: readonly string[][]
  readonly #limits: Pick<RecordLimits, 'recordBytes'>
  readonly #parser = new SaxesParser()
  /** Names of the open elements around the record. */
  readonly #outside: string[] = []
  /** The record and its open elements. */
  #inside: OpenElement[] = []
  #records: FeedRecord[] = []
  #number = 0
  #chars = 0
  #startsAt = 0
  #root = ''

  constructor(paths: readonly string[], limits: Pick<RecordLimits, 'recordBytes'>) {
    this.#paths = paths.map((path) => path.split('.'))
    this.#limits = limits
    this.#parser.on('opentag', (tag) => this.#open(tag))
    this.#parser.on('closetag', () => this.#close())
    this.#parser.on('text', (text) => this.#addText(text))
    this.#parser.on('cdata', (text) => this.#addText(text))
    this.#parser.on('error', (error) => this.#judgeError(error))
  }

  push(text: string): FeedRecord[] {
    this.#parser.write(text)
    return this.#takeRecords()
  }

  finish(): FeedRecord[] {
    if (this.#parser.position === 0) throw new FeedFault('empty', 'it is empty (0 bytes)')
    if (this.#root === '' || this.#outside.length + this.#inside.length > 0)
      throw new FeedFault('cut-off', `it is cut off: it ends after record ${this.#number}`)
    this.#parser.close()
    const records = this.#takeRecords()
    if (this.#number > 0) return records
    const wanted = this.#paths.map((path) => `<${path.at(-1)}>`).join(' or ')
    throw new FeedFault(
      'wrong-shape',
      `it should have elements ${wanted}, but there is none inside <${this.#root}>`,
    )
  }

  #takeRecords(): FeedRecord[] {
    const records = this.#records
    this.#records = []
    return records
  }

  #open(tag: SaxesTagPlain): void {
    if (this.#root === '') this.#root = tag.name
    if (this.#outside.length + this.#inside.length >= MAX_DEPTH)
      throw new FeedFault('malformed', `it is nested deeper than ${MAX_DEPTH} elements`)
    if (this.#inside.length === 0 && !this.#isRecord(tag.name)) {
      this.#outside.push(tag.name)
      return
    }
    if (this.#inside.length === 0) {
      this.#chars = 0
      this.#startsAt = this.#parser.position
    }
    const value = createObject()
    for (const [name, text] of Object.entries(tag.attributes)) {
      value[`@${name}`] = text
      this.#count(name.length + text.length)
    }
    this.#count(tag.name.length)
    this.#inside.push({ name: tag.name, value, text: '' })
  }

  #isRecord(name: string): boolean {
    const names = [...this.#outside, name]
    return this.#paths.some((path) => path.every((part, place) => names.at(place - path.length) === part))
  }

  #close(): void {
    const element = this.#inside.pop()
    if (!element) {
      this.#outside.pop()
      return
    }
    const parent = this.#inside.at(-1)
    if (parent) addValue(parent.value, element.name, toValue(element))
    else this.#addRecord(element)
  }

  #addRecord({ value }: OpenElement): void {
    this.#number++
    this.#records.push({
      number: this.#number,
      byteOffset: this.#startsAt,
      text: JSON.stringify(value),
      value,
    })
  }

  #addText(text: string): void {
    const element = this.#inside.at(-1)
    if (!element) return
    element.text += text
    this.#count(text.length)
  }

  #count(chars: number): void {
    this.#chars += chars
    if (this.#chars > this.#limits.recordBytes)
      throw new FeedFault(
        'too-big',
        `record ${this.#number + 1} is longer than ${this.#limits.recordBytes} characters`,
      )
  }

  /** HTML's entities (`&nbsp;`) are not declared in XML; the parser leaves them in the text, where they are decoded like all others. */
  #judgeError({ message }: Error): void {
    if (/undefined entity/.test(message)) return
    const [, place, reason] = /^(?:undefined:)?(\d+:\d+): (.*)/s.exec(message) ?? [null, '', message]
    const where = place === '' ? '' : ` at line ${place!.replace(':', ', column ')}`
    throw new FeedFault(
      'malformed',
      `it is not XML: ${reason!.slice(0, 100)}${where}, after record ${this.#number}`,
    )
  }
}

/** A null prototype, because an element may be called `__proto__`. */
function createObject(): XmlObject {
  return Object.create(null) as XmlObject
}

function toValue({ value, text }: OpenElement): XmlValue {
  const trimmed = text.trim()
  if (Object.keys(value).length === 0) return trimmed
  return trimmed === '' ? value : Object.assign(value, { [TEXT_KEY]: trimmed })
}

function addValue(parent: XmlObject, name: string, value: XmlValue): void {
  const before = parent[name]
  if (before === undefined) parent[name] = value
  else if (Array.isArray(before)) before.push(value)
  else parent[name] = [before, value]
}
