import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { coverSrcSet, coverUrl, type Tile } from '#app/domain/tile.ts'
import { en as texts } from '#app/texts/en.ts'
import { clsx } from '#app/ui/clsx.ts'
import { renderTileContent, type TileLook } from './tile-markup.ts'
import styles from './game-tile.module.css'

const tile: Tile = { slug: 'cat-run-2', title: 'Cat Run 2', coverVersion: '1abc9z' }
const look: TileLook = { size: 'small', shape: 'square', priority: 'lazy' }

interface Reference {
  tile: Tile
  sizes: string
  src: string
  srcSet: string
  height: number
  source?: { media: string; srcSet: string }
  loading?: 'lazy' | 'eager'
  isFirst?: boolean
}

/** The same content as elements. */
function Content({ tile, sizes, src, srcSet, height, source, loading = 'lazy', isFirst = false }: Reference) {
  return (
    <>
      <picture>
        {source && <source media={source.media} srcSet={source.srcSet} sizes={sizes} />}
        <img
          className={styles.cover}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          width={320}
          height={height}
          alt=""
          loading={loading}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
        />
      </picture>
      {tile.badge && (
        <span className={clsx(styles.badge, styles[tile.badge])} title={texts.badges[tile.badge]}>
          <span className={styles.word}>{texts.badges[tile.badge]}</span>
        </span>
      )}
      {tile.keyboardOnly && <span className={styles.keyboard}>{texts.keyboardOnly}</span>}
      <span className={styles.title}>{tile.title}</span>
    </>
  )
}

const SMALL = '(max-width: 600px) 31vw, (max-width: 1023px) 19vw, 156px'
const SIXTH = '(max-width: 600px) 31vw, (max-width: 1023px) 19vw, 215px'
const FIRST = '(max-width: 600px) 64vw, (max-width: 1023px) 19vw, 325px'
const LED = '(max-width: 600px) 64vw, (max-width: 1023px) 19vw, 156px'
const BIG = '(max-width: 600px) 64vw, (max-width: 1023px) 38vw, 325px'
const HUGE = '(max-width: 600px) 88vw, (max-width: 1023px) 58vw, 495px'
const small = {
  sizes: SMALL,
  src: coverUrl(tile, 'square', 192),
  srcSet: coverSrcSet(tile, 'square', 320),
  height: 320,
}
const large = { src: coverUrl(tile, 'square', 640), srcSet: coverSrcSet(tile, 'square'), height: 320 }
const wideSource = (media: string) => ({ media, srcSet: coverSrcSet(tile, 'wide') })

test.each<[string, TileLook, Partial<Tile>, Omit<Reference, 'tile'>]>([
  ['a small tile', look, {}, small],
  ['a sixth of a row', { ...look, size: 'sixth' }, {}, { ...small, sizes: SIXTH }],
  ['a tile of the first fold', { ...look, priority: 'eager' }, {}, { ...small, loading: 'eager' }],
  [
    'the lead tile',
    { size: 'huge', shape: 'lead', priority: 'first' },
    { badge: 'hot' },
    {
      ...large,
      sizes: HUGE,
      source: wideSource('(max-width: 600px)'),
      loading: 'eager',
      isFirst: true,
    },
  ],
  ['the first of a long list', { ...look, size: 'first' }, {}, { ...large, sizes: FIRST }],
  ['a large one further on, on a phone', { ...look, size: 'led' }, {}, { ...large, sizes: LED }],
  [
    'a wide tile beside a game',
    { ...look, size: 'big', shape: 'side' },
    {},
    { ...large, sizes: BIG, source: wideSource('(min-width: 1024px)') },
  ],
  [
    'a wide tile',
    { ...look, size: 'huge', shape: 'wide' },
    {},
    {
      sizes: HUGE,
      src: coverUrl(tile, 'wide', 640),
      srcSet: coverSrcSet(tile, 'wide'),
      height: 200,
    },
  ],
  ['a game for keyboards with a badge', look, { keyboardOnly: true, badge: 'new' }, small],
  ['a title with markup', look, { title: `<b onclick="a('&')">Tom & "Jerry"</b>` }, small],
])('%s has the same bytes as React writes', (_, itsLook, change, reference) => {
  const its = { ...tile, ...change }
  expect(renderTileContent(its, itsLook)).toBe(renderToStaticMarkup(<Content tile={its} {...reference} />))
})
