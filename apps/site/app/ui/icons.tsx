/** Icons of one hand: 24 units, round 2 unit strokes in the colour of the text. Always beside words or a label. */
import type { ReactNode } from 'react'

interface IconProps {
  className?: string
}

function draw(shapes: ReactNode, isFilled = false) {
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

export const SearchIcon = /* @__PURE__ */ draw(
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="M15.5 15.5 21 21" />
  </>,
)
export const PlayIcon = /* @__PURE__ */ draw(
  <path d="M7 4.6c0-1.5 1.6-2.4 2.9-1.6l11 7.3c1.2.8 1.2 2.6 0 3.4l-11 7.3c-1.3.8-2.9-.1-2.9-1.6z" />,
  true,
)
export const HeartIcon = /* @__PURE__ */ draw(
  <path d="M12 20.5C6 16.6 3 13 3 9.2 3 6.3 5.2 4 8 4c1.7 0 3.2.9 4 2.400C12.8 4.9 14.3 4 16 4c2.8 0 5 2.3 5 5.2 0 3.8-3 7.4-9 11.300z" />,
)
export const HeartFilledIcon = /* @__PURE__ */ draw(
  <path d="M12 21.300C5.5 17.2 2 13.3 2 9.2 2 5.7 4.7 3 8 3c1.6 0 3 .7 4 1.900C13 3.7 14.4 3 16 3c3.3 0 6 2.7 6 6.2 0 4.1-3.5 8-10 12.100z" />,
  true,
)
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
export const ShuffleIcon = /* @__PURE__ */ draw(
  <path d="M3 7h3.500c4.5 0 6.5 10 11 10H21M3 17h3.500c1.7 0 3-1.4 4.1-3.200M14 9.700C15 8.1 16.1 7 17.5 7H21M18.5 4 21.5 7l-3 3M18.5 14l3 3-3 3" />,
)
export const FullscreenIcon = /* @__PURE__ */ draw(
  <path d="M9 3.500H3.500V9M15 3.500h5.500V9M9 20.500H3.500V15M15 20.500h5.500V15" />,
)
export const ExitFullscreenIcon = /* @__PURE__ */ draw(
  <path d="M3.5 9H9V3.500M20.5 9H15V3.500M3.5 15H9v5.500M20.5 15H15v5.5" />,
)
export const TheatreIcon = /* @__PURE__ */ draw(
  <>
    <rect x="2.5" y="5.5" width="19" height="13" rx="3" />
    <path d="M6.5 9.500v5M17.5 9.500v5" />
  </>,
)
export const MuteIcon = /* @__PURE__ */ draw(
  <path d="M4 9.500v5h3.500L12 19V5L7.5 9.500zM16.5 9.500l5 5M21.5 9.500l-5 5" />,
)
export const UnmuteIcon = /* @__PURE__ */ draw(
  <path d="M4 9.500v5h3.500L12 19V5L7.5 9.500zM15.5 9a4.2 4.2 0 0 1 0 6M18.3 6.200a8.2 8.2 0 0 1 0 11.6" />,
)
export const RestartIcon = /* @__PURE__ */ draw(
  <path d="M4.5 12a7.5 7.5 0 1 0 2.6-5.700L4 9M4 3.500V9h5.5" />,
)
export const BackIcon = /* @__PURE__ */ draw(<path d="M10.5 5 3.5 12l7 7M4 12h16.5" />)
export const ArrowUpIcon = /* @__PURE__ */ draw(<path d="m5 10.5 7-7 7 7M12 4v16.5" />)
export const CloseIcon = /* @__PURE__ */ draw(<path d="m5.5 5.5 13 13M18.5 5.500l-13 13" />)
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
export const PhoneIcon = /* @__PURE__ */ draw(
  <>
    <rect x="6.5" y="2" width="11" height="20" rx="3" />
    <path d="M11 18.500h2" />
  </>,
)
export const TabletIcon = /* @__PURE__ */ draw(
  <>
    <rect x="4" y="2.5" width="16" height="19" rx="3" />
    <path d="M11 18h2" />
  </>,
)
export const DesktopIcon = /* @__PURE__ */ draw(
  <>
    <rect x="2" y="3.5" width="20" height="13.5" rx="2.5" />
    <path d="M12 17v4M7.5 21h9" />
  </>,
)
export const OfflineIcon = /* @__PURE__ */ draw(
  <path d="M7 18.500a4.5 4.5 0 0 1-.4-9A6 6 0 0 1 18 11a3.8 3.8 0 0 1-.5 7.500M12 11.500V20M9 17.300l3 3 3-3" />,
)
export const RotateIcon = /* @__PURE__ */ draw(
  <>
    <rect x="8" y="8" width="8" height="13" rx="2" />
    <path d="M3.5 11a8.5 8.5 0 0 1 8.5-7.5 8.7 8.7 0 0 1 7 3.600M19.5 3v4.500H15" />
  </>,
)
export const SunIcon = /* @__PURE__ */ draw(
  <>
    <circle cx="12" cy="12" r="4.3" />
    <path d="M12 2v2.200M12 19.800V22M2 12h2.200M19.8 12H22M4.9 4.900l1.6 1.600M17.5 17.500l1.6 1.600M4.9 19.100l1.6-1.600M17.5 6.500l1.6-1.6" />
  </>,
)
export const MoonIcon = /* @__PURE__ */ draw(
  <path d="M20.5 14.200A8.5 8.5 0 1 1 9.8 3.500a6.9 6.9 0 0 0 10.7 10.700z" />,
)
export const ClockIcon = /* @__PURE__ */ draw(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 6.500V12l3.7 2.3" />
  </>,
)
export const CheckIcon = /* @__PURE__ */ draw(<path d="m4.5 12.5 5 5L19.5 7" />)
export const DownloadIcon = /* @__PURE__ */ draw(<path d="M12 3.500V15M7 10.500l5 5 5-5M4 20.500h16" />)
export const UploadIcon = /* @__PURE__ */ draw(<path d="M12 16V4.500M7 9l5-5 5 5M4 20.500h16" />)
export const TrashIcon = /* @__PURE__ */ draw(
  <path d="M4 6.500h16M9 6V3.500h6V6M6 6.500l.9 12.200A2 2 0 0 0 8.9 20.500h6.200a2 2 0 0 0 2-1.800L18 6.500M10 10.500v6M14 10.500v6" />,
)
export const TagIcon = /* @__PURE__ */ draw(
  <>
    <path d="M3.5 11.600V5.500a2 2 0 0 1 2-2h6.100c.5 0 1 .2 1.4.6l7.3 7.300a2 2 0 0 1 0 2.800l-6.1 6.100a2 2 0 0 1-2.8 0L4.1 13a2 2 0 0 1-.6-1.400z" />
    <path d="M8 8h.01" />
  </>,
)
export const StarIcon = /* @__PURE__ */ draw(
  <path d="M12 1.800c.7 0 1.2.4 1.5 1l2.3 4.8 5.2.7c1.4.2 1.9 1.9.9 2.900l-3.8 3.7.9 5.200c.2 1.3-1.2 2.3-2.4 1.700L12 19.400l-4.6 2.400c-1.2.6-2.6-.4-2.4-1.700l.9-5.2-3.8-3.700c-1-1-.5-2.7.9-2.900l5.2-.7 2.3-4.800c.3-.6.8-1 1.5-1z" />,
  true,
)
export const HomeIcon = /* @__PURE__ */ draw(
  <path d="M3 11.5 12 3.500l9 8M5.5 9.800v8.700a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2V9.800M10 20v-5.500h4V20" />,
)
export const MenuIcon = /* @__PURE__ */ draw(<path d="M3.5 6.500h17M3.5 12h17M3.5 17.500h17" />)
export const WarningIcon = /* @__PURE__ */ draw(
  <path d="M10.3 4.200a2 2 0 0 1 3.4 0l7.8 13.300a2 2 0 0 1-1.7 3H4.200a2 2 0 0 1-1.7-3zM12 9.500v4.500M12 17.300h.01" />,
)
export const CopyIcon = /* @__PURE__ */ draw(
  <>
    <rect x="8.5" y="8.5" width="12" height="12" rx="2.5" />
    <path d="M15.5 8V6A2.5 2.5 0 0 0 13 3.500H6A2.5 2.5 0 0 0 3.5 6v7A2.5 2.5 0 0 0 6 15.500h2" />
  </>,
)
export const QrIcon = /* @__PURE__ */ draw(
  <>
    <rect x="3.5" y="3.5" width="6.5" height="6.5" rx="1.5" />
    <rect x="14" y="3.5" width="6.5" height="6.5" rx="1.5" />
    <rect x="3.5" y="14" width="6.5" height="6.5" rx="1.5" />
    <path d="M14 14h2.500v2.500M20.5 14v2.500M14 20.500h.01M18 20.500h2.500v-1" />
  </>,
)

export const TrophyIcon = /* @__PURE__ */ draw(
  <>
    <path d="M7 4h10v5a5 5 0 0 1-10 0z" />
    <path d="M7 5H4v2a3 3 0 0 0 3 3M17 5h3v2a3 3 0 0 1-3 3M12 14v3M8 20h8M9.500 20c0-2 1-3 2.500-3s2.500 1 2.500 3" />
  </>,
)
