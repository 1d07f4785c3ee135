/** Where the address of a tag leads, when its page is elsewhere. */
import { toTags } from '#app/domain/tags.ts'
import { categoryPath, tagPath } from '#app/site-paths.ts'
import type { Catalogue } from './catalogue.server.ts'

/** The category that means the same, or the tag that the name stands for today; null when the page is at this address, or nowhere. */
export function findTagTarget(
  { tags, findCategoryOfTag }: Pick<Catalogue, 'tags' | 'findCategoryOfTag'>,
  name: string,
): string | null {
  const [tag = name] = toTags([name])
  const category = findCategoryOfTag(name) ?? findCategoryOfTag(tag)
  if (category) return categoryPath(category.id)
  return tag !== name && !tags.has(name) && tags.has(tag) ? tagPath(tag) : null
}
