/** The head tags of a page. */
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
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ]
}
