/** Icons of one hand: 24 units, round 2 unit strokes in the colour of the text. Always beside words or a label. */
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
