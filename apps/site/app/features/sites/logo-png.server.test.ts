import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPngLogo } from './logo.ts'
import { makePngLogo } from './logo-png.server.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#ff0000' } })
const decode = (address: string) => Buffer.from(address.split(',')[1]!, 'base64')

test('a wide picture is fitted into a square, with empty room above and below', async () => {
  const { address, width, height } = await makePngLogo(await picture(800, 200).png().toBuffer())
  expect([width, height]).toEqual([800, 200])
  const { data, info } = await sharp(decode(address))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => [...data.subarray((y * 512 + x) * 4, (y * 512 + x) * 4 + 4)]
  expect([info.width, info.height]).toEqual([512, 512])
  expect(pixel(256, 256)).toEqual([255, 0, 0, 255])
  expect(pixel(256, 20)[3]).toBe(0)
  expect(readPngLogo(address)).toEqual({ png: address, fault: null })
})

// covers: '11.12'
test('only the image of the file is stored, and a noisy one stays small', async () => {
  const noise = Buffer.alloc(700 * 700 * 3)
  for (let at = 0; at < noise.length; at++) noise[at] = (at * 2654435761) % 251
  const png = await sharp(noise, { raw: { width: 700, height: 700, channels: 3 } })
    .withExif({ IFD0: { Copyright: 'secret words' } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const { address } = await makePngLogo(png)
  expect(address.length).toBeLessThan(400_000)
  expect(decode(address).includes('secret')).toBe(false)
  expect(readPngLogo(address).fault).toBeNull()
})

test.each([
  ['a JPEG', () => picture(200, 200).jpeg().toBuffer(), /the picture is jpeg, not PNG/],
  ['an SVG', async () => Buffer.from('<svg viewBox="0 0 9 9"/>'), /svg, not PNG|cannot be decoded/],
  ['a text', async () => Buffer.from('hello'), /cannot be decoded/],
  ['nothing', async () => Buffer.alloc(0), /cannot be decoded/],
  ['a small icon', () => picture(32, 32).png().toBuffer(), /32 × 32 pixels; .* at least 96/],
  [
    'a cut-off file',
    async () => (await picture(900, 900).png().toBuffer()).subarray(0, 900),
    /cannot be decoded/,
  ],
  ['a poster', () => picture(5000, 5000).png().toBuffer(), /cannot be decoded: .*pixel limit/],
  ['a huge file', async () => Buffer.alloc(11 * 1024 * 1024), /larger than 10 MB/],
])('%s is refused with a reason', async (_, make, words) => {
  await expect(makePngLogo(await make())).rejects.toThrow(words)
})

test.each([
  ['a text', 'hello'],
  ['a file of another kind', 'data:image/png;base64,AAAA'],
  ['another site’s address', 'https://evil.example/x.png'],
  ['another type', 'data:image/svg+xml;base64,iVBORw0KGgo'],
  ['a very large picture', `data:image/png;base64,iVBORw0KGgo${'A'.repeat(400_000)}`],
])('%s in a settings file is left out', (_, address) => {
  expect(readPngLogo(address)).toEqual({ png: '', fault: expect.any(String) })
})
