import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodeInChild } from './picture-decoder.server.ts'

const makePicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04060' } })

test('a picture is decoded in another process, and large ones become smaller', async () => {
  const { width, height, format } = await sharp(
    await decodeInChild(await makePicture(3000, 2000).jpeg().toBuffer()),
  ).metadata()
  expect({ width, height, format }).toEqual({ width: 1920, height: 1280, format: 'webp' })
})

test('a picture that takes too long is refused, and the next one is decoded', async () => {
  const large = await makePicture(5000, 5000).png({ compressionLevel: 1 }).toBuffer()
  await expect(decodeInChild(large, 10)).rejects.toThrow('too much memory or time')
  const small = await decodeInChild(await makePicture(40, 30).png().toBuffer())
  expect((await sharp(small).metadata()).width).toBe(40)
})

test('what is no picture is refused with the decoder’s reason', async () => {
  await expect(decodeInChild(Buffer.from('GIF89a no picture'))).rejects.toThrow(/gif|unsupported|corrupt/i)
})
