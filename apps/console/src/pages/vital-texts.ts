/** The measurements of how fast pages are, in words. */
import type { VitalName } from '#app/features/analytics/events.ts'
import { formatNumber } from '../format.ts'
import type { Change } from './statistics-texts.ts'

export const VITAL_TEXTS: Record<VitalName, { name: string; hint: string }> = {
  LCP: { name: 'Main content is shown', hint: 'Largest Contentful Paint, good up to 2.5 s.' },
  INP: { name: 'Answer to a press', hint: 'Interaction to Next Paint, good up to 200 ms.' },
  CLS: { name: 'Content that moves', hint: 'Cumulative Layout Shift, good up to 0.1.' },
  FCP: { name: 'First text or picture', hint: 'First Contentful Paint, good up to 1.8 s.' },
  TTFB: { name: 'First answer of the server', hint: 'Time to First Byte, good up to 0.8 s.' },
}

export function formatVital(name: VitalName, value: number): string {
  return name === 'CLS' ? value.toFixed(3) : `${formatNumber(Math.round(value))} ms`
}

/** Less is better. */
export function describeVital(now: number, before: number | null): Change | null {
  if (before === null || before === 0) return null
  if (now === before) return { text: '±0', kind: 'same' }
  const share = formatNumber(Math.round((Math.abs(now - before) / before) * 100))
  return now < before ? { text: `−${share} %`, kind: 'better' } : { text: `+${share} %`, kind: 'worse' }
}
