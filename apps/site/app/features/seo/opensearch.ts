import { cutName } from '#app/domain/site.ts'
import { seoTexts } from './seo-texts.ts'
import type { SeoFile, SeoView } from './seo-view.ts'
import { SEARCH_PATH, gamePath } from '#app/site-paths.ts'
import { escapeXml, XML_DECLARATION } from './xml.ts'

const MAX_SHORT_NAME = 16
const MAX_LONG_NAME = 48

/** `/opensearch.xml`: makes the site a search engine of the browser. It searches this host, whichever one its pages belong to. */
export function renderOpenSearch({ site, ownOrigin }: SeoView): SeoFile {
  const shortName = cutName(site.manifest.shortName || site.name, MAX_SHORT_NAME)
  const address = (path: string) => escapeXml(ownOrigin + path)
  const body = `${XML_DECLARATION}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(shortName)}</ShortName>
<LongName>${escapeXml(cutName(site.name, MAX_LONG_NAME))}</LongName>
<Description>${escapeXml(seoTexts.searchDescription(site.name))}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>${escapeXml(site.language)}</Language>
<Image width="48" height="48" type="image/x-icon">${address('/favicon.ico')}</Image>
<Url type="text/html" method="get" template="${address(`${SEARCH_PATH}?searchValue={searchTerms}`)}"/>
<Url type="application/x-suggestions+json" template="${address('/api/opensearch?q={searchTerms}')}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${address('/opensearch.xml')}"/>
</OpenSearchDescription>
`
  return { type: 'application/opensearchdescription+xml; charset=utf-8', body }
}

/** What a browser's address bar understands as suggestions: what was typed, and for each game its title, nothing and its page. */
export function toSuggestionLists(
  typed: string,
  games: readonly { slug: string; title: string }[],
  ownOrigin: string,
): [string, string[], string[], string[]] {
  return [
    typed,
    games.map(({ title }) => title),
    games.map(() => ''),
    games.map(({ slug }) => ownOrigin + gamePath(slug)),
  ]
}
