/** The AI crawlers that say who they are, by what they come for. Each obeys the group of `robots.txt` that names it. */
import type { Site } from '#app/domain/site.ts'

export const AI_CRAWLERS = {
  /** Texts and pictures go into the making of a model. None of these decides over a place in a search engine. */
  aiTraining: [
    'GPTBot',
    'ClaudeBot',
    'CCBot',
    'Google-Extended',
    'Applebot-Extended',
    'Meta-ExternalAgent',
    'Bytespider',
  ],
  /** Builds the index that an assistant answers from, with a link. */
  aiSearch: ['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot'],
  /** Fetches one page on a user's request; some of these do not read `robots.txt`. */
  aiUserFetch: ['ChatGPT-User', 'Claude-User', 'Perplexity-User'],
} as const
export type AiPurpose = keyof typeof AI_CRAWLERS

export const AI_PURPOSES = Object.keys(AI_CRAWLERS) as AiPurpose[]

export function isRefused({ discovery }: Pick<Site, 'discovery'>, purpose: AiPurpose): boolean {
  return !discovery[purpose]
}
