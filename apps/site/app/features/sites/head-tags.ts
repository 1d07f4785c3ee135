/** The head tags of a page that its title bar and search results show. What only link previews read is put in by the server (`features/seo`). */
import type { MetaDescriptor } from 'react-router'

export interface HeadTags {
  title: string
  description: string
  /** Pages that only lead elsewhere are not for an index. */
  isIndexed?: boolean
}

export function headTags({ title, description, isIndexed = true }: HeadTags): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ]
}
