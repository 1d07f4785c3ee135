/** A provider's image host for tests: real HTTP on a port of its own. */
import { NO_AGE_EVIDENCE, UNRATED } from '#app/domain/rating.ts'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Game } from '#app/domain/game.ts'
import type { OpenRemote } from './remote-image.server.ts'

export interface ImageHost {
  asked: string[]
  openRemote: OpenRemote
  close(): Promise<void>
}

export async function startImageHost(
  answer: (path: string, response: ServerResponse) => void,
): Promise<ImageHost> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url!)
    answer(request.url!, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    async openRemote(url) {
      const abort = new AbortController()
      const response = await fetch(`http://127.0.0.1:${port}${new URL(url).pathname}`, {
        signal: abort.signal,
      })
      return {
        status: response.status,
        headers: response.headers,
        body: response.body as unknown as AsyncIterable<Uint8Array>,
        close: () => abort.abort(),
      }
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

export function makeGame(changes: Partial<Game> = {}): Game {
  return {
    slug: 'prism-match',
    title: 'Prism Match',
    summary: '',
    description: '',
    instructions: '',
    controls: {},
    categories: [],
    tags: ['match-3'],
    maker: '',
    provider: 'gamepix',
    providerId: 'A1',
    source: { kind: 'remote', url: 'https://play.example.com/a', fallbacks: [] },
    orientation: 'any',
    ratio: 1.6,
    devices: ['desktop'],
    covers: {
      wide: 'https://img.example.com/wide.png',
      square: 'https://img.example.com/square.png',
      tall: null,
    },
    preview: null,
    media: [],
    languages: [],
    rating: UNRATED,
    ageEvidence: NO_AGE_EVIDENCE,
    publishedAt: 0,
    updatedAt: 1,
    plays: 0,
    likes: 0,
    dislikes: 0,
    quality: 0.5,
    status: 'published',
    offline: false,
    sizeBytes: null,
    ...changes,
  }
}
