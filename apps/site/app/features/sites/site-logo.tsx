/** The site's wordmark: its letters, with its icon before them. */
import { Logo } from '#app/ui/logo.tsx'
import { usePublicSite } from '#app/domain/public-site.ts'

export function SiteLogo({ height }: { height?: number }) {
  const site = usePublicSite()
  if (!site) return null
  return <Logo name={site.name} height={height} {...site.logo} />
}
