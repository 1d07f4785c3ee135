/** One line of the list under the search field. */
import { useEffect, useRef } from 'react'
import { artSrcSet, artUrl, coverSrcSet, coverUrl } from '#app/domain/tile.ts'
import { CategoryIcon } from '#app/ui/category-icons.tsx'
import { FeelingDoor } from '#app/ui/feeling-door.tsx'
import { countGames } from './count-games.ts'
import { searchPopupTexts } from './search-popup-texts.ts'
import styles from './search-option.module.css'
import type { SearchOption } from './search-options.ts'
import { TypedLetters } from './typed-letters.tsx'

const ARROW = 'M5 12h14m-6-6 6 6-6 6'
const CLOCK = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4V12l3 2'

interface OptionProps {
  id: string
  option: SearchOption
  query: string
  /** Its picture is the only thing of it that is seen. */
  isCover: boolean
  isActive: boolean
  onChoose: () => void
}

export function Option({ id, option, query, isCover, isActive, onChoose }: OptionProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <a
      ref={link}
      id={id}
      className={styles.option}
      href={option.href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      // The field keeps the focus, so the list is not closed before the press has become a click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <OptionPicture option={option} isCover={isCover} />
      <span className={styles.words}>
        <span className={styles.name} data-name="">
          {option.isAllResults ? (
            searchPopupTexts.allResults(option.label)
          ) : (
            <TypedLetters text={option.label} typed={query} />
          )}
        </span>
        {/* Eight names are heard sooner without it. */}
        {query && option.game?.kind && (
          <span className={styles.fact} aria-hidden="true">
            {option.game.kind}
          </span>
        )}
        {option.category?.count !== undefined && (
          <span className={styles.fact}>{countGames(option.category.count)}</span>
        )}
      </span>
    </a>
  )
}

function OptionPicture({ option, isCover }: Pick<OptionProps, 'option' | 'isCover'>) {
  const { game, category, feeling, isAllResults } = option
  if (game)
    return (
      <img
        src={isCover ? coverUrl(game, 'square', 96) : artUrl(game, 96)}
        srcSet={isCover ? coverSrcSet(game, 'square') : artSrcSet(game)}
        sizes={isCover ? '112px' : '76px'}
        width={76}
        height={76}
        alt=""
      />
    )
  if (category) return <CategoryIcon name={category.icon ?? category.id} />
  if (feeling) return <FeelingDoor name={feeling.id} />
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d={isAllResults ? ARROW : CLOCK}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
