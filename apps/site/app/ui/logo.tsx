/** The wordmark. Its o is a house whose lit window is a play button; the colours are the text's and the accent. */
import { LOGO_RATIO } from './logo-size.ts'

export function Logo({ height = 32, className }: { height?: number; className?: string }) {
  return (
    <svg
      className={className}
      width={Math.round(height * LOGO_RATIO)}
      height={height}
      role="img"
      aria-label="playhouse"
    >
      <use href="/logo.svg#logo" />
    </svg>
  )
}
