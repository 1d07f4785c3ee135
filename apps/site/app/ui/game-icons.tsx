/** Icons of a game's page and of saved games. */
import { draw } from './icon.tsx'

export const ThumbUpIcon = /* @__PURE__ */ draw(
  <>
    <path d="M7 10.5 11.3 3c1.9 0 3 1.4 2.7 3.200L13.4 9.500H19a2 2 0 0 1 2 2.400l-1.3 6.500a2.3 2.3 0 0 1-2.3 1.900H7z" />
    <path d="M3 10.500h4v9.800H3z" />
  </>,
)
export const ThumbDownIcon = /* @__PURE__ */ draw(
  <>
    <path d="M17 13.5 12.7 21c-1.9 0-3-1.4-2.7-3.200l.6-3.300H5a2 2 0 0 1-2-2.400l1.3-6.500a2.3 2.3 0 0 1 2.3-1.900H17z" />
    <path d="M21 13.500h-4V3.700h4z" />
  </>,
)
export const ShareIcon = /* @__PURE__ */ draw(
  <>
    <circle cx="6" cy="12" r="3" />
    <circle cx="17.5" cy="5.5" r="3" />
    <circle cx="17.5" cy="18.5" r="3" />
    <path d="m8.7 10.6 6.2-3.600M8.7 13.400l6.2 3.6" />
  </>,
)
export const FlagIcon = /* @__PURE__ */ draw(
  <path d="M5 21.500V3.500M5 4.500c4-2.5 8 2 14 0v9.500c-6 2-10-2.5-14 0" />,
)
export const KeyboardIcon = /* @__PURE__ */ draw(
  <>
    <rect x="2" y="5.5" width="20" height="13" rx="3" />
    <path d="M6 9.700h.01M10 9.700h.01M14 9.700h.01M18 9.700h.01M6 14.300h.01M18 14.300h.01M9.5 14.300h5" />
  </>,
)
export const MouseIcon = /* @__PURE__ */ draw(
  <>
    <rect x="6" y="2.5" width="12" height="19" rx="6" />
    <path d="M12 6.500v4" />
  </>,
)
export const TouchIcon = /* @__PURE__ */ draw(
  <>
    <path d="M9 12.500V5.600a1.8 1.8 0 0 1 3.6 0v5l5 1.100c1.5.4 2.4 1.6 2.2 3.200l-.7 3.700c-.4 1.8-1.6 2.9-3.4 2.900h-3.200c-1.5 0-2.7-.6-3.6-1.800L4.8 14.900c-.7-1-.4-2.2.6-2.8.9-.5 1.9-.3 2.6.5z" />
    <path d="M5.8 7.500a5.2 5.2 0 0 1 10-1.9" />
  </>,
)
export const GamepadIcon = /* @__PURE__ */ draw(
  <>
    <path d="M7.5 6h9c3 0 4.6 2.7 5.2 7 .5 3.6-.2 5.5-1.9 5.5-2 0-2.7-3-5-3H9.200c-2.3 0-3 3-5 3-1.7 0-2.4-1.9-1.9-5.500C2.9 8.7 4.5 6 7.5 6z" />
    <path d="M8.5 9v4M6.5 11h4M15 9.700h.01M17.5 12.300h.01" />
  </>,
)
export const DesktopIcon = /* @__PURE__ */ draw(
  <>
    <rect x="2" y="3.5" width="20" height="13.5" rx="2.5" />
    <path d="M12 17v4M7.5 21h9" />
  </>,
)
export const GlobeIcon = /* @__PURE__ */ draw(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c4 5 4 13 0 18M12 3c-4 5-4 13 0 18" />
  </>,
)
export const ShieldIcon = /* @__PURE__ */ draw(
  <path d="M12 3 5 5.5V11c0 4.5 2.9 8 7 10 4.1-2 7-5.5 7-10V5.5L12 3Zm0 5v5m0 3.2v.1" />,
)
export const StarIcon = /* @__PURE__ */ draw(
  <path d="M12 1.800c.7 0 1.2.4 1.5 1l2.3 4.8 5.2.7c1.4.2 1.9 1.9.9 2.900l-3.8 3.7.9 5.200c.2 1.3-1.2 2.3-2.4 1.700L12 19.400l-4.6 2.400c-1.2.6-2.6-.4-2.4-1.700l.9-5.2-3.8-3.700c-1-1-.5-2.7.9-2.900l5.2-.7 2.3-4.800c.3-.6.8-1 1.5-1z" />,
  true,
)
export const PriceIcon = /* @__PURE__ */ draw(<path d="M3.5 12V3.500H12l8.500 8.500-8.500 8.500zM8 8h.01" />)
export const RotateIcon = /* @__PURE__ */ draw(
  <>
    <rect x="8" y="8" width="8" height="13" rx="2" />
    <path d="M3.5 11a8.5 8.5 0 0 1 8.5-7.5 8.7 8.7 0 0 1 7 3.600M19.5 3v4.500H15" />
  </>,
)
export const TrophyIcon = /* @__PURE__ */ draw(
  <>
    <path d="M7 4h10v5a5 5 0 0 1-10 0z" />
    <path d="M7 5H4v2a3 3 0 0 0 3 3M17 5h3v2a3 3 0 0 1-3 3M12 14v3M8 20h8M9.500 20c0-2 1-3 2.500-3s2.500 1 2.500 3" />
  </>,
)
export const DownloadIcon = /* @__PURE__ */ draw(<path d="M12 3.500V15M7 10.500l5 5 5-5M4 20.500h16" />)
export const TrashIcon = /* @__PURE__ */ draw(
  <path d="M4 6.500h16M9 6V3.500h6V6M6 6.500l.9 12.200A2 2 0 0 0 8.9 20.500h6.200a2 2 0 0 0 2-1.800L18 6.500M10 10.500v6M14 10.500v6" />,
)
