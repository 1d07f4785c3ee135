import { avifSrcSet } from './article-pictures.ts'
import { articleIconUrl } from './article-view.ts'

const WIDTH = 1200
const HEIGHT = 675

interface ArticleIconProps {
  icon: string
  className?: string
  /** How wide it stands, as `sizes` says it. */
  sizes: string
  /** In the first view: it comes at once and before others. */
  isFirst?: boolean
}

/** The picture of an article as a whole. The title beside it says what it is for, so it has no text of its own. */
export function ArticleIcon({ icon, className, sizes, isFirst = false }: ArticleIconProps) {
  const src = articleIconUrl({ icon })
  return (
    <picture>
      <source type="image/avif" srcSet={avifSrcSet(src, WIDTH) ?? undefined} sizes={sizes} />
      <img
        className={className}
        src={src}
        alt=""
        width={WIDTH}
        height={HEIGHT}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}
