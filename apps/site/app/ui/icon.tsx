/** Icons in one style: 24 units, round 2 unit strokes in the text colour. Always beside text or a label. */
import type { ReactNode } from 'react'

interface IconProps {
  className?: string
}

export function draw(shapes: ReactNode, isFilled = false) {
  return function Icon({ className }: IconProps) {
    return (
      <svg
        className={className}
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill={isFilled ? 'currentColor' : 'none'}
        stroke={isFilled ? 'none' : 'currentColor'}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {shapes}
      </svg>
    )
  }
}
