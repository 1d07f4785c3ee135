/** The links of a list of categories as a string, with the same bytes that React writes for the elements: every page has two such lists. */
import { categoryPath } from '#app/site-paths.ts'
import { categoryIconUrl } from '#app/ui/category-icons.tsx'
import { escapeMarkup } from '#app/ui/escape-markup.ts'
import type { CategoryLink } from './category-links.ts'

/** Of lists without a current link. A list is the same object until the site's categories change. */
const rendered = new WeakMap<readonly CategoryLink[], string>()

export function renderCategoryItems(links: readonly CategoryLink[]): string {
  let items = rendered.get(links)
  if (items === undefined) rendered.set(links, (items = links.map((link) => renderItem(link)).join('')))
  return items
}

/** `currentId`: of the category whose page is open. */
export function renderCategorySigns(links: readonly CategoryLink[], currentId: string | undefined): string {
  return links.map((link) => renderItem(link, link.id === currentId)).join('')
}

function renderItem({ id, label, icon }: CategoryLink, isCurrent = false): string {
  const href = escapeMarkup(categoryPath(id))
  const src = escapeMarkup(categoryIconUrl(icon ?? id))
  return (
    `<li><a href="${href}"${isCurrent ? ' aria-current="true"' : ''}>` +
    `<img src="${src}" width="34" height="34" alt="" loading="lazy" decoding="async"/>${escapeMarkup(label)}</a></li>`
  )
}
