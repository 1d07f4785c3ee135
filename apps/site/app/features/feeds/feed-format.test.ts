import { expect, test } from 'vitest'
import type { FeedAdapter, RecordShape } from './adapter.ts'
import { findDelimiter } from './csv-records.ts'
import { FeedFault } from './feed-fault.ts'
import { readFormat } from './feed-format.ts'

const shape = (fields: Partial<RecordShape>): RecordShape => ({
  listPath: '',
  signature: ['title'],
  fields: { title: 'title', url: 'url' },
  covers: {},
  ...fields,
})
const csv = shape({ format: 'csv' })
const xml = shape({ format: 'xml', listPath: 'game' })
const jsonl = shape({ format: 'jsonl' })

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(document: string | Uint8Array, shapes: RecordShape[], chunkBytes = 7) {
  const bytes = typeof document === 'string' ? Buffer.from(document) : document
  const adapter: Pick<FeedAdapter, 'shapes' | 'label'> = { shapes, label: 'Test' }
  const records = []
  for await (const record of readFormat(inChunks(bytes, chunkBytes), adapter)) records.push(record)
  return records
}

const valuesOf = async (...args: Parameters<typeof read>) =>
  (await read(...args)).map(({ value }) => JSON.parse(JSON.stringify(value)))
const faultOf = (...args: Parameters<typeof read>) => read(...args).catch((error: unknown) => error)

test.each([1, 5, 4096])('CSV is read in chunks of %d bytes', async (size) => {
  const text =
    '\ufefftitle,url,description\r\n"Fox, the",https://a/1,"Line one\nline ""two"""\r\n\r\nBär,https://a/2,\r\n'
  expect(await valuesOf(text, [csv], size)).toEqual([
    { title: 'Fox, the', url: 'https://a/1', description: 'Line one\nline "two"' },
    { title: 'Bär', url: 'https://a/2', description: '' },
  ])
})

test.each([
  ['a;b,c;d', ';'],
  ['a\tb', '\t'],
  ['a|b|c,d', '|'],
  ['title', ','],
])('the delimiter of %j is %j', (line, delimiter) => {
  expect(findDelimiter(`${line}\n1;2;3`)).toBe(delimiter)
})

test('a row with more values than columns is no game; one with fewer is', async () => {
  const records = await read('title,url\na,b,c\nd\ne,f,\n', [csv])
  expect(records.map(({ fault }) => fault)).toEqual([
    'its row has 3 values for 2 columns',
    undefined,
    undefined,
  ])
  expect(records[1]!.value).toEqual({ title: 'd' })
})

test('CSV in another encoding is read when the provider’s definition names it', async () => {
  const bytes = Buffer.from('title\nCaf\u00e9\n', 'latin1')
  expect(await valuesOf(bytes, [shape({ format: 'csv', encoding: 'windows-1252' })])).toEqual([
    { title: 'Café' },
  ])
  expect(await faultOf(bytes, [csv])).toMatchObject({
    code: 'malformed',
    message: expect.stringMatching(/not UTF-8 between byte/),
  })
})

test('JSON Lines: one record in each line, the last one without an end', async () => {
  expect(await valuesOf('{"title":"a"}\r\n\n{"title":"b"}', [jsonl])).toEqual([
    { title: 'a' },
    { title: 'b' },
  ])
  expect(await faultOf('{"title":"a"}\n{"tit', [jsonl])).toMatchObject({
    code: 'not-json',
    message: expect.stringMatching(/record 2 \(from byte 14\)/),
  })
})

test.each([1, 9, 4096])('XML is read in chunks of %d bytes', async (size) => {
  const text = `<?xml version="1.0"?><!DOCTYPE games><games count="2">
    <game id="7"><title>Tom &amp; Bär</title><tag>a</tag><tag>b</tag><size w="8" h="6"/><text lang="en"><![CDATA[<b>x</b>]]></text></game>
    <game><title>&#x42;</title><deep><er>1</er></deep></game></games>`
  expect(await valuesOf(text, [xml], size)).toEqual([
    {
      '@id': '7',
      title: 'Tom & Bär',
      tag: ['a', 'b'],
      size: { '@w': '8', '@h': '6' },
      text: { '@lang': 'en', '#text': '<b>x</b>' },
    },
    { title: 'B', deep: { er: '1' } },
  ])
})

test('XML may be in the encoding that it declares', async () => {
  const text =
    '<?xml version="1.0" encoding="ISO-8859-1"?><games><game><title>Caf\u00e9</title></game></games>'
  expect(await valuesOf(Buffer.from(text, 'latin1'), [xml])).toEqual([{ title: 'Café' }])
})

test('an entity that a document declares is not expanded', async () => {
  const lol =
    '<!DOCTYPE games [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>'
  const text = `${lol}<games><game><title>&b;&f;&nbsp;</title></game></games>`
  expect(await valuesOf(text, [xml])).toEqual([{ title: '&b;&f;&nbsp;' }])
})

test.each([
  ['cut off', '<games><game><title>a', 'cut-off', /after record 0/],
  [
    'not well-formed',
    '<games><game><title>a</game></games>',
    'malformed',
    /line 1, column \d+.*after record 0/,
  ],
  [
    'without records',
    '<games><other/></games>',
    'wrong-shape',
    /should have elements <game>.*inside <games>/,
  ],
  [
    'a web page',
    '  <!DOCTYPE html><html></html>',
    'wrong-shape',
    /a web page \(HTML\), and Test’s feeds are XML/,
  ],
  ['empty', '', 'empty', /empty/],
])('XML that is %s is refused', async (_, text, code, message) => {
  const fault = await faultOf(text, [xml])
  expect(fault).toBeInstanceOf(FeedFault)
  expect(fault).toMatchObject({ code, message: expect.stringMatching(message) })
})

test('XML that is nested without end, and a record without end, are refused', async () => {
  expect(await faultOf('<game>'.repeat(1000), [xml], 4096)).toMatchObject({ code: 'malformed' })
  const long = `<games><game><title>${'x'.repeat(1_100_000)}</title></game></games>`
  expect(await faultOf(long, [xml], 65_536)).toMatchObject({ code: 'too-big' })
})

test('a provider with several formats is read in the one of the file', async () => {
  const both = [shape({}), xml]
  expect(await valuesOf('[{"title":"a"}]', both)).toEqual([{ title: 'a' }])
  expect(await valuesOf('<games><game><title>a</title></game></games>', both)).toEqual([{ title: 'a' }])
  expect(await faultOf('title,url\n', [xml])).toMatchObject({
    message: expect.stringMatching(/neither JSON nor XML, and Test’s feeds are XML/),
  })
})
