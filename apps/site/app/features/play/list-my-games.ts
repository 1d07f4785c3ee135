/** The games of this browser, each once. */
import { type LocalData, listListed } from '#app/features/local-data/local-data.ts'
import { nameOfSlug } from '#app/domain/slug.ts'

export interface MyGame {
  slug: string
  title: string
  coverVersion: string
  isFavourite: boolean
  isLiked: boolean
  isOffline: boolean
}

type NamedGame = { slug: string; title: string; coverVersion?: string }
type SavedGame = NamedGame & { isStarter?: boolean | undefined }

/** Recently played first, then favourites, liked ones and offline games. A starter game counts only if it is in another list. */
export function listMyGames(
  data: Pick<LocalData, 'recent' | 'favourites' | 'votes' | 'unlisted'>,
  offline: readonly SavedGame[],
): MyGame[] {
  const liked = Object.entries(data.votes)
    .filter(([, { value }]) => value === 1)
    .map(([slug]) => slug)
    .reverse()
  const named: NamedGame[] = [
    ...data.recent,
    ...data.favourites,
    ...offline.filter(({ isStarter }) => !isStarter),
  ]
  const likedGames = liked.map(
    (slug) => named.find((game) => game.slug === slug) ?? { slug, title: nameOfSlug(slug) },
  )
  const all: NamedGame[] = [...data.recent, ...data.favourites, ...likedGames, ...named]
  const bySlug = new Map(all.toReversed().map((game) => [game.slug, game]))
  const isAmong = (list: readonly { slug: string }[], slug: string) => list.some((game) => game.slug === slug)
  return listListed(
    [...new Set(all.map(({ slug }) => slug))].map((slug) => bySlug.get(slug)!),
    data,
  ).map(({ slug, title, coverVersion = '' }) => ({
    ...{ slug, title, coverVersion },
    isFavourite: isAmong(data.favourites, slug),
    isLiked: liked.includes(slug),
    isOffline: isAmong(offline, slug),
  }))
}
