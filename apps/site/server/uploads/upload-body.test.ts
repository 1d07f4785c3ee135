import { expect, test } from 'vitest'
import type { UploadFile } from '../ledger/uploads.ts'
import { insertMarkup, openFileBody } from './upload-body.ts'

const MARK = '<script src=x></script>'
const insert = (text: string) => insertMarkup(Buffer.from(text, 'latin1'), MARK).toString('latin1')

test.each([
  ['<!doctype html><html><head>', `<!doctype html>${MARK}<html><head>`],
  [
    '\n<!-- a > b -->\n<!DOCTYPE html PUBLIC "-//W3C//DTD">\n<p>',
    `\n<!-- a > b -->\n<!DOCTYPE html PUBLIC "-//W3C//DTD">${MARK}\n<p>`,
  ],
  ['<!-- <head> --><script>first()</script>', `${MARK}<!-- <head> --><script>first()</script>`],
  ['\xef\xbb\xbf<html>', `\xef\xbb\xbf${MARK}<html>`],
  ['\x83Q\x81[\x83\x80', `${MARK}\x83Q\x81[\x83\x80`],
  ['', MARK],
])('the script comes before everything of the game in %j', (document, expected) => {
  expect(insert(document)).toBe(expected)
})

test('a document in UTF-16 stays as it is', () => {
  const document = Buffer.from('\ufeff<html>', 'utf16le')
  expect(insertMarkup(document, MARK).equals(document)).toBe(true)
})

test.each(['Build/kite.wasm.br', 'Build/kite.data.gz'])(
  'a ledger that fails while %s is decoded ends the answer, and not the process',
  async (path) => {
    const store = {
      async *read(): AsyncGenerator<Uint8Array> {
        yield Buffer.from([])
        throw new Error('the ledger is away')
      },
    }
    const file = { path, sha256: 'a', size: 9, brotli_sha256: null, brotli_size: null } as UploadFile
    const { body } = openFileBody(store as never, file, new Request('https://a.example/'), false)
    await expect(new Response(body).arrayBuffer()).rejects.toThrow()
  },
)
