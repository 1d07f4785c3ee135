/** Ads of the page that is open, for a site that has them on. */
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { AdSettings } from '#app/domain/ads.ts'
import { startPageAds } from './page-ads.ts'

export default function PageAds({ settings }: { settings: AdSettings }) {
  const { pathname } = useLocation()
  useEffect(() => startPageAds(settings), [settings, pathname])
  return null
}
