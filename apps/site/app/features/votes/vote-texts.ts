export const voteTexts = {
  /** What the button shows must be part of its name. */
  like: (percent: number | null) => (percent === null ? 'I like it' : `I like it, as ${percent}\u00a0% do`),
  liked: 'I like it: liked',
  dislike: 'I do not like it: dislike',
  likeShort: 'Like',
  likedShort: 'Liked',
  dislikeShort: 'Dislike',
  likedBy: (percent: number) => `${percent}\u00a0%`,
  tooMany: 'Many votes on this game came from your network. Please try again later.',
  notStored: 'Your vote could not be stored. Please try again later.',
}
