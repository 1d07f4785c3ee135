export const voteTexts = {
  /** What the button shows must be part of its name. */
  like: (percent: number | null) => (percent === null ? 'I like it' : `I like it, as ${percent} % do`),
  dislike: 'I do not like it: dislike',
  likeShort: 'Like',
  dislikeShort: 'Dislike',
  likedBy: (percent: number) => `${percent} %`,
  tooMany: 'Many votes on this game came from your network. Please try again later.',
  notKept: 'Your vote could not be kept just now. Please try again in a minute.',
}
