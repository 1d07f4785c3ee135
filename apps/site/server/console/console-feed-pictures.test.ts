import { Hono } from 'hono'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { OpenRemote } from '#app/features/images/remote-image.server.ts'
import type { Role } from '../operations/roles.ts'
import type { ConsoleEnv } from './console-env.ts'
import { serveFeedPicture } from './console-feed-pictures.ts'

const answer =
  (type: string, bytes: Uint8Array): OpenRemote =>
  async () => ({
    status: 200,
    headers: new Headers({ 'content-type': type }),
    body: (async function* () {
      yield bytes
    })(),
    close() {},
  })

const ask = (url: string, role: Role | null, openRemote?: OpenRemote) => {
  const app = new Hono<ConsoleEnv>()
  app.use(async (c, next) => {
    const person = { personId: 'p', name: 'Robin', door: 'console', sessionId: 's', sites: null } as const
    c.set('actor', role && { ...person, role })
    return next()
  })
  app.get('/', serveFeedPicture(openRemote))
  return app.request(`/?url=${encodeURIComponent(url)}`)
}

const URL_OF_COVER = 'https://img.sunny.example/1.png'

test('a picture of a feed is sent as a small cover, encoded anew', async () => {
  const red = { create: { width: 800, height: 800, channels: 3, background: '#f00' } } as const
  const bytes = await sharp(red).png().toBuffer()
  const response = await ask(URL_OF_COVER, 'manager', answer('image/png', bytes))
  expect(response.status).toBe(200)
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 320, height: 200 })
})

test('what is no picture, an address inside, and a person without the permission get nothing', async () => {
  const text = new TextEncoder().encode('<svg></svg>')
  expect((await ask(URL_OF_COVER, 'owner', answer('image/svg+xml', text))).status).toBe(404)
  for (const url of ['', 'x', 'http://img.sunny.example/1.png', 'https://127.0.0.1/1.png'])
    expect((await ask(url, 'owner')).status, url).toBe(404)
  for (const role of ['editor', 'analyst', null] as const)
    expect((await ask(URL_OF_COVER, role, answer('image/png', text))).status).toBe(401)
})
