/**
 * Reads the rows of a MySQL dump as a stream: `INSERT` and `REPLACE` statements of the tables that are asked for. Nothing is executed, and other
 * statements are skipped (decision 081). The text is read byte by byte as Latin-1, because no byte of UTF-8 above ASCII is a quote or a
 * backslash; each value is decoded when it is complete.
 */
import { MoveFault } from './move-fault.ts'

export interface SqlRow {
  table: string
  /** By column; numbers as they are written, `NULL` as null. */
  values: Record<string, string | null>
}

export interface SqlDumpOptions {
  /** Names of tables, lower case. */
  tables: ReadonlySet<string>
  /** Called with the name of every table that the dump creates or fills, once. */
  onTable?: (table: string) => void
}

/** A longer text no table of a portal has. */
const MAX_VALUE_CHARS = 4 * 1024 * 1024
const MAX_COLUMNS = 200
const MAX_NAME_CHARS = 200
const WORD_RE = /[A-Za-z0-9_$.+-]/
const ESCAPES: Readonly<Record<string, string>> = {
  '0': '\0',
  b: '\b',
  n: '\n',
  r: '\r',
  t: '\t',
  Z: '\u001a',
}

/** Asks for more text. */
type Parsing<Result> = Generator<'more' | SqlRow, Result, void>

/** Throws `MoveFault` where the dump is cut off or is no SQL. */
export async function* readSqlDump(
  chunks: AsyncIterable<Uint8Array>,
  options: SqlDumpOptions,
): AsyncGenerator<SqlRow> {
  const reader = new SqlReader(options)
  const parsing = reader.parse()
  let step = parsing.next()
  for await (const chunk of chunks) {
    reader.add(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1'))
    for (step = parsing.next(); !step.done && step.value !== 'more'; step = parsing.next())
      yield step.value as SqlRow
    if (step.done) return
  }
  reader.end()
  for (step = parsing.next(); !step.done; step = parsing.next()) if (step.value !== 'more') yield step.value
}

class SqlReader {
  readonly #options: SqlDumpOptions
  readonly #columns = new Map<string, string[]>()
  readonly #tables = new Set<string>()
  #text = ''
  #at = 0
  #isEnd = false
  #rows = 0

  constructor(options: SqlDumpOptions) {
    this.#options = options
  }

  add(text: string): void {
    this.#text = this.#text.slice(this.#at) + text
    this.#at = 0
  }

  end(): void {
    this.#isEnd = true
  }

  *parse(): Parsing<void> {
    while (yield* this.#skipSpace()) {
      if (this.#text[this.#at] === ';') {
        this.#at++
        continue
      }
      const word = (yield* this.#readWord()).toUpperCase()
      if (word === 'CREATE') yield* this.#parseCreate()
      else if (word === 'INSERT' || word === 'REPLACE') yield* this.#parseInsert()
      else yield* this.#skipStatement()
    }
  }

  /** False at the end of the dump. */
  *#hasMore(chars = 1): Parsing<boolean> {
    while (this.#text.length - this.#at < chars) {
      if (this.#isEnd) return false
      yield 'more'
    }
    return true
  }

  *#peek(): Parsing<string> {
    return (yield* this.#hasMore()) ? this.#text[this.#at]! : ''
  }

  *#need(): Parsing<string> {
    if (yield* this.#hasMore()) return this.#text[this.#at]!
    throw new MoveFault(
      `The dump is cut off after row ${this.#rows}: it ends inside a statement. Export it again`,
    )
  }

  /** Over white space and comments. */
  *#skipSpace(): Parsing<boolean> {
    while (yield* this.#hasMore()) {
      const char = this.#text[this.#at]!
      if (char <= ' ') this.#at++
      else if (char === '#') yield* this.#skipTo('\n')
      else if (char === '-' && (yield* this.#hasMore(2)) && this.#text[this.#at + 1] === '-')
        yield* this.#skipTo('\n')
      else if (char === '/' && (yield* this.#hasMore(2)) && this.#text[this.#at + 1] === '*') {
        this.#at += 2
        if (!(yield* this.#skipTo('*/'))) yield* this.#need()
      } else if (char === '\u00ef' && (yield* this.#hasMore(3)) && this.#text.startsWith('ï»¿', this.#at))
        this.#at += 3
      else return true
    }
    return false
  }

  *#skipTo(end: string): Parsing<boolean> {
    for (;;) {
      const found = this.#text.indexOf(end, this.#at)
      if (found >= 0) {
        this.#at = found + end.length
        return true
      }
      this.#at = Math.max(this.#at, this.#text.length - end.length + 1)
      if (this.#isEnd) {
        this.#at = this.#text.length
        return false
      }
      yield 'more'
    }
  }

  *#readWord(): Parsing<string> {
    let word = ''
    for (let char = yield* this.#peek(); WORD_RE.test(char); char = yield* this.#peek()) {
      word += char
      this.#at++
      if (word.length > MAX_NAME_CHARS) throw new MoveFault('The file is no SQL dump')
    }
    return word
  }

  /** A name in backticks or quotes, or plain; of `database.table` the last part. */
  *#readName(): Parsing<string> {
    yield* this.#skipSpace()
    const quote = yield* this.#need()
    let name: string
    if (quote === '`' || quote === '"') {
      this.#at++
      const start = this.#at
      while (!this.#text.includes(quote, this.#at) && this.#text.length - start <= MAX_NAME_CHARS) {
        if (this.#isEnd) yield* this.#failCutOff()
        yield 'more'
        if (this.#text.length > MAX_NAME_CHARS + start) break
      }
      const end = this.#text.indexOf(quote, this.#at)
      if (end < 0 || end - this.#at > MAX_NAME_CHARS) throw new MoveFault('The file is no SQL dump')
      name = this.#text.slice(this.#at, end)
      this.#at = end + 1
    } else name = yield* this.#readWord()
    yield* this.#skipSpace()
    if ((yield* this.#peek()) !== '.') return decode(name.slice(name.lastIndexOf('.') + 1))
    this.#at++
    return yield* this.#readName()
  }

  *#failCutOff(): Parsing<void> {
    this.#at = this.#text.length
    yield* this.#need()
  }

  /** To the semicolon outside of quotes. */
  *#skipStatement(): Parsing<void> {
    for (;;) {
      const char = yield* this.#peek()
      if (char === '' || char === ';') return
      if (char === "'" || char === '"' || char === '`') yield* this.#readQuoted(char, false)
      else this.#at++
    }
  }

  *#parseCreate(): Parsing<void> {
    yield* this.#skipSpace()
    if ((yield* this.#readWord()).toUpperCase() !== 'TABLE') return yield* this.#skipStatement()
    const table = yield* this.#readTable()
    yield* this.#skipSpace()
    if ((yield* this.#peek()) !== '(') return yield* this.#skipStatement()
    this.#at++
    this.#columns.set(table, yield* this.#readColumns())
    yield* this.#skipStatement()
  }

  *#readTable(): Parsing<string> {
    for (;;) {
      const name = yield* this.#readName()
      if (/^(?:INTO|IGNORE|DELAYED|LOW_PRIORITY|HIGH_PRIORITY|IF|NOT|EXISTS)$/i.test(name)) continue
      const table = name.toLowerCase()
      if (table === '')
        throw new MoveFault(`The dump has a statement that is no SQL, after row ${this.#rows}`)
      if (!this.#tables.has(table)) {
        this.#tables.add(table)
        this.#options.onTable?.(table)
      }
      return table
    }
  }

  /** Names of the columns that a table is created with; keys are left out. */
  *#readColumns(): Parsing<string[]> {
    const columns: string[] = []
    for (;;) {
      yield* this.#skipSpace()
      const isQuoted = ['`', '"'].includes(yield* this.#need())
      const name = yield* this.#readName()
      const isKey = /^(?:PRIMARY|UNIQUE|KEY|INDEX|CONSTRAINT|FOREIGN|FULLTEXT|SPATIAL|CHECK)$/i.test(name)
      if (isQuoted || !isKey) columns.push(name.toLowerCase())
      if (columns.length > MAX_COLUMNS) throw new MoveFault('A table of the dump has too many columns')
      if (!(yield* this.#skipDefinition())) return columns
    }
  }

  /** True where another one follows. */
  *#skipDefinition(): Parsing<boolean> {
    for (let depth = 0; ;) {
      yield* this.#skipSpace()
      const char = yield* this.#need()
      if (char === "'" || char === '"' || char === '`') {
        yield* this.#readQuoted(char, false)
        continue
      }
      this.#at++
      if (char === '(') depth++
      else if (char === ')' && depth-- === 0) return false
      else if (char === ',' && depth === 0) return true
    }
  }

  *#parseInsert(): Parsing<void> {
    const table = yield* this.#readTable()
    if (!this.#options.tables.has(table)) return yield* this.#skipStatement()
    yield* this.#skipSpace()
    let columns = this.#columns.get(table)
    if ((yield* this.#peek()) === '(') {
      this.#at++
      columns = yield* this.#readNames()
      yield* this.#skipSpace()
    }
    const word = (yield* this.#readWord()).toUpperCase()
    if (word !== 'VALUES' && word !== 'VALUE') return yield* this.#skipStatement()
    if (!columns)
      throw new MoveFault(`The dump fills the table “${table}”, but does not say which columns it has`)
    for (;;) {
      yield* this.#skipSpace()
      const char = yield* this.#need()
      if (char === ',') this.#at++
      else if (char === '(') {
        this.#at++
        yield yield* this.#readRow(table, columns)
      } else return yield* this.#skipStatement()
    }
  }

  *#readNames(): Parsing<string[]> {
    const names: string[] = []
    for (;;) {
      names.push((yield* this.#readName()).toLowerCase())
      yield* this.#skipSpace()
      const char = yield* this.#need()
      this.#at++
      if (char === ')') return names
      if (char !== ',' || names.length > MAX_COLUMNS)
        throw new MoveFault(`The dump has a list of columns that is no SQL, after row ${this.#rows}`)
    }
  }

  *#readRow(table: string, columns: readonly string[]): Parsing<SqlRow> {
    const values = Object.create(null) as SqlRow['values']
    for (let place = 0; ; place++) {
      const value = yield* this.#readValue()
      const column = columns[place]
      if (column === undefined)
        throw new MoveFault(`Row ${this.#rows + 1} of the dump has more values than “${table}” has columns`)
      values[column] = value
      yield* this.#skipSpace()
      const char = yield* this.#need()
      this.#at++
      if (char === ')') break
      if (char !== ',')
        throw new MoveFault(
          `Row ${this.#rows + 1} of the dump, in “${table}”, has a value that is no text or number`,
        )
    }
    this.#rows++
    return { table, values }
  }

  *#readValue(): Parsing<string | null> {
    yield* this.#skipSpace()
    const char = yield* this.#need()
    if (char === "'" || char === '"') return decode(yield* this.#readQuoted(char, true))
    const word = yield* this.#readWord()
    const next = yield* this.#peek()
    if (/^[xX]$/.test(word) && next === "'")
      return decode(Buffer.from(yield* this.#readQuoted(next, true), 'hex').toString('latin1'))
    if (/^(?:_\w+|[nN])$/.test(word)) {
      yield* this.#skipSpace()
      return yield* this.#readValue()
    }
    if (/^0x[0-9a-f]*$/i.test(word)) return decode(Buffer.from(word.slice(2), 'hex').toString('latin1'))
    if (/^NULL$/i.test(word)) return null
    if (/^(?:TRUE|FALSE)$/i.test(word)) return /^TRUE$/i.test(word) ? '1' : '0'
    if (/^[+-]?\d+(?:\.\d*)?(?:e[+-]?\d+)?$/i.test(word)) return word
    throw new MoveFault(`Row ${this.#rows + 1} of the dump has a value that is no text or number`)
  }

  /** The text of a quoted value; skipped texts are not collected. */
  *#readQuoted(quote: string, isWanted: boolean): Parsing<string> {
    this.#at++
    const special = quote === '`' ? /`/g : quote === "'" ? /['\\]/g : /["\\]/g
    let text = ''
    for (;;) {
      special.lastIndex = this.#at
      const end = special.exec(this.#text)?.index ?? this.#text.length
      if (isWanted) {
        text += this.#text.slice(this.#at, end)
        if (text.length > MAX_VALUE_CHARS)
          throw new MoveFault(`Row ${this.#rows + 1} of the dump has a text that is longer than 4 MB`)
      }
      this.#at = end
      const char = yield* this.#need()
      if (char === '\\') {
        if (!(yield* this.#hasMore(2))) yield* this.#failCutOff()
        const escaped = this.#text[this.#at + 1]!
        text += isWanted ? (ESCAPES[escaped] ?? escaped) : ''
        this.#at += 2
        continue
      }
      if (char !== quote) continue
      // A doubled quote is one of the text.
      if (!(yield* this.#hasMore(2)) || this.#text[this.#at + 1] !== quote) break
      text += isWanted ? quote : ''
      this.#at += 2
    }
    this.#at++
    return text
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const western = new TextDecoder('windows-1252')

/** UTF-8, or what older servers write: Windows-1252. */
function decode(latin1: string): string {
  // oxlint-disable-next-line no-control-regex
  if (/^[\u0000-\u007f]*$/.test(latin1)) return latin1
  const bytes = Buffer.from(latin1, 'latin1')
  try {
    return utf8.decode(bytes)
  } catch {
    return western.decode(bytes)
  }
}
