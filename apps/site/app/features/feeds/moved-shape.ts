/** The shape of a game that was moved in from another portal's software, under whichever provider it is played. */

/** The fields of `moved`, all texts. */
export interface MovedRecord {
  /** The provider's id of the game where its address has it, else an id made from the address. */
  id: string
  title: string
  description: string
  instructions: string
  url: string
  width: string
  height: string
  /** Separated by commas. */
  category: string
  tags: string
  /** ISO 8601; empty when it is not known. */
  publishedAt: string
  /** Addresses of pictures, best first. */
  covers: string[]
}

export const MOVED_SHAPE = {
  name: 'moved in',
  listPath: '',
  signature: ['moved.id', 'moved.title', 'moved.url'],
  fields: {
    id: 'moved.id',
    title: 'moved.title',
    description: 'moved.description',
    instructions: 'moved.instructions',
    url: 'moved.url',
    width: 'moved.width',
    height: 'moved.height',
    category: 'moved.category',
    tags: 'moved.tags',
    publishedAt: 'moved.publishedAt',
  },
  covers: { wide: ['moved.covers'] },
}
