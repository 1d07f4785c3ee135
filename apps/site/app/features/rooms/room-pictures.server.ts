/** The addresses of the rooms' drawings. Only the server has the list; a page gets only its own. */

const DRAWINGS = import.meta.glob<string>('./drawings/room-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** A category that an operator made has the living room. */
export function findRoomPicture(categoryId: string): string {
  return DRAWINGS[`./drawings/room-${categoryId}.svg`] ?? DRAWINGS['./drawings/room-house.svg']!
}
