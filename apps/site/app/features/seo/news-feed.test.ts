import { expect, test } from 'vitest'
import { makeGame } from '#server/ledger/make-game.ts'
import { findTexts } from './check-xml.ts'
import { BUILT_AT, makeArticle, makeSite, makeView } from './make-view.ts'
import { renderAtom, renderRss } from './news-feed.ts'
import { NEWS_KINDS } from './news-links.ts'

const NASTY = `Rock & <b>Roll</b> "it's" ]]> \u0007\ud800 ${'</title>'}<script>alert(1)</script>`
const CLEAN = `Rock & <b>Roll</b> "it's" ]]> \ufffd ${'</title>'}<script>alert(1)</script>`
const games = [
  makeGame({ slug: 'older', publishedAt: Date.UTC(2025, 0, 1), updatedAt: Date.UTC(2025, 5, 1) }),
  makeGame({ slug: 'newer', title: NASTY, summary: NASTY, publishedAt: Date.UTC(2025, 1, 1) }),
]
const articles = [
  makeArticle(7, { title: 'Why {{siteName}}', content: 'Read {{siteName}} free unblocked games.' }),
]
const view = makeView({ games, articles, site: makeSite({ name: 'Fox & Co' }) })

test('new games come newest first, with absolute addresses and ids that stay', () => {
  const rss = renderRss('games', view).body
  expect(findTexts(rss, '/rss/channel/item/link')).toEqual([
    'https://fox.example/gameDetail/newer',
    'https://fox.example/gameDetail/older',
  ])
  expect(findTexts(rss, '/rss/channel/item/guid[@isPermaLink="true"]')).toEqual(
    findTexts(rss, '/rss/channel/item/link'),
  )
  const atom = renderAtom('games', view).body
  expect(findTexts(atom, '/atom:feed/atom:entry/atom:id')).toEqual(findTexts(rss, '/rss/channel/item/guid'))
})

test('whatever a title holds, both forms are XML and say it as it is', () => {
  const rss = renderRss('games', view).body
  const atom = renderAtom('games', view).body
  expect(findTexts(rss, '/rss/channel/item[1]/title')).toEqual([CLEAN])
  expect(findTexts(atom, '/atom:feed/atom:entry[1]/atom:title')).toEqual([CLEAN])
  expect(findTexts(atom, '/atom:feed/atom:entry[1]/atom:summary')).toEqual([CLEAN])
  // RSS readers show a description as HTML: nothing of it may become an element there.
  expect(findTexts(rss, '/rss/channel/item[1]/description')[0]).not.toContain('<')
  expect(findTexts(rss, '/rss/channel/item[1]/description')[0]).toContain('Rock &amp; &lt;b&gt;Roll')
})

test.each(NEWS_KINDS)('the feed of %s has what its standards ask for', (kind) => {
  const rss = renderRss(kind, view)
  const atom = renderAtom(kind, view)
  for (const name of ['title', 'link', 'description', 'language', 'lastBuildDate'])
    expect(findTexts(rss.body, `/rss[@version="2.0"]/channel/${name}`), name).toHaveLength(1)
  expect(findTexts(rss.body, '/rss/channel/atom:link[@rel="self"]/@href')).toEqual([
    `https://fox.example/feeds/${kind}.rss`,
  ])
  for (const name of ['id', 'title', 'updated', 'author/atom:name'])
    expect(findTexts(atom.body, `/atom:feed/atom:${name}`), name).toHaveLength(1)
  expect(findTexts(atom.body, '/atom:feed/atom:link[@rel="self"]/@href')).toEqual([
    `https://fox.example/feeds/${kind}.atom`,
  ])
  const entries = findTexts(atom.body, '/atom:feed/atom:entry/atom:id')
  expect(new Set(entries).size).toBe(entries.length)
  for (const name of ['title', 'updated', 'published', 'summary', 'link[@rel="alternate"]'])
    expect(findTexts(atom.body, `/atom:feed/atom:entry/atom:${name}`), name).toHaveLength(entries.length)
  for (const day of findTexts(rss.body, '//pubDate')) expect(day).toMatch(/^\w{3}, \d\d \w{3} \d{4} .* GMT$/)
  const addresses = [
    ...findTexts(rss.body, '//link | //guid | //@url | //@href'),
    ...findTexts(atom.body, '//@href | //@url | //atom:id | //atom:icon'),
  ]
  for (const address of addresses) expect(address).toMatch(/^https:\/\/fox\.example\//)
})

test('articles carry their summary with the site’s name in it', () => {
  const rss = renderRss('articles', view).body
  expect(findTexts(rss, '//item/title')).toEqual(['Why Fox & Co'])
  expect(findTexts(rss, '//item/description')).toEqual(['Read Fox &amp; Co free unblocked games.'])
  expect(findTexts(renderAtom('articles', view).body, '//atom:entry/atom:summary')).toEqual([
    'Read Fox & Co free unblocked games.',
  ])
  expect(rss).not.toContain('{{')
})

test('a feed changed when its newest entry did, and an empty one when the site was built', () => {
  expect(renderRss('games', view).lastModifiedMs).toBe(Date.UTC(2025, 5, 1))
  const empty = makeView({})
  for (const kind of NEWS_KINDS) {
    expect(renderAtom(kind, empty).lastModifiedMs).toBe(BUILT_AT)
    expect(findTexts(renderAtom(kind, empty).body, '/atom:feed/atom:entry')).toEqual([])
    expect(findTexts(renderRss(kind, empty).body, '/rss/channel/title')).toHaveLength(1)
  }
})

test('an invalid date breaks nothing', () => {
  const odd = makeView({ games: [makeGame({ slug: 'odd', publishedAt: 9e15, updatedAt: 9e15 })] })
  expect(findTexts(renderAtom('games', odd).body, '//atom:published')).toEqual(['1970-01-01T00:00:00.000Z'])
  expect(findTexts(renderRss('games', odd).body, '//pubDate')).toEqual(['Thu, 01 Jan 1970 00:00:00 GMT'])
})

test('a feed is not longer than fifty entries', () => {
  const many = makeView({ games: Array.from({ length: 80 }, (_, i) => makeGame({ slug: `g-${i}` })) })
  expect(findTexts(renderRss('games', many).body, '//item')).toHaveLength(50)
})
