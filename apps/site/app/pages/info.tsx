import type { Route } from './+types/info'
import { portalContext } from '#app/context.ts'
import { listInfoPageKeys } from '#app/domain/info-page.ts'
import { listSections, splitDetail } from '#app/features/articles/article-view.ts'
import { infoPageData } from '#app/features/seo/site-data.server.ts'
import { setPageMetadata } from '#app/features/seo/page-metadata.server.ts'
import { toPictures } from '#app/features/articles/article-pictures.ts'
import { fillGameCards } from '#app/features/articles/game-cards.ts'
import { InfoPageBody } from '#app/features/articles/info-page-body.tsx'
import { fillInfoPage } from '#app/features/articles/site-values.ts'
import { contactTexts } from '#app/features/contact/contact-texts.ts'
import { ContactForm } from '#app/features/contact/contact-form.tsx'
import {
  CONTACT_FORM_MARK,
  listReachedHosts,
  listRemoteProviders,
  toSiteWords,
} from '#app/features/privacy/site-words.ts'
import { headTags } from '#app/features/sites/head-tags.ts'
import { loadPayload, type PayloadLoader } from '#app/features/navigation/on-navigation.ts'
import { infoPath } from '#app/site-paths.ts'
import { notFound } from './page-context.ts'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { site, content, catalogue, contact, hasServiceWorker, hasConsole, backupDays, gamesOrigin } =
    context.get(portalContext)
  const key = listInfoPageKeys(site.audience).find((known) => known === params.infoKey)
  const own = key === undefined ? content.findOwnPage(params.infoKey) : null
  const page = key === undefined ? own && { ...own, key: own.slug } : content.getInfoPage(key, site.host)
  if (!page) notFound({ context, request })
  const remoteProviders = listRemoteProviders(catalogue)
  const reachedHosts = listReachedHosts(catalogue)
  const facts = { site, hasServiceWorker, hasConsole, backupDays, gamesOrigin, remoteProviders, reachedHosts }
  const words = toSiteWords(facts)
  const filled = fillInfoPage(page, words)
  const { title, summary, updatedAt } = filled
  const detail = own ? toPictures(fillGameCards(filled.detail, catalogue)) : filled.detail
  const path = infoPath(page.key)
  setPageMetadata(context, (home) => ({
    title,
    description: summary,
    path,
    data: infoPageData(home, { key: page.key, title, summary, updatedAt }, path),
  }))
  const { heading, body } = splitDetail(detail)
  const [before = '', ...rest] = body.split(CONTACT_FORM_MARK)
  const isBack = Object.keys(contact?.faults ?? {}).length > 0
  const fullTitle = `${title} – ${site.name}`
  return {
    title: isBack ? contactTexts.notSentTitle(fullTitle) : fullTitle,
    description: summary,
    ownPages: content.listOwnPages().map(({ slug, title: name }) => ({ slug, title: name })),
    page: { key: page.key, heading, before, after: rest.join(''), contents: listSections(body), updatedAt },
    form: rest.length === 0 ? null : { audience: site.audience, answer: contact },
  }
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData)
}

export default function InfoRoutePage({ loaderData: { page, form } }: Route.ComponentProps) {
  return <InfoPageBody page={page}>{form && <ContactForm key={page.key} {...form} />}</InfoPageBody>
}
