/** Web vitals of this page for its visitor; measured by the browser, sent when the page is left. */
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { track } from './track.ts'

export function startVitals(): void {
  const report = ({ name, value }: Metric) => track(name, { value })
  for (const measure of [onLCP, onINP, onCLS, onFCP, onTTFB]) measure(report)
}
