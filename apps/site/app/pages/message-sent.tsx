import type { Route } from './+types/message-sent'
import { portalContext } from '#app/context.ts'
import { contactTexts as texts } from '#app/features/contact/contact-texts.ts'
import { MessageSent } from '#app/features/contact/message-sent.tsx'
import { headTags } from '#app/features/sites/head-tags.ts'
import { loadPayload, type PayloadLoader } from '#app/features/navigation/on-navigation.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(portalContext)
  return { title: `${texts.sentTitle} – ${site.name}`, audience: site.audience }
}

export const clientLoader = loadPayload as PayloadLoader<typeof loader>

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags({ title: loaderData.title, description: texts.sentText, isIndexed: false })
}

export default function MessageSentPage({ loaderData }: Route.ComponentProps) {
  return <MessageSent audience={loaderData.audience} isPage />
}
