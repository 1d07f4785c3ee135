import type { Route } from './+types/developers'
import sdkFiles from '@playhouse/sdk/files.json' with { type: 'json' }
import { PORTAL_SDKS } from '@playhouse/sdk/portal-sdks'
import { SDK_VERBS } from '@playhouse/sdk/verbs'
import { portalContext } from '#app/context.ts'
import { listDeveloperRules } from '#app/features/developers/developer-rules.server.ts'
import { developersTexts as texts } from '#app/features/developers/developers-texts.ts'
import { DevelopersView, type SdkFile } from '#app/features/developers/developers-view.tsx'
import { loadPayload, type PayloadLoader } from '#app/features/navigation/on-navigation.ts'
import { setPageMetadata } from '#app/features/seo/page-metadata.server.ts'
import { infoPageData } from '#app/features/seo/site-data.server.ts'
import { headTags } from '#app/features/sites/head-tags.ts'
import { siteOrigin } from '#app/features/sites/public-site.server.ts'
import { DEVELOPERS_PATH } from '#app/site-paths.ts'
import { notFound } from './page-context.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const { site, port } = context.get(portalContext)
  if (!site.developers) notFound({ context, request })
  const description = texts.lead(site.name)
  const path = DEVELOPERS_PATH
  const page = { key: 'developers', title: texts.name, summary: description }
  setPageMetadata(context, (home) => ({
    title: texts.name,
    description,
    path,
    data: infoPageData(home, page, path),
  }))
  return {
    title: `${texts.name} – ${site.name}`,
    description,
    siteName: site.name,
    version: sdkFiles.version,
    files: listSdkFiles(),
    snippet: writeSnippet(siteOrigin(site, port)),
    portals: PORTAL_SDKS.map(({ label }) => label),
    verbs: SDK_VERBS,
    rules: listDeveloperRules(),
  }
}

function listSdkFiles(): SdkFile[] {
  const { protocol, js, mjs, types, host } = sdkFiles
  const name = (ending: string) => `v${protocol}.${ending}`
  return [
    { kind: 'js', name: name('js'), ...js },
    { kind: 'mjs', name: name('mjs'), ...mjs },
    { kind: 'types', name: name('d.ts'), ...types, integrity: null },
    { kind: 'host', name: name('host.mjs'), ...host, integrity: null },
  ]
}

const writeSnippet = (origin: string) => `<script src="${origin}/sdk/v${sdkFiles.protocol}.js"></script>
<script>
  const playhouse = Playhouse.createPlayhouse({
    game: 'my-game',
  })
  playhouse.init().then(({ muted, lang }) => {
    startGame({ muted, lang })
    playhouse.ready()
  })
</script>`

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData)
}

export default function DevelopersPage({ loaderData }: Route.ComponentProps) {
  return <DevelopersView {...loaderData} />
}
