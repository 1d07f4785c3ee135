export const voteTexts = {
  /** What the button shows must be part of its name. */
  like: (percent: number | null) => (percent === null ? 'Like' : `Like, ${percent}\u00a0% of votes`),
  liked: 'Liked',
  dislike: 'Dislike',
  disliked: 'Disliked',
  likeShort: 'Like',
  likedBy: (percent: number) => `${percent}\u00a0%`,
  tooMany: 'Many votes on this game came from your network. Please try again later.',
  notStored: 'Your vote could not be stored. Please try again later.',
}
