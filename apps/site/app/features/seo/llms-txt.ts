import { describeSite } from '#app/domain/site.ts'
import { articlePath, categoryPath } from '#app/site-paths.ts'
import { isRefused } from './crawlers.ts'
import { seoTexts } from './seo-texts.ts'
import type { SeoFile, SeoView } from './seo-view.ts'
import { fillText } from './fill-text.ts'
import { listInfoPages } from './list-info-pages.ts'

/** `/llms.txt`: the site in Markdown, for an assistant. Null where no assistant is to read the site: it would invite what `robots.txt` refuses. */
export function renderLlmsTxt(view: SeoView): SeoFile | null {
  const { site, catalogue, content, origin } = view
  if (isRefused(site, 'aiSearch') && isRefused(site, 'aiUserFetch')) return null
  const { llms: texts } = seoTexts
  const link = (title: string, path: string, note = '') =>
    `- [${escapeMarkdown(title)}](${origin}${path})${note && `: ${escapeMarkdown(note)}`}`
  const sections: [string, string[]][] = [
    [texts.games, catalogue.categories.map(({ id, heading }) => link(heading, categoryPath(id)))],
    [
      texts.articles,
      content
        .listArticles()
        .map(({ id, title, content: summary }) =>
          link(fillText(title, site), articlePath(id), fillText(summary, site)),
        ),
    ],
    [
      texts.site,
      listInfoPages(view).map(({ path, page }) =>
        link(fillText(page.title, site), path, fillText(page.summary, site)),
      ),
    ],
    [
      texts.more,
      [
        link('sitemap.xml', '/sitemap.xml', texts.allPages),
        link('games.atom', '/feeds/games.atom', texts.newGames),
        link('articles.atom', '/feeds/articles.atom', texts.newArticles),
      ],
    ],
  ]
  const blocks = [
    `# ${escapeMarkdown(site.name)}`,
    `> ${escapeMarkdown(describeSite(site, catalogue.total))}`,
    texts.about,
    ...sections
      .filter(([, lines]) => lines.length > 0)
      .map(([heading, lines]) => `## ${heading}\n\n${lines.join('\n')}`),
  ]
  return { type: 'text/plain; charset=utf-8', body: `${blocks.join('\n\n')}\n` }
}

/** One line that no name or title can turn into markup of its own. */
function escapeMarkdown(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>#]/g, String.raw`\$&`)
    .trim()
}
