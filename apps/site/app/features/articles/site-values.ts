/**
 * The site's own words, put into compiled HTML per site. Values come from an operator, so they are escaped as text.
 */
import type { Article, InfoPage } from './article.ts'

export interface SiteValues {
  siteName: string
  siteHost: string
  /** Empty values take their paragraph, list item or table row with them. */
  contactEmail: string
  operatorName: string
  /** May hold several lines. */
  operatorAddress: string
}

export const SITE_PLACEHOLDERS = [
  'siteName',
  'siteHost',
  'contactEmail',
  'operatorName',
  'operatorAddress',
] as const satisfies readonly (keyof SiteValues)[]

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

/** Puts the site's name where an article's HTML says `{{siteName}}`. */
export function fillSiteName(html: string, siteName: string): string {
  return html.replaceAll('{{siteName}}', () => escapeHtml(siteName))
}

export function fillArticle(article: Article, siteName: string): Article {
  return { ...article, detail: fillSiteName(article.detail, siteName) }
}

/** Fills every placeholder of an info page; what the operator has not told is left out with its block, never shown as a gap. */
export function fillSiteValues(html: string, values: SiteValues): string {
  let filled = html
  for (const name of SITE_PLACEHOLDERS) {
    const value = values[name].trim()
    if (value === '') filled = dropBlocksWith(filled, `{{${name}}}`)
    filled = filled.replaceAll(`{{${name}}}`, () => escapeHtml(value).replace(/\r?\n/g, '<br>'))
  }
  return filled
}

export function fillInfoPage(page: InfoPage, values: SiteValues): InfoPage {
  // Title and summary are plain text, which React escapes itself.
  const fillText = (text: string) =>
    text.replaceAll('{{siteName}}', () => values.siteName).replaceAll('{{siteHost}}', () => values.siteHost)
  return {
    ...page,
    title: fillText(page.title),
    summary: fillText(page.summary),
    detail: fillSiteValues(page.detail, values),
  }
}

function dropBlocksWith(html: string, placeholder: string): string {
  if (!html.includes(placeholder)) return html
  return (
    html
      .replace(/<(p|li|tr)>(?:(?!<\1>).)*?<\/\1>\n?/gs, (block) => (block.includes(placeholder) ? '' : block))
      // A heading whose whole section went has nothing left to say.
      .replace(/<h2[^>]*>(?:(?!<\/h2>).)*<\/h2>\s*(?=<h2|$)/gs, '')
  )
}
