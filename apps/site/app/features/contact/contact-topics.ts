/** What a message may be about. */
export const TOPICS = ['game', 'idea', 'question', 'privacy', 'grown-up', 'maker', 'other'] as const
export type Topic = (typeof TOPICS)[number]
