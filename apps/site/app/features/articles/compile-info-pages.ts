/**
 * `content/pages/*.md` to the info pages, at build time. A folder named like a site's host holds that site's own instead:
 * `content/pages/fox.example/imprint.md`.
 */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { HostSchema } from '#app/domain/host-schema.ts'
import { type InfoPage, InfoPageSchema } from '#app/domain/article.ts'
import type { InfoPageKey } from '#app/domain/info-page.ts'
import { type ContentFault, ContentFaultsError } from './content-faults.ts'
import { DaySchema, readDocument } from './read-document.ts'
import { listUnknownPlaceholders } from './site-values.ts'

const INFO_PAGE_FILES: Record<InfoPageKey, string> = {
  aboutUs: 'about-us.md',
  imprint: 'imprint.md',
  contactUs: 'contact-us.md',
  privacyPolicy: 'privacy-policy.md',
  parents: 'parents.md',
}

const FrontSchema = v.strictObject({
  title: InfoPageSchema.entries.title,
  summary: InfoPageSchema.entries.summary,
  updated: DaySchema,
})
type Front = v.InferOutput<typeof FrontSchema>

export interface CompiledInfoPages {
  /** All of them, in the order of the footer. */
  pages: InfoPage[]
  /** By host, only those that the site has of its own. */
  sitePages: Record<string, InfoPage[]>
}

/** Throws `ContentFaultsError` with every fault of every file. */
export async function compileInfoPages(dir: string, imageDir = ''): Promise<CompiledInfoPages> {
  const faults: ContentFault[] = []
  const entries = await readdir(dir, { withFileTypes: true })
  const present = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  for (const file of Object.values(INFO_PAGE_FILES))
    if (!present.includes(file)) faults.push({ file, reason: 'is missing' })
  const pages = await compileFolder(dir, '', present, imageDir, faults)
  const sitePages: Record<string, InfoPage[]> = {}
  for (const { name: host } of entries.filter((entry) => entry.isDirectory())) {
    if (!v.is(HostSchema, host)) faults.push({ file: `${host}/`, reason: 'is not named like a host' })
    const own = await readdir(join(dir, host))
    for (const file of own.filter((name) => !Object.values(INFO_PAGE_FILES).includes(name)))
      faults.push({ file: `${host}/${file}`, reason: 'is not an info page' })
    sitePages[host] = await compileFolder(dir, `${host}/`, own, imageDir, faults)
  }
  if (faults.length > 0) throw new ContentFaultsError(faults)
  return { pages, sitePages }
}

async function compileFolder(
  dir: string,
  folder: string,
  present: readonly string[],
  imageDir: string,
  faults: ContentFault[],
): Promise<InfoPage[]> {
  const pages: InfoPage[] = []
  for (const [key, name] of Object.entries(INFO_PAGE_FILES) as [InfoPageKey, string][]) {
    if (!present.includes(name)) continue
    const file = folder + name
    const { document, reasons } = await readDocument<Front>(join(dir, file), FrontSchema, imageDir)
    const html = document?.body.html ?? ''
    reasons.push(
      ...listUnknownPlaceholders(html).map((unknown) => `the placeholder {{${unknown}}} is unknown`),
    )
    faults.push(...reasons.map((reason) => ({ file, reason })))
    if (!document) continue
    const { title, summary, updated } = document.front
    pages.push({ key, title, summary, detail: html, updatedAt: updated })
  }
  return pages
}
