import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Game } from '#app/domain/game.ts'
import { renderManifest } from './manifest.ts'
import { SiteSchema } from '#app/domain/site-schema.ts'
import { completeSite } from '#app/domain/site.ts'

const medium = (url: string, w: number, h: number) => ({ kind: 'image', url, w, h, ms: 0 })
const game = (title: string, kind: 'own' | 'remote', media: object[]) =>
  ({ title, source: { kind }, media }) as unknown as Game
const games = [
  game('Own', 'own', [
    medium('/games/own/clip.webp', 0, 0),
    medium('/games/own/tiny.webp', 300, 200),
    medium('/games/own/wide.webp', 1280, 800),
    medium('/games/own/long.webp', 400, 1600),
    medium('/games/own/phone.webp', 780, 1688),
  ]),
  game('Theirs', 'remote', [medium('https://provider.example/wide.webp', 1280, 800)]),
  ...Array.from({ length: 9 }, (_, i) => game(`${i}`, 'own', [medium(`/games/g${i}/wide.png`, 1280, 720)])),
]
const render = (settings: object) =>
  renderManifest(completeSite('fox.example', v.parse(SiteSchema, settings)), {
    iconVersion: 'abc',
    gameCount: 1200,
    games: [...games, games[0]!],
  })

// covers: '3.8'
test('a manifest has everything a browser requires', () => {
  const manifest = render({
    name: 'Fox Games',
    theme: { background: '#fff2d8' },
    languages: ['pt-BR', 'en'],
    direction: 'ltr',
  })
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Fox Games',
    short_name: 'Fox Games',
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: '/?source=pwa',
    scope: '/',
    display: 'standalone',
    theme_color: '#fff2d8',
    background_color: '#fff2d8',
    prefer_related_applications: false,
    categories: ['games', 'entertainment', 'kids'],
    share_target: {
      action: '/search',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { text: 'searchValue' },
    },
  })
  expect(manifest.description).toContain('1000+ best free games')
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '128x128 any',
    '144x144 any',
    '192x192 any',
    '256x256 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ])
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
    '/categoryDetail/Newest/1',
    '/categoryDetail/HotGames/1',
    '/categoryDetail/BestGames/1',
    '/search',
  ])
})

test('its pictures are of own games, one each, wide and narrow, in proportions that browsers take', () => {
  const { screenshots } = render({})
  expect(screenshots.filter(({ form_factor: form }) => form === 'wide').map(({ src }) => src)).toEqual([
    '/games/own/wide.webp',
    '/games/g0/wide.png',
    '/games/g1/wide.png',
    '/games/g2/wide.png',
  ])
  expect(screenshots.filter(({ form_factor: form }) => form === 'narrow')).toEqual([
    {
      src: '/games/own/phone.webp',
      sizes: '780x1688',
      type: 'image/webp',
      form_factor: 'narrow',
      label: 'Own',
    },
  ])
})

test('its texts are the site’s own where it has some', () => {
  const manifest = render({
    name: 'A Name That Is Rather Long',
    manifest: { shortName: 'Rather', description: 'Short.', categories: ['kids'] },
  })
  expect(manifest).toMatchObject({ short_name: 'Rather', description: 'Short.', categories: ['kids'] })
  expect(render({ name: 'A Name That Is Rather Long' }).short_name.length).toBeLessThanOrEqual(12)
})

test('a name is never cut within a letter', () => {
  expect(render({ name: 'Fox Games 1🦊' }).short_name).toBe('Fox Games 1')
})
