import { listTexts } from '#app/texts/list-texts.ts'
import { clsx } from '#app/ui/clsx.ts'
import { ArrowRightIcon } from '#app/ui/icons.tsx'
import styles from './paging.module.css'

export interface PagingProps {
  page: number
  pages: number
  hrefOf: (page: number) => string
}

/** Links to the neighbours, the ends and this page. */
export function Paging({ page, pages, hrefOf }: PagingProps) {
  if (pages <= 1) return null
  return (
    <nav className={styles.paging} aria-label={listTexts.category.pages}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" aria-label={listTexts.category.previous}>
          <ArrowRightIcon />
        </a>
      )}
      {listPages(page, pages).map((number, place, all) => (
        <a
          key={number}
          href={hrefOf(number)}
          className={clsx(place > 0 && number - all[place - 1]! > 1 && styles.gap)}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </a>
      ))}
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next" aria-label={listTexts.category.next}>
          <ArrowRightIcon />
        </a>
      )}
    </nav>
  )
}

/** First, last, and two on each side of the current one. */
export function listPages(page: number, pages: number): number[] {
  const around = [1, page - 2, page - 1, page, page + 1, page + 2, pages]
  return [...new Set(around)].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b)
}
