/** Test only: a complete game from the few fields that matter to a test. */
import { NO_AGE_EVIDENCE, UNRATED } from '#app/domain/rating.ts'
import type { Game } from '#app/domain/game.ts'

export function makeGame(fields: Partial<Game> & Pick<Game, 'slug'>): Game {
  return {
    title: `The game ${fields.slug}`,
    summary: 'A sentence.',
    description: 'A paragraph.',
    instructions: '',
    controls: { keyboard: [{ keys: ['←', '→'], does: 'Move' }] },
    categories: [],
    tags: ['puzzle'],
    maker: 'Somebody',
    provider: 'playhouse',
    providerId: fields.slug,
    source: { kind: 'own', url: `/games/${fields.slug}/`, fallbacks: [] },
    orientation: 'any',
    ratio: 1.6,
    devices: ['desktop', 'phone'],
    covers: { wide: null, square: null, tall: null },
    preview: null,
    media: [],
    languages: ['en'],
    rating: UNRATED,
    ageEvidence: NO_AGE_EVIDENCE,
    publishedAt: 1_700_000_000_000,
    updatedAt: 1_700_000_000_000,
    plays: 0,
    likes: 0,
    dislikes: 0,
    quality: 0.5,
    status: 'published',
    offline: true,
    sizeBytes: null,
    ...fields,
  }
}
