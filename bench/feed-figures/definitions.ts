/** Providers for two files of records that no provider offers for embedding: they show that any CSV can be read. */
export const SAMPLE_DEFINITIONS: readonly object[] = [
  {
    provider: 'sample-kongregate',
    label: 'A ranked catalogue',
    licence: 'None: for measuring only',
    format: 'csv',
    fields: { id: 'canonical_game_key', title: 'game_name', maker: 'developer', category: 'categories' },
    play: 'https://www.kongregate.com/embed/{canonical_game_key}',
    playHosts: ['www.kongregate.com'],
  },
  {
    provider: 'sample-itch',
    label: 'A research set',
    licence: 'None: for measuring only',
    format: 'csv',
    fields: {
      id: 'game_url',
      title: 'game_name',
      description: 'game_desc',
      category: 'game_genres',
      tags: 'game_tags',
    },
    play: 'https://itch.example/embed/{game_url}',
    playHosts: ['itch.example'],
  },
]
