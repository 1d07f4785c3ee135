import { expect, test } from 'vitest'
import { measureGrowth, MAX_LINEAR_GROWTH } from '#app/test-growth.ts'
import { FeedFault } from './feed-fault.ts'
import { readRecords } from './json-records.ts'

async function read(document: string | Uint8Array, listPath: string, chunkBytes = 1 << 20) {
  const bytes = typeof document === 'string' ? new TextEncoder().encode(document) : document
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes)
  }
  const records = []
  const reader = readRecords(chunks(), [listPath], { recordBytes: 2000, envelopeBytes: 2000 })
  for (;;) {
    const { done, value } = await reader.next()
    if (done) return { records, envelope: value }
    records.push(value)
  }
}

const faultOf = (document: string | Uint8Array, listPath: string, chunkBytes?: number) =>
  read(document, listPath, chunkBytes).then(
    () => null,
    (fault: unknown) => (fault instanceof FeedFault ? { code: fault.code, message: fault.message } : fault),
  )

const list = '\ufeff [ {"a": "x]},\\" é"} ,\n{"b":[1,{"c":[]}]}, 7, "s", null ]\n'
const envelope = `{"title":"\\"items\\": [","meta":{"items":[9]},"items" : ${list.trim()}, "next":"n"}`

test.each([1, 2, 3, 7, 1000])('the same records come out of chunks of %i bytes', async (chunkBytes) => {
  const top = await read(list, '', chunkBytes)
  expect(top.records.map((record) => record.value)).toEqual([
    { a: 'x]}," é' },
    { b: [1, { c: [] }] },
    7,
    's',
    null,
  ])
  expect(top.records.map((record) => record.number)).toEqual([1, 2, 3, 4, 5])
  const inner = await read(envelope, 'items', chunkBytes)
  expect(inner.records).toHaveLength(5)
  expect(inner.envelope).toEqual({ title: '"items": [', meta: { items: [9] }, items: [], next: 'n' })
})

test('a record has its position in the file', async () => {
  const { records } = await read('[{"a":1}, {"b":2}]', '')
  expect(records.map((record) => record.byteOffset)).toEqual([1, 10])
  expect(records[1]?.text).toBe('{"b":2}')
})

test('an empty list is a list', async () => {
  expect((await read('[]', '')).records).toEqual([])
  expect((await read('{"items":[ ]}', 'items')).records).toEqual([])
})

test('a record whose bytes are not UTF-8 has no value, the others do', async () => {
  const bytes = new Uint8Array([...Buffer.from('[{"a":"'), 0xff, ...Buffer.from('"},{"b":1}]')])
  const { records } = await read(bytes, '')
  expect(records.map((record) => record.value)).toEqual([undefined, { b: 1 }])
})

test.each([
  ['nothing', '', 'empty', /0 bytes/],
  ['white space', ' \n ', 'empty', /3 bytes/],
  ['a web page', '<!doctype html><p>', 'not-json', /HTML/],
  ['a document cut inside a record', '[{"a":1},{"b":', 'cut-off', /after byte 14, inside record 2/],
  ['a document cut between records', '[{"a":1},', 'cut-off', /after byte 9, after record 1/],
  ['a document cut inside a string', '[{"a":1},{"b":"x', 'cut-off', /inside record 2/],
  ['two records without a comma', '[{"a":1}{"b":2}]', 'not-json', /byte 8, after record 1/],
  ['a comma too many', '[{"a":1},]', 'not-json', /byte 9/],
  ['a comma first', '[,1]', 'not-json', /byte 1/],
  ['a broken record', '[{"a":1},{"b":nope}]', 'not-json', /record 2 \(from byte 9\)/],
  ['brackets that do not fit', '[{"a":[1}]]', 'not-json', /record 1/],
  ['words after the end', '[{"a":1}] and more', 'not-json', /outside the records/],
  ['a second list', '[1][2]', 'not-json', /outside the records/],
  ['an object', '{"a":1}', 'wrong-shape', /list of records, but it is an object/],
  ['a number', '12', 'wrong-shape', /number/],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x5b, 0, 0x5d, 0]), 'not-json', /it is not JSON|empty/],
])('%s is refused with its place', async (_, document, code, message) => {
  for (const chunkBytes of [1, 1000]) {
    const fault = (await faultOf(document, '', chunkBytes)) as { code: string; message: string }
    if (!(document instanceof Uint8Array)) expect(fault.code).toBe(code)
    expect(fault.message).toMatch(message)
  }
})

test('a feed whose list has another name is refused', async () => {
  expect(await faultOf('{"games":[{"a":1}]}', 'items')).toEqual({
    code: 'wrong-shape',
    message: 'it should be an object with a list named "items", but it is an object without one',
  })
  expect(await faultOf('[{"a":1}]', 'items')).toMatchObject({ code: 'wrong-shape' })
  expect(await faultOf('{"items":[{"a":1}', 'items')).toMatchObject({ code: 'cut-off' })
})

test('a record or an envelope without end is refused before it fills the memory', async () => {
  expect(await faultOf(`[{"a":"${'x'.repeat(5000)}"}]`, '', 100)).toMatchObject({ code: 'too-big' })
  expect(await faultOf(`{"a":"${'x'.repeat(5000)}"}`, 'items', 100)).toMatchObject({
    code: 'wrong-shape',
    message: expect.stringMatching(/no list named "items"/),
  })
  expect(await faultOf(`{"a":"${'x'.repeat(5000)}"}`, '', 100)).toMatchObject({
    code: 'wrong-shape',
    message: expect.stringMatching(/should be a list/),
  })
  expect(await faultOf(`[1],"${'x'.repeat(5000)}"`, '', 100)).toMatchObject({ code: 'too-big' })
  expect(await faultOf('slug,title\n'.repeat(900), 'items', 100)).toMatchObject({
    code: 'not-json',
    message: expect.stringMatching(/neither/),
  })
})

// asvs: '15.3.6'
test('a key named __proto__ stays a key', async () => {
  const { records } = await read('[{"__proto__":{"x":1}}]', '')
  expect(Object.keys(records[0]?.value as object)).toEqual(['__proto__'])
  expect(({} as { x?: number }).x).toBeUndefined()
})

test.each([
  ['nested lists', '', (count: number) => `{"a":${'['.repeat(count)}`],
  ['nested lists before a named one', 'items', (count: number) => `{"a":${'['.repeat(count)}`],
  ['many lists before a named one', 'items', (count: number) => `{${'"a":[],'.repeat(count / 7)}`],
])('%s around no records are read in one go', async (_name, listPath, write) => {
  async function readAll(count: number) {
    async function* chunks() {
      yield new TextEncoder().encode(write(count))
    }
    await expect(readRecords(chunks(), [listPath]).next()).rejects.toBeInstanceOf(FeedFault)
  }
  expect(await measureGrowth(readAll, 25_000)).toBeLessThan(MAX_LINEAR_GROWTH)
})

test('lists inside a list are read one after the other, wherever the document is cut', async () => {
  const document =
    '{"input":{"hits":[0]},"segments":[{"title":"a","hits":[{"a":1}, {"a":2}],"n":{"hits":[7]}}, {"hits":[]},{"hits":[{"a":3}]}]}'
  for (const chunkBytes of [1, 5, 1000]) {
    const { records, envelope: rest } = await read(document, 'segments.hits', chunkBytes)
    expect(records.map(({ value }) => value)).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }])
    expect(rest).toMatchObject({ segments: [{ hits: [] }, { hits: [] }, { hits: [] }] })
  }
  expect(await faultOf('{"segments":[[{"a":1}]]}', 'segments.hits')).toMatchObject({ code: 'wrong-shape' })
})

test('of several forms the document decides', async () => {
  const readAny = async (document: string) => {
    async function* chunks() {
      yield new TextEncoder().encode(document)
    }
    const values: unknown[] = []
    for await (const { value } of readRecords(chunks(), ['', 'segments.hits'])) values.push(value)
    return values
  }
  expect(await readAny('[{"a":1}]')).toEqual([{ a: 1 }])
  expect(await readAny('{"segments":[{"hits":[{"a":2}]}]}')).toEqual([{ a: 2 }])
  await expect(readAny('{"a":1}')).rejects.toThrow('a list of records or an object with a list named')
})
