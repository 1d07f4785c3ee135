/** All tables of verbs, by SDK. Run by itself (`npm run verbs -w @playhouse/sdk`) it writes them into the document. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PORTAL_SDKS } from './addresses.ts'
import type { Verb } from './verb-rows.ts'
import { CRAZYGAMES_V2_VERBS, CRAZYGAMES_V3_VERBS } from './verbs-crazygames.ts'
import { GAMEDISTRIBUTION_VERBS, GAMEMONETIZE_VERBS, GAMEPIX_VERBS } from './verbs-distributors.ts'
import {
  NEWGROUNDS_OTHERS,
  NEWGROUNDS_VERBS,
  Y8_VERBS,
  YOUTUBE_OTHERS,
  YOUTUBE_VERBS,
} from './verbs-others.ts'
import { PLAYGAMA_OTHERS, PLAYGAMA_VERBS } from './verbs-playgama.ts'
import { POKI_VERBS } from './verbs-poki.ts'
import { YANDEX_OBJECTS, YANDEX_OTHERS, YANDEX_VERBS } from './verbs-yandex.ts'

export interface VerbTable {
  verbs: readonly Verb[]
  /** Verbs that have tests of their own, because they give functions, objects or the time. */
  others: readonly string[]
}

const others = [] as const

export const VERB_TABLES: Readonly<Record<string, VerbTable>> = {
  poki: { verbs: POKI_VERBS, others },
  'crazygames-v3': { verbs: CRAZYGAMES_V3_VERBS, others },
  'crazygames-v2': { verbs: CRAZYGAMES_V2_VERBS, others },
  gamedistribution: { verbs: GAMEDISTRIBUTION_VERBS, others },
  gamemonetize: { verbs: GAMEMONETIZE_VERBS, others },
  gamepix: { verbs: GAMEPIX_VERBS, others },
  y8: { verbs: Y8_VERBS, others },
  yandex: { verbs: YANDEX_VERBS, others: [...YANDEX_OBJECTS, ...YANDEX_OTHERS] },
  playgama: { verbs: PLAYGAMA_VERBS, others: PLAYGAMA_OTHERS },
  youtube: { verbs: YOUTUBE_VERBS, others: YOUTUBE_OTHERS },
  newgrounds: { verbs: NEWGROUNDS_VERBS, others: NEWGROUNDS_OTHERS },
}

const KINDS = [
  ['works', 'Works'],
  ['none', 'Answers as documented when there is none'],
  ['nothing', 'No effect'],
] as const
const PREFIX_RE = /^(?:PokiSDK|CrazyGames\.SDK|GamePix|ID|bridge|ytgame|ysdk|Newgrounds)\./

/** The part of the document between its marks. */
export function describeVerbs(): string {
  return PORTAL_SDKS.map(({ id, label }) => {
    const table = VERB_TABLES[id]!
    const list = (kind: Verb['kind']) => [
      ...table.verbs.filter((verb) => verb.kind === kind).map(({ verb }) => verb),
      ...(kind === 'works' ? table.others : []),
    ]
    const rows = KINDS.filter(([kind]) => list(kind).length > 0).map(([kind, title]) => {
      const names = list(kind).map((verb) => `\`${verb.replace(PREFIX_RE, '')}\``)
      return `| ${title} | ${names.length} | ${names.join(' ')} |`
    })
    return [`### ${label}`, '', '| answer | count | verbs |', '|---|---|---|', ...rows].join('\n')
  }).join('\n\n')
}

export const VERBS_RE = /(<!-- verbs -->\n)[\s\S]*?(\n<!-- \/verbs -->)/

if (import.meta.main) {
  const document = join(import.meta.dirname, '../../../docs/portal-sdks.md')
  const text = await readFile(document, 'utf8')
  const tables = describeVerbs()
  await writeFile(
    document,
    text.replace(VERBS_RE, (_all, before: string, after: string) => `${before}\n${tables}\n${after}`),
  )
}
