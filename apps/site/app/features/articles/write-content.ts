/**
 * The build step of the editorial content: Markdown in, one checked JSON file out. Nothing of the compiler runs in the server.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { CompiledContent } from '#app/domain/article.ts'
import { compileArticles } from './compile-articles.ts'
import { compileInfoPages } from './compile-info-pages.ts'
import { type ContentFault, ContentFaultsError } from './content-faults.ts'

/** Throws `ContentFaultsError` with the faults of articles and pages together. */
export async function writeContent(rootDir: string, outFile: string): Promise<CompiledContent> {
  const imageDir = join(rootDir, 'apps/site/public/img')
  const faults: ContentFault[] = []
  const articles = await orFaults(compileArticles(join(rootDir, 'content/articles'), imageDir), faults)
  const info = await orFaults(compileInfoPages(join(rootDir, 'content/pages'), imageDir), faults)
  if (!articles || !info) throw new ContentFaultsError(faults)
  const content = { articles, ...info }
  await mkdir(dirname(outFile), { recursive: true })
  await writeFile(`${outFile}.new`, JSON.stringify(content))
  await rename(`${outFile}.new`, outFile)
  return content
}

async function orFaults<T>(compiling: Promise<T>, faults: ContentFault[]): Promise<T | null> {
  try {
    return await compiling
  } catch (error) {
    if (!(error instanceof ContentFaultsError)) throw error
    faults.push(...error.faults)
    return null
  }
}
