/** What a new installation still needs, until everything is done. */
import { hasExampleOperator } from '#app/domain/site.ts'
import { isSampleHost } from '#app/features/sites/sample-hosts.ts'
import { findOrigin } from '#app/features/sites/site-layers.ts'
import { parseRawSite, type RawSite } from '#app/features/sites/sites.server.ts'
import { listImportedArticles } from '../ledger/articles.ts'
import { readSites, type SiteContext } from './site-store.ts'

export interface SetupStep {
  id: string
  isDone: boolean
  text: string
  /** A page of the console; null where only a command does it. */
  to: string | null
  command: string
  /** Where the default may be right: a press that says so. */
  keep: { text: string; host: string; change: Record<string, unknown> } | null
}

interface Done {
  hasFeed: boolean
  hasBackup: boolean
}

/** Empty when everything is done. */
export async function listSteps(context: SiteContext, { hasFeed, hasBackup }: Done): Promise<SetupStep[]> {
  const { raw } = await readSites(context)
  const own = raw.filter(({ host }) => !isSampleHost(host))
  const shown = own.length > 0 ? own : raw.filter(({ host }) => host === 'localhost')
  const articles = await listImportedArticles(context.ledger)
  const steps = [
    ...listSiteSteps(shown, own.length > 0),
    {
      id: 'feed',
      isDone: hasFeed,
      text: 'Add a feed of games',
      to: '/feeds',
      command: 'feed add <provider> <address>',
      keep: null,
    },
    {
      id: 'article',
      isDone: articles.length > 0,
      text: 'Write the first article',
      to: '/articles',
      command: 'articles import <file>',
      keep: null,
    },
    {
      ...{ id: 'backup', isDone: hasBackup, text: 'Make a backup' },
      ...{ to: '/health', command: 'backup <folder>', keep: null },
    },
  ]
  return steps.every(({ isDone }) => isDone) ? [] : steps
}

function listSiteSteps(shown: readonly RawSite[], hasOwn: boolean): SetupStep[] {
  const host = shown[0]?.host ?? 'localhost'
  const to = (group: string) => (hasOwn ? `/sites/${host}?group=${group}` : '/sites')
  const isNamed = ({ host: of, settings, edits }: RawSite) =>
    findOrigin(settings, edits, 'title') !== 'default' &&
    parseRawSite({ host: of, file: null, settings, edits }).site?.name !== of
  return [
    {
      id: 'site',
      isDone: hasOwn,
      text: 'Add your site with its own host name',
      to: '/sites',
      command: 'site add games.example.com --name "My games"',
      keep: null,
    },
    {
      id: 'name',
      isDone: hasOwn && shown.every(isNamed),
      text: 'Give it a name and a title of its own',
      to: to('texts'),
      command: `site set ${host} title "…"`,
      keep: null,
    },
    {
      id: 'audience',
      isDone:
        hasOwn && shown.every(({ settings, edits }) => findOrigin(settings, edits, 'audience') !== 'default'),
      text: 'Decide who it is for: children, everybody, or adults',
      to: to('audience'),
      command: `site set ${host} audience mixed`,
      keep: hasOwn ? { text: 'It is for children', host, change: { audience: 'child' } } : null,
    },
    {
      id: 'imprint',
      isDone: shown.every((raw) => {
        const { site } = parseRawSite(raw)
        return site !== null && !hasExampleOperator(site)
      }),
      text: 'Name yourself in the imprint',
      to: to('texts'),
      command: `site set ${host} operatorName "…"`,
      keep: null,
    },
  ]
}
