/** The last cell of a list: a link to the list that comes next. */
import { listTexts } from '#app/texts/list-texts.ts'
import { clsx } from '#app/ui/clsx.ts'
import { ArrowRightIcon } from '#app/ui/icons.tsx'
import styles from './next-list-tile.module.css'

export interface NextList {
  heading: string
  path: string
  /** Address of the drawing of its room. */
  picture: string
}

/** `isLarge` in a row of larger tiles. */
export function NextListTile({ next, isLarge }: { next: NextList; isLarge: boolean }) {
  return (
    <a className={clsx(styles.tile, isLarge && styles.large)} href={next.path}>
      <img src={next.picture} width={2600} height={170} alt="" loading="lazy" decoding="async" />
      <small>{listTexts.category.goOn}</small>
      <strong>
        {next.heading}
        <ArrowRightIcon />
      </strong>
    </a>
  )
}
