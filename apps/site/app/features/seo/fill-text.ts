import type { Site } from '#app/domain/site.ts'

/** The site's own words in a plain text of an article or page. */
export function fillText(text: string, { name, host }: Pick<Site, 'name' | 'host'>): string {
  return text.replaceAll('{{siteName}}', () => name).replaceAll('{{siteHost}}', () => host)
}
