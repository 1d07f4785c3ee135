/**
 * The site's own words, put into compiled HTML per site. Values come from an operator, so they are escaped as text.
 * A block that begins with `{{if:child}}` or `{{unless:contactEmail}}` is only there when that holds.
 */
import type { Article, InfoPage } from '#app/domain/article.ts'

export interface SiteValues {
  siteName: string
  siteHost: string
  contactEmail: string
  operatorName: string
  /** May hold several lines. */
  operatorAddress: string
}

/** What a block may depend on: a value that is set, or a setting of the site. */
export type SiteConditions = Record<(typeof SITE_CONDITIONS)[number], boolean>

/** Whole blocks that are made for the site: HTML that is safe already. Empty ones leave with their heading. */
export type SiteBlocks = Record<(typeof SITE_BLOCKS)[number], string>

export interface SiteWords {
  values: SiteValues
  conditions: SiteConditions
  blocks: SiteBlocks
}

export const SITE_PLACEHOLDERS = [
  'siteName',
  'siteHost',
  'contactEmail',
  'operatorName',
  'operatorAddress',
] as const satisfies readonly (keyof SiteValues)[]

export const SITE_CONDITIONS = [
  ...(['contactEmail', 'operatorName', 'operatorAddress', 'exampleOperator'] as const),
  ...(['child', 'ads', 'thirdParties', 'consentPlatform', 'remoteGames', 'asksFirst'] as const),
] as const

export const SITE_BLOCKS = [
  'keptInBrowser',
  'keptOnServer',
  'keptElsewhere',
  'promises',
  'contactForm',
] as const

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}

/** Replaces `{{siteName}}` in an article's HTML by the site's name. */
export function fillSiteName(html: string, siteName: string): string {
  return html.replaceAll('{{siteName}}', () => escapeHtml(siteName))
}

export function fillArticle(article: Article, siteName: string): Article {
  return { ...article, detail: fillSiteName(article.detail, siteName) }
}

/** Names of placeholders in compiled HTML that nothing will ever fill. */
export function listUnknownPlaceholders(html: string): string[] {
  const known = new Set<string>([
    ...SITE_PLACEHOLDERS,
    ...SITE_BLOCKS,
    ...SITE_CONDITIONS.flatMap((name) => [`if:${name}`, `unless:${name}`]),
  ])
  return [...html.matchAll(/\{\{(.*?)\}\}/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => !known.has(name))
}

/** Fills an info page; a block whose value is not set is removed, so that no gap shows. */
export function fillInfoPage<Page extends Pick<InfoPage, 'title' | 'summary' | 'detail'>>(
  page: Page,
  { values, conditions, blocks }: SiteWords,
): Page {
  // Title and summary are plain text, which React escapes itself.
  const fillText = (text: string) =>
    text.replaceAll('{{siteName}}', () => values.siteName).replaceAll('{{siteHost}}', () => values.siteHost)
  const empty = SITE_PLACEHOLDERS.filter((name) => values[name].trim() === '')
  const shownHtml = dropEmptySections(
    page.detail.replace(/<(p|li|tr)>(?:(?!<\1>).)*?<\/\1>\n?/gs, (block) =>
      isShown(block, conditions, empty, blocks) ? block.replace(/\{\{(if|unless):\w+\}\}\s*/g, '') : '',
    ),
  )
  return {
    ...page,
    title: fillText(page.title),
    summary: fillText(page.summary),
    detail: fillValues(fillBlocks(shownHtml, blocks), values),
  }
}

function isShown(
  block: string,
  conditions: SiteConditions,
  empty: readonly string[],
  blocks: SiteBlocks,
): boolean {
  const markers = [...block.matchAll(/\{\{(if|unless):(\w+)\}\}/g)]
  return (
    markers.every(([, kind, name]) => conditions[name as keyof SiteConditions] === (kind === 'if')) &&
    !empty.some((name) => block.includes(`{{${name}}}`)) &&
    !SITE_BLOCKS.some((name) => blocks[name] === '' && block.includes(`{{${name}}}`))
  )
}

/** A block is alone in its paragraph and replaces it. */
function fillBlocks(html: string, blocks: SiteBlocks): string {
  return SITE_BLOCKS.reduce(
    (filled, name) => filled.replaceAll(new RegExp(`<p>\\{\\{${name}\\}\\}</p>`, 'g'), () => blocks[name]),
    html,
  )
}

function fillValues(html: string, values: SiteValues): string {
  return SITE_PLACEHOLDERS.reduce(
    (filled, name) =>
      filled.replaceAll(`{{${name}}}`, () => escapeHtml(values[name].trim()).replace(/\r?\n/g, '<br>')),
    html,
  )
}

/** Removes a heading whose section is empty, and an empty list. */
function dropEmptySections(html: string): string {
  return html
    .replace(/<(ul|ol)>\s*<\/\1>\n?/g, '')
    .replace(/<h2[^>]*>(?:(?!<\/h2>).)*<\/h2>\s*(?=<h2|$)/gs, '')
}
