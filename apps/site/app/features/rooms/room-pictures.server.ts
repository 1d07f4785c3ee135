/** The addresses of the rooms' drawings. Only the server has the list; a page gets only its own. */

const DRAWINGS = import.meta.glob<string>('./drawings/room-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Null for a category that an operator made. */
export function findOwnRoomPicture(categoryId: string): string | null {
  return DRAWINGS[`./drawings/room-${categoryId}.svg`] ?? null
}

/** A category that an operator made has the living room. */
export function findRoomPicture(categoryId: string): string {
  return findOwnRoomPicture(categoryId) ?? DRAWINGS['./drawings/room-house.svg']!
}
