/** The page of results: what was found, or the nearest thing to it. */
import { EmptyScene } from '#app/features/rooms/empty-scene.tsx'
import { PlayableTiles } from '#app/features/catalogue/playable-tiles.tsx'
import { CategoryChips } from '#app/features/catalogue/category-chips.tsx'
import { Paging } from '#app/features/catalogue/paging.tsx'
import { MAX_TITLED_TILES, TitledTile } from '#app/features/catalogue/titled-tile.tsx'
import type { Tile } from '#app/domain/tile.ts'
import { countLargeTiles, WholeRows } from '#app/features/catalogue/whole-rows.tsx'
import { SearchFilters } from './search-filters.tsx'
import { countGames } from './count-games.ts'
import { searchTexts as texts } from './search-texts.ts'
import styles from './search-results.module.css'
import type { SearchPageData } from './search.server.ts'
import { searchUrl } from './search.ts'
import { SingleResultCard } from './single-result.tsx'

/** A list of so many has the smaller tiles of a wall. */
const MIN_DENSE = 24
/** Whole rows of them everywhere. */
const MAX_RELATED = 12

export function SearchResults({ data }: { data: SearchPageData }) {
  const { params, total, pageCount, corrected, isGuess, unfilteredTotal, working, tiles, single } = data
  const { searchValue: query, pageCurrent: page } = params
  return (
    <>
      {(total > 0 || !query) && (
        <div className={styles.head}>
          <h1>{texts.heading(corrected ?? query)}</h1>
          {isGuess && <p className={styles.corrected}>{texts.guess}</p>}
          {total > 0 && (
            <p>
              <span role="status">{countGames(total)}</span>
              {corrected !== null && (
                <>
                  {' · '}
                  <a className={styles.exact} href={searchUrl({ searchValue: query, exact: true })}>
                    {texts.exactly(query)}
                  </a>
                </>
              )}
            </p>
          )}
        </div>
      )}
      {query && unfilteredTotal > 0 && <SearchFilters params={params} total={total} working={working} />}
      {total === 0 ? (
        <NothingFound data={data} />
      ) : single ? (
        <SingleResultCard tile={tiles[0]!} result={single} />
      ) : (
        <ResultTiles tiles={tiles} label={texts.results} />
      )}
      {total > 0 && (
        <PlayableTiles label={data.ideas.length > 0 ? texts.related : texts.popular} tiles={data.instead} />
      )}
      <Paging
        page={page}
        pages={pageCount}
        hrefOf={(number) => searchUrl({ ...params, pageCurrent: number })}
      />
    </>
  )
}

function NothingFound({ data }: { data: SearchPageData }) {
  const { params, unfilteredTotal, instead, isInsteadClose, ideas, related } = data
  const { searchValue: query } = params
  if (related && unfilteredTotal === 0) return <RelatedGames data={data} related={related} />
  return (
    <>
      <EmptyScene scene="sofa">
        {query ? (
          <>
            <h1>{texts.nothing(query)}</h1>
            {unfilteredTotal > 0 ? (
              <p>
                {texts.nothingFiltered(unfilteredTotal)}{' '}
                <a href={searchUrl({ searchValue: query })}>{texts.dropFilters}</a>
              </p>
            ) : (
              <p>{texts.nothingHelp}</p>
            )}
            <ul className={styles.ideas}>
              {(ideas.length > 0 ? ideas : IDEAS).map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className={styles.nothing}>{texts.emptyQuery}</p>
        )}
      </EmptyScene>
      <PlayableTiles
        label={ideas.length > 0 ? texts.related : isInsteadClose ? texts.closest : texts.popular}
        tiles={instead}
      />
      <section className={styles.section}>
        <h2>{texts.categories}</h2>
        <CategoryChips />
      </section>
    </>
  )
}

/** Nothing has the word in its title, and it is known what is near to it: that comes first. */
function RelatedGames({
  data,
  related,
}: {
  data: SearchPageData
  related: { word: string; nature: string }
}) {
  return (
    <>
      <div className={styles.head}>
        <h1>{texts.noneOf(related.word)}</h1>
        <p className={styles.corrected}>{texts.these(related.nature)}</p>
        <ul className={styles.ideas} aria-label={texts.kinds}>
          {data.ideas.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
      <ResultTiles tiles={data.instead.slice(0, MAX_RELATED)} label={texts.related} />
      <section className={styles.section}>
        <h2>{texts.categories}</h2>
        <CategoryChips />
      </section>
    </>
  )
}

/** Where nothing is known that is near to what was asked. */
const IDEAS = texts.ideas.map((label) => ({ label, href: searchUrl({ searchValue: label }) }))

/** A few results are cards with titles; on more of them the covers say their names. */
function ResultTiles({ tiles, label }: { tiles: readonly Tile[]; label: string }) {
  const hasTitles = tiles.length <= MAX_TITLED_TILES
  const isDense = tiles.length >= MIN_DENSE
  return (
    <WholeRows
      label={label}
      isDense={isDense}
      tiles={tiles.map((tile, place) => ({
        key: tile.slug,
        content: (
          <TitledTile
            tile={tile}
            place={place}
            isBig={place < countLargeTiles(tiles.length, isDense)}
            hasTitle={hasTitles}
          />
        ),
      }))}
    />
  )
}
