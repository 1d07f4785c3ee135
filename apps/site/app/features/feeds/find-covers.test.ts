import { expect, test } from 'vitest'
import { findCovers } from './find-covers.ts'

const onHost = (text: string) => {
  const url = URL.parse(text.replace(/^\/\//, 'https://'))
  return url?.hostname === 'img.example' ? url.href : null
}
const at = (path: string) => `https://img.example/${path}`

test.each([
  [
    { art: at('a-512x512.png'), big: at('a-1280x720.jpg') },
    { wide: at('a-1280x720.jpg'), square: at('a-512x512.png') },
  ],
  [{ media: [{ src: at('a_200x120.jpg') }, { src: at('a_512x384.jpg') }] }, { wide: at('a_512x384.jpg') }],
  [
    { icon: at('i/7'), posterImage: at('p/7') },
    { square: at('i/7'), tall: at('p/7') },
  ],
  [{ teaser: '//img.example/x.webp' }, { wide: at('x.webp') }],
  [{ url: at('index.html'), page: at('game'), embed: `<img src="${at('x.png')}">` }, {}],
  [{ thumb: 'https://evil.example/x.png' }, {}],
])('the covers of %j are found', (record, covers) => {
  expect(findCovers(record, onHost)).toEqual({ wide: null, square: null, tall: null, ...covers })
})

test('a record full of images is not searched without end', () => {
  const images = Array.from({ length: 10_000 }, (_, index) => at(`${index}.png`))
  expect(findCovers({ images }, onHost).wide).toBe(at('0.png'))
})
