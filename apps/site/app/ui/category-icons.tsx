/** The drawn, colourful signs of the categories: 34 units, lit from the upper left, an outline one shade deeper. */
import type { ReactNode } from 'react'

export type CategoryIconType =
  | 'Newest'
  | 'HotGames'
  | 'BestGames'
  | 'EditorPicks'
  | 'Cars'
  | 'Girls'
  | 'Kids'
  | 'Tags'

function shine(d: string): ReactNode {
  return <path d={d} fill="none" stroke="#fff" strokeOpacity=".75" strokeWidth="1.6" strokeLinecap="round" />
}

const DRAWINGS: Record<CategoryIconType, ReactNode> = {
  Newest: (
    <>
      <path
        d="M6 14 12 6h11l6 8-11.5 15z"
        fill="#4cc3ff"
        stroke="#1566b8"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d="m6.8 14 5.6-7.200h4.300L13.2 14z" fill="#c9efff" />
      <path d="M21.8 14H28L17.6 27.600z" fill="#1f8fe0" />
      <path
        d="M6.5 14h22M13.2 14l4.3 14 4.3-14L17.5 6.500z"
        fill="none"
        stroke="#1566b8"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path
        d="m28 1.5 1.3 3.700L33 6.500l-3.7 1.300L28 11.500l-1.3-3.700L23 6.500l3.7-1.300z"
        fill="#fff3b0"
        stroke="#d99a10"
      />
    </>
  ),
  HotGames: (
    <>
      <path
        d="M18 2c1 5 9 8.5 9 17.500C27 26 22.5 31 17 31S7 26.5 7 20.500c0-4 2-6.5 3.5-8.5.5 2 1.5 3 2.5 3.500C12.5 10 15 5.5 18 2z"
        fill="#ff7a2f"
        stroke="#b8340c"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path
        d="M17.5 15c.5 3 5 4.5 5 9 0 3.5-2.5 5.5-5.3 5.500S12 27.3 12 24.200c0-2.2 1.1-3.5 2-4.5.3 1 .8 1.5 1.4 1.8-.2-2.5.7-4.7 2.1-6.500z"
        fill="#ffd84d"
      />
      {shine('M10.3 17.500c-.8 1.5-1 3-.7 4.5')}
    </>
  ),
  BestGames: (
    <>
      <path
        d="M9 7H4c-.5 6 2.5 9 7 9.500M25 7h5c.5 6-2.5 9-7 9.5"
        fill="none"
        stroke="#c77d0a"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path
        d="M8.5 4h17c.6 9.5-2 15-6.5 16.500V25h3.500c1.5 0 2.5 1 2.5 2.500V30H9v-2.500C9 26 10 25 11.5 25H15v-4.500C10.5 19 7.9 13.5 8.5 4z"
        fill="#ffc933"
        stroke="#b56f05"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d="m17 6.8 1.5 3 3.3.5-2.4 2.3.6 3.3-3-1.6-3 1.6.6-3.3-2.4-2.3 3.3-.5z" fill="#fff7d6" />
      {shine('M11 6.500c0 3 .3 5.5 1.2 7.5')}
    </>
  ),
  EditorPicks: (
    <>
      <path
        d="m11 19-3.5 12 5-2 3 3.500L18 21zM23 19l3.5 12-5-2-3 3.500L16 21z"
        fill="#ff5d8f"
        stroke="#a61e55"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="m17 1.5 3.2 2.6 4-.6 1.5 3.8 3.8 1.5-.6 4 2.6 3.2-2.6 3.2.6 4-3.8 1.5-1.5 3.8-4-.600L17 30.5"
        fill="none"
      />
      <circle cx="17" cy="13" r="11" fill="#b48bff" stroke="#5b2bb5" strokeWidth="1.8" />
      <circle cx="17" cy="13" r="7.5" fill="#f3ebff" />
      <path
        d="m17 7.6 1.6 3.3 3.6.5-2.6 2.5.6 3.6-3.2-1.7-3.2 1.7.6-3.6-2.6-2.5 3.6-.5z"
        fill="#ffb703"
        stroke="#b87a00"
        strokeWidth=".8"
        strokeLinejoin="round"
      />
      {shine('M8.3 11c.7-2.5 2.2-4.3 4.4-5.2')}
    </>
  ),
  Cars: (
    <>
      <path
        d="M2.5 20.500c0-3.5 1.5-4.8 5.5-5.5 2-4.5 4.5-7 9.5-7 5.5 0 8 2.5 10.5 7 3 .7 4 2.2 4 5.5 0 2.5-1 3.5-3 3.500H5.500c-2 0-3-1-3-3.500z"
        fill="#ff6b4a"
        stroke="#a82a14"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d="M10 15c1.4-3 3.2-4.3 6-4.300V15zM18 10.700c3.5 0 5.4 1.6 7.4 4.300H18z" fill="#d9f3ff" />
      <circle cx="10" cy="24.5" r="4.6" fill="#22204a" />
      <circle cx="25" cy="24.5" r="4.6" fill="#22204a" />
      <circle cx="10" cy="24.5" r="1.9" fill="#dfe4ff" />
      <circle cx="25" cy="24.5" r="1.9" fill="#dfe4ff" />
      <circle cx="30.3" cy="19" r="1.4" fill="#fff3a8" />
      {shine('M4.8 18.500c1-.9 2.5-1.3 4.5-1.6')}
    </>
  ),
  Girls: (
    <>
      <path
        d="M7.5 18h19L24 30.500c-.2.9-.8 1.5-1.7 1.500H11.700c-.9 0-1.5-.6-1.7-1.500z"
        fill="#b48bff"
        stroke="#5b2bb5"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="m13 20 1 10M17 20v10M21 20l-1 10"
        stroke="#5b2bb5"
        strokeOpacity=".5"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <path
        d="M6 18.500C3.5 14.5 6 12 8.5 12 7.5 7.5 12 6 14 7c1-2.5 5-2.5 6 0 2-1 6.5.5 5.5 5 2.5 0 5 2.5 2.5 6.5-1.5 2-4 1.5-5.5.3-1.5 1.5-4 1.5-5.5 0-1.5 1.5-4 1.5-5.5 0-1.5 1.2-4 1.7-5.5-.3z"
        fill="#ff8fc0"
        stroke="#b8307a"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <circle cx="17" cy="4.7" r="3" fill="#ff3d5e" stroke="#9c1230" strokeWidth="1.4" />
      {shine('M9 15.300c0-1.2.7-1.9 1.8-2.2')}
    </>
  ),
  Kids: (
    <>
      <circle cx="8" cy="8.5" r="4.8" fill="#ffb84d" stroke="#a85a06" strokeWidth="1.7" />
      <circle cx="26" cy="8.5" r="4.8" fill="#ffb84d" stroke="#a85a06" strokeWidth="1.7" />
      <ellipse cx="17" cy="18.5" rx="13.3" ry="12" fill="#ffb84d" stroke="#a85a06" strokeWidth="1.8" />
      <ellipse cx="17" cy="22.5" rx="6.3" ry="5" fill="#fff0d6" />
      <circle cx="11.7" cy="16" r="2.1" fill="#2a1a3d" />
      <circle cx="22.3" cy="16" r="2.1" fill="#2a1a3d" />
      <circle cx="12.4" cy="15.2" r=".8" fill="#fff" />
      <circle cx="23" cy="15.2" r=".8" fill="#fff" />
      <ellipse cx="17" cy="20.6" rx="2.1" ry="1.5" fill="#2a1a3d" />
      <path
        d="M17 22v1.200c-.6 1.5-2.5 1.5-3.1.4M17 23.200c.6 1.5 2.5 1.5 3.1.4"
        fill="none"
        stroke="#2a1a3d"
        strokeWidth="1.2"
        strokeLinecap="round"
      />
      {shine('M6.8 16.500c.8-3 2.5-5 5-6.2')}
    </>
  ),
  Tags: (
    <>
      <path
        d="M3.5 15.500V7.300c0-1.7 1.3-3 3-3h8.300c.8 0 1.5.3 2.1.9L29 17.300c1.2 1.2 1.2 3 0 4.200l-8.3 8.300c-1.2 1.2-3 1.2-4.2 0L4.4 17.600c-.6-.6-.9-1.3-.9-2.100z"
        fill="#3ddc97"
        stroke="#0c7a52"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <circle cx="10" cy="10.7" r="2.6" fill="#fff" stroke="#0c7a52" strokeWidth="1.4" />
      <path d="m14.5 19 4.5-4.500M18.5 23l4.5-4.5" stroke="#0c7a52" strokeWidth="2" strokeLinecap="round" />
      {shine('M6 14.500V8.7')}
    </>
  ),
}

export function CategoryIcon({ type, className }: { type: CategoryIconType; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 34 34"
      width="34"
      height="34"
      aria-hidden="true"
      focusable="false"
    >
      {DRAWINGS[type]}
    </svg>
  )
}
