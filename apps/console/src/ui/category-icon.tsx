/** The drawn sign of a category, as the sites show it. */
import drawings from '../../../site/app/ui/category-icons.svg?url'

export function CategoryIcon({ name }: { name: string }) {
  return <img src={`${drawings}#${name}`} width={34} height={34} alt="" />
}
