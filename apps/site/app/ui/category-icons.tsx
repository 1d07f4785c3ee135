/** The drawn, colourful signs of the categories: one file for all of them, of which a fragment shows one. */
import drawings from './category-icons.svg?url'

export function categoryIconUrl(name: string): string {
  return `${drawings}#${name}`
}

export function CategoryIcon({ name, className }: { name: string; className?: string }) {
  return (
    <img
      className={className}
      src={categoryIconUrl(name)}
      width={34}
      height={34}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
