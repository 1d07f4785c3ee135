/** The drawings of `category-icons.svg`. */
export const CATEGORY_ICON_NAMES = [
  'HotGames',
  'Newest',
  'BestGames',
  'EditorPicks',
  'Cars',
  'Girls',
  'Kids',
  'puzzle',
  'action',
  'adventure',
  'arcade',
  'racing',
  'sports',
  'shooting',
  'match-3',
  'bubble-shooter',
  'mahjong',
  'solitaire',
  'cards',
  'board',
  'word',
  'hidden-object',
  'merge',
  'strategy',
  'simulation',
  'skill',
  '2-player',
  'io',
  'quiz',
  'educational',
  'cooking',
  'animals',
  'Tags',
] as const
export type CategoryIconName = (typeof CATEGORY_ICON_NAMES)[number]

export function isCategoryIconName(name: string): name is CategoryIconName {
  return (CATEGORY_ICON_NAMES as readonly string[]).includes(name)
}
