/** The page of results: what was found, or the nearest thing to it. */
import { EmptyScene } from '#app/features/rooms/empty-scene.tsx'
import { PlayableTiles } from '#app/features/catalogue/playable-tiles.tsx'
import { CategoryChips } from '#app/features/catalogue/category-chips.tsx'
import { Paging } from '#app/features/catalogue/paging.tsx'
import { type Tile, coverSrcSet, coverUrl } from '#app/domain/tile.ts'
import { gamePath } from '#app/site-paths.ts'
import { en } from '#app/texts/en.ts'
import { SearchFilters } from './search-filters.tsx'
import styles from './search-results.module.css'
import type { SearchPageData } from './search.server.ts'
import { searchUrl } from './search.ts'

const EAGER_TILES = 9

export function SearchResults({ data }: { data: SearchPageData }) {
  const texts = en.search
  const { params, total, pageCount, corrected, tiles } = data
  const { searchValue: query, pageCurrent: page } = params
  return (
    <>
      <div className={styles.head}>
        <h1>{texts.heading(query)}</h1>
        {total > 0 && (
          <p role="status">
            {texts.count(total)}
            {pageCount > 1 && ` · ${texts.page(page, pageCount)}`}
          </p>
        )}
      </div>
      {query && <SearchFilters params={params} />}
      {corrected !== null && <p className={styles.corrected}>{texts.corrected(query, corrected)}</p>}
      {total === 0 ? <NothingFound data={data} /> : <ResultTiles tiles={tiles} label={texts.results} />}
      {total > 0 && <PlayableTiles label={texts.popular} tiles={data.instead} />}
      <Paging
        page={page}
        pages={pageCount}
        hrefOf={(number) => searchUrl({ ...params, pageCurrent: number })}
      />
    </>
  )
}

function NothingFound({
  data: { params, unfilteredTotal, instead, isInsteadClose },
}: {
  data: SearchPageData
}) {
  const texts = en.search
  const { searchValue: query } = params
  return (
    <>
      <EmptyScene scene="sofa">
        <p className={styles.nothing}>{query ? texts.nothing(query) : texts.emptyQuery}</p>
        {unfilteredTotal > 0 && (
          <p>
            {texts.nothingFiltered(unfilteredTotal)}{' '}
            <a href={searchUrl({ searchValue: query })}>{texts.dropFilters}</a>
          </p>
        )}
      </EmptyScene>
      <PlayableTiles label={isInsteadClose ? texts.closest : texts.popular} tiles={instead} />
      <section className={styles.section}>
        <h2>{texts.categories}</h2>
        <CategoryChips />
      </section>
    </>
  )
}

/** Somebody came looking for a name: where a cover does not say it whole, it stands below. */
function ResultTiles({ tiles, label }: { tiles: readonly Tile[]; label: string }) {
  return (
    <ul className={styles.tiles} aria-label={label}>
      {tiles.map((tile, place) => (
        <li key={tile.slug}>
          <a className={styles.tile} href={gamePath(tile.slug)}>
            <img
              src={coverUrl(tile, 'square', 192)}
              srcSet={coverSrcSet(tile, 'square')}
              sizes="(max-width: 600px) 31vw, (max-width: 1023px) 19vw, 220px"
              width={192}
              height={192}
              alt=""
              loading={place < EAGER_TILES ? 'eager' : 'lazy'}
              fetchPriority={place === 0 ? 'high' : undefined}
              decoding="async"
            />
            <span className={tile.titleCut ? styles.title : 'visually-hidden'}>{tile.title}</span>
            {tile.keyboardOnly && <span className={styles.note}>{en.keyboardOnly}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
