import { expect, test } from 'vitest'
import {
  findArticleId,
  findArticlePicture,
  storeArticle,
  listImportedArticles,
  listPublishedArticles,
  type NewArticle,
  removeArticle,
  setArticleStatus,
} from './articles.ts'
import { forEachEngine } from './ledger-engines.ts'
import { getVersion } from './versions.ts'

const DAY_MS = 86_400_000
const NOW = 20_000 * DAY_MS + 5

function make(id: number, change: Partial<NewArticle> = {}, title = `Tops ${id}`): NewArticle {
  return {
    site: null,
    article: {
      ...{
        id,
        slug: `tops-${id}`,
        title,
        content: 'On tops.',
        icon: `articles${id}.webp`,
        detail: '<h1>Tops</h1>',
      },
      ...{ topics: ['toys'], relatedTags: [], readingMinutes: 1, toc: [] },
    },
    pictures: [{ name: `articles${id}.webp`, bytes: new Uint8Array([0, 1, 255, id]) }],
    contentHash: `hash-${id}-${title}`,
    publishedAtMs: null,
    nowMs: NOW,
    ...change,
  }
}

forEachEngine((open) => {
  test('an article is a draft until it is published, and the version increases only with published changes', async () => {
    const ledger = await open()
    const before = await getVersion(ledger, 'articlesVersion')
    expect(await storeArticle(ledger, make(21))).toBe('new')
    expect((await listPublishedArticles(ledger)).articles).toEqual([])
    expect(await getVersion(ledger, 'articlesVersion')).toBe(before)
    expect(await setArticleStatus(ledger, 21, 'published', NOW + 2 * DAY_MS)).toBe('changed')
    expect(await setArticleStatus(ledger, 21, 'published', NOW)).toBe('unchanged')
    expect(await setArticleStatus(ledger, 99, 'published', NOW)).toBe('unknown')
    expect(await getVersion(ledger, 'articlesVersion')).toBe(before + 1)
    expect(await listPublishedArticles(ledger)).toMatchObject({
      articles: [
        {
          site: null,
          article: { id: 21, title: 'Tops 21', publishedAt: 20_002 * DAY_MS, updatedAt: 20_002 * DAY_MS },
        },
      ],
      faults: [],
    })
    expect(await setArticleStatus(ledger, 21, 'draft', NOW)).toBe('changed')
    expect((await listPublishedArticles(ledger)).articles).toEqual([])
  })

  test('a record that cannot be read is listed all the same, so that it can be removed', async () => {
    const ledger = await open()
    await storeArticle(ledger, make(21))
    await storeArticle(ledger, make(22))
    await ledger.db.updateTable('articles').set({ record: '{' }).where('id', '=', 21).execute()
    expect(await listImportedArticles(ledger)).toMatchObject([
      { id: 21, title: '' },
      { id: 22, title: 'Tops 22' },
    ])
    expect(await removeArticle(ledger, 21)).toBe(true)
  })

  test('the same import changes nothing, another one replaces the article and its images', async () => {
    const ledger = await open()
    await storeArticle(ledger, make(21))
    await setArticleStatus(ledger, 21, 'published', NOW)
    const version = await getVersion(ledger, 'articlesVersion')
    expect(await storeArticle(ledger, make(21, { nowMs: NOW + 9 * DAY_MS }))).toBe('unchanged')
    expect(await getVersion(ledger, 'articlesVersion')).toBe(version)
    const pictures = [{ name: 'articles21-aa.avif', bytes: new Uint8Array([7]) }]
    expect(await storeArticle(ledger, make(21, { pictures }, 'Better tops'))).toBe('updated')
    expect(await getVersion(ledger, 'articlesVersion')).toBe(version + 1)
    expect(await listImportedArticles(ledger)).toMatchObject([
      { id: 21, title: 'Better tops', status: 'published' },
    ])
    expect(await findArticlePicture(ledger, 21, 'articles21.webp')).toBeNull()
    expect([...(await findArticlePicture(ledger, 21, 'articles21-aa.avif'))!]).toEqual([7])
  })

  test('an image is read back byte for byte, and deleted with its article', async () => {
    const ledger = await open()
    await storeArticle(ledger, make(21))
    expect([...(await findArticlePicture(ledger, 21, 'articles21.webp'))!]).toEqual([0, 1, 255, 21])
    expect(await findArticlePicture(ledger, 22, 'articles21.webp')).toBeNull()
    expect(await removeArticle(ledger, 21)).toBe(true)
    expect(await removeArticle(ledger, 21)).toBe(false)
    expect(await findArticlePicture(ledger, 21, 'articles21.webp')).toBeNull()
    expect(await listImportedArticles(ledger)).toEqual([])
  })

  test('ids are found again by site and title, and the first free one is given', async () => {
    const ledger = await open()
    expect(await findArticleId(ledger, null, 'tops-21')).toBe(21)
    await storeArticle(ledger, make(21))
    await storeArticle(ledger, make(23, { site: 'a.example' }))
    expect(await findArticleId(ledger, null, 'tops-21')).toBe(21)
    expect(await findArticleId(ledger, 'a.example', 'tops-21')).toBe(22)
    expect(await findArticleId(ledger, 'a.example', 'tops-23')).toBe(23)
  })

  test('an article never takes the place of one of another site, or the address of another one', async () => {
    const ledger = await open()
    await storeArticle(ledger, make(21, { site: 'a.example' }))
    expect(await storeArticle(ledger, make(21))).toBe('other-site')
    const twin = make(22, { site: 'a.example' })
    twin.article.slug = 'tops-21'
    expect(await storeArticle(ledger, twin)).toBe('slug-taken')
    expect(await listImportedArticles(ledger)).toHaveLength(1)
  })

  test('an invalid record is reported, and the others are read', async () => {
    const ledger = await open()
    for (const id of [21, 22]) {
      await storeArticle(ledger, make(id))
      await setArticleStatus(ledger, id, 'published', NOW)
    }
    await ledger.db.updateTable('articles').set({ record: '{"title":""}' }).where('id', '=', 21).execute()
    const { articles, faults } = await listPublishedArticles(ledger)
    expect(articles.map(({ article }) => article.id)).toEqual([22])
    expect(faults).toMatchObject([{ id: 21, reason: expect.stringContaining('slug') }])
  })
})
