import { avifSrcSet } from './article-pictures.ts'
import { articleIconUrl } from './article-view.ts'

const WIDTH = 1200
const HEIGHT = 675

interface ArticleIconProps {
  icon: string
  className?: string
  /** Its width, as a `sizes` value. */
  sizes: string
  /** In the first view: loads at once, with high priority. */
  isFirst?: boolean
}

/** The complete image of an article. The title beside it describes it, so its alt text is empty. */
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
