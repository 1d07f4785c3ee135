import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { categoryPath } from '#app/site-paths.ts'
import { CategoryIcon } from '#app/ui/category-icons.tsx'
import { renderCategoryItems, renderCategorySigns } from './category-items.ts'
import type { CategoryLink } from './category-links.ts'

const LINKS: CategoryLink[] = [
  { id: 'Cars', label: 'Cars' },
  { id: 'hide-and-seek', label: 'Hide & "seek" <b>', icon: 'Tags' },
]

/** The same lists as elements. */
function renderElements(currentId?: string): string {
  return renderToStaticMarkup(
    <>
      {LINKS.map(({ id, label, icon }) => (
        <li key={id}>
          <a href={categoryPath(id)} aria-current={id === currentId || undefined}>
            <CategoryIcon name={icon ?? id} />
            {label}
          </a>
        </li>
      ))}
    </>,
  )
}

test('links of categories have the same bytes as React writes', () => {
  expect(renderCategoryItems(LINKS)).toBe(renderElements())
  expect(renderCategorySigns(LINKS, 'Cars')).toBe(renderElements('Cars'))
  expect(renderCategorySigns(LINKS, undefined)).toBe(renderElements())
})
