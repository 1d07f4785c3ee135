/** A game in schema.org's words: only what is known of it, and a rating only where people voted here. */
import { getMinYears } from '#app/domain/rating.ts'
import type { Catalogue } from '#app/features/catalogue/catalogue.server.ts'
import type { Game } from '#app/domain/game.ts'
import { hasTrueDate } from '#app/features/catalogue/ranking.ts'
import { isLinkedTag } from '#app/features/catalogue/small-tags.ts'
import { nameTag } from '#app/features/catalogue/tag-name.ts'
import { coverUrl } from '#app/domain/tile.ts'
import { coverVersion } from '#app/features/images/cover-version.ts'
import { likedPercent } from '#app/features/votes/vote-counts.ts'
import { categoryPath, gamePath, playPath, tagPath } from '#app/site-paths.ts'
import { en as texts } from '#app/texts/en.ts'
import { pageMetadataTexts } from './page-metadata-texts.ts'
import type { DataNode, DataValue } from './data-node.ts'
import type { Home } from './page-metadata.server.ts'
import { gameSharePicture } from './share-address.server.ts'
import { breadcrumbData, websiteData, type Crumb, type Listed } from './site-data.server.ts'

/** Tags that say how many play, in schema.org's words. */
const PLAY_MODES: Record<string, string> = {
  'single-player': 'SinglePlayer',
  multiplayer: 'MultiPlayer',
  '2-player': 'MultiPlayer',
  io: 'MultiPlayer',
  'co-op': 'CoOp',
}
/** Earlier than any date of a game here: the default of a feed without dates. */
const FIRST_DAY_MS = Date.UTC(1990, 0, 1)

export function listGameEntries(games: readonly Pick<Game, 'slug' | 'title'>[]): Listed[] {
  return games.map(({ slug, title }) => ({ name: title, path: gamePath(slug) }))
}

/** What is read of a catalogue: where its games stand. */
type CategoryLists = Pick<Catalogue, 'listCategoriesOf' | 'findCategoryOfTag' | 'tags'>

export function gameData(home: Home, game: Game, categories: CategoryLists, description: string): DataNode[] {
  return [
    dropUnknown({
      // A video game alone gets no rich result; a web application does.
      '@type': ['VideoGame', 'WebApplication'],
      '@id': `${home.origin}${gamePath(game.slug)}#game`,
      ...describeGame(home, game, listGenres(game, categories), description),
      ...describePlaying(home, game),
      ...describeJudgement(game),
    }),
    breadcrumbData(home, listGameCrumbs(game, categories)),
  ]
}

type Facts = Record<string, DataValue | undefined>

function describeGame(home: Home, game: Game, genre: string[], description: string): Facts {
  const { site, origin } = home
  const tile = { slug: game.slug, title: game.title, coverVersion: coverVersion(game) }
  const isOwn = game.source.kind === 'own'
  return {
    name: game.title,
    description,
    url: origin + gamePath(game.slug),
    image: [origin + gameSharePicture(site, tile).path, origin + coverUrl(tile, 'square', 640)],
    screenshot: game.media
      .filter(({ kind, url }) => kind === 'image' && url.startsWith('/'))
      .map(({ url }) => origin + url),
    isPartOf: websiteData(home),
    inLanguage: game.languages,
    genre,
    author: game.maker ? { '@type': 'Organization', name: game.maker } : undefined,
    publisher: isOwn
      ? { '@type': 'Organization', '@id': `${origin}/#organization`, name: site.name }
      : undefined,
    // The day of an import is no day of a game's.
    datePublished: hasTrueDate(game) ? toDay(game.publishedAt) : undefined,
    dateModified: hasTrueDate(game) ? toDay(game.updatedAt) : undefined,
    typicalAgeRange: game.rating.age === 'all' ? undefined : `${getMinYears(game.rating.age)}-`,
  }
}

function describePlaying({ origin }: Home, game: Game): Facts {
  return {
    applicationCategory: 'GameApplication',
    operatingSystem: 'Any',
    gamePlatform: pageMetadataTexts.browser,
    browserRequirements: pageMetadataTexts.browserNeeds,
    availableOnDevice: game.devices.map((device) => texts.game.device[device]).join(', '),
    playMode: listPlayModes(game.tags),
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    potentialAction: { '@type': 'PlayAction', target: origin + playPath(game.slug) },
  }
}

/** The rating is the share of likes, as on the page; without votes there is none. */
function describeJudgement({ likes, dislikes, plays }: Game): Facts {
  const percent = likedPercent({ likes, dislikes })
  return {
    aggregateRating:
      percent === null
        ? undefined
        : {
            '@type': 'AggregateRating',
            ratingValue: percent,
            bestRating: 100,
            worstRating: 0,
            ratingCount: likes + dislikes,
          },
    interactionStatistic:
      plays > 0
        ? {
            '@type': 'InteractionCounter',
            interactionType: { '@type': 'PlayAction' },
            userInteractionCount: plays,
          }
        : undefined,
  }
}

/** The crumbs the page shows. */
function listGameCrumbs(game: Game, categories: CategoryLists): Crumb[] {
  const [category] = categories.listCategoriesOf(game)
  const tag = game.tags.find((name) => isLinkedTag(categories, name))
  const here = { name: game.title, path: gamePath(game.slug) }
  if (category) return [{ name: category.label, path: categoryPath(category.id) }, here]
  return tag ? [{ name: nameTag(tag), path: tagPath(tag) }, here] : [here]
}

const MAX_GENRES = 8

/** The labels of its categories, then the tags that say more than these. */
export function listGenres(game: Game, categories: CategoryLists): string[] {
  const labels = categories.listCategoriesOf(game).map(({ label }) => label)
  const tags = game.tags.filter((tag) => !categories.findCategoryOfTag(tag)).map(nameTag)
  return [...new Set([...labels, ...tags])].slice(0, MAX_GENRES)
}

function listPlayModes(tags: readonly string[]): string[] {
  const modes = tags.flatMap((tag) => (Object.hasOwn(PLAY_MODES, tag) ? PLAY_MODES[tag]! : []))
  return [...new Set(modes)].map((mode) => `https://schema.org/${mode}`)
}

function toDay(ms: number): string | undefined {
  return ms < FIRST_DAY_MS ? undefined : new Date(ms).toISOString().slice(0, 10)
}

/** Unknown values are left out, empty lists too. */
function dropUnknown(node: DataNode): DataNode {
  const isKnown = (value: DataValue | undefined) =>
    value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(node).filter(([, value]) => isKnown(value))) as DataNode
}
