/**
 * `content/pages/*.md` to the four info pages, at build time.
 */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { type InfoPage, InfoPageSchema } from './article.ts'
import type { InfoPageKey } from './article-view.ts'
import { type ContentFault, ContentFaultsError } from './content-faults.ts'
import { DaySchema, readDocument } from './read-document.ts'
import { SITE_PLACEHOLDERS } from './site-values.ts'

const INFO_PAGE_FILES: Record<InfoPageKey, string> = {
  aboutUs: 'about-us.md',
  imprint: 'imprint.md',
  contactUs: 'contact-us.md',
  privacyPolicy: 'privacy-policy.md',
}

const FrontSchema = v.strictObject({
  title: InfoPageSchema.entries.title,
  summary: InfoPageSchema.entries.summary,
  updated: DaySchema,
})
type Front = v.InferOutput<typeof FrontSchema>

/** All four, in the order of the footer. Throws `ContentFaultsError` with every fault of every file. */
export async function compileInfoPages(dir: string, imageDir = ''): Promise<InfoPage[]> {
  const present = await readdir(dir)
  const faults: ContentFault[] = []
  const pages: InfoPage[] = []
  for (const [key, file] of Object.entries(INFO_PAGE_FILES) as [InfoPageKey, string][]) {
    if (!present.includes(file)) {
      faults.push({ file, reason: 'is missing' })
      continue
    }
    const { document, reasons } = await readDocument<Front>(join(dir, file), FrontSchema, imageDir)
    const html = document?.body.html ?? ''
    reasons.push(...listUnknownPlaceholders(html).map((name) => `the placeholder {{${name}}} is unknown`))
    faults.push(...reasons.map((reason) => ({ file, reason })))
    if (!document) continue
    const { title, summary, updated } = document.front
    pages.push({ key, title, summary, detail: html, updatedAt: updated })
  }
  if (faults.length > 0) throw new ContentFaultsError(faults)
  return pages
}

function listUnknownPlaceholders(html: string): string[] {
  const names = [...html.matchAll(/\{\{(.*?)\}\}/g)].map((match) => match[1] ?? '')
  return names.filter((name) => !SITE_PLACEHOLDERS.some((known) => known === name))
}
