/** Icons of the bar under a game that plays. */
import { draw } from './icon.tsx'

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
export const SoundOffIcon = /* @__PURE__ */ draw(
  <path d="M4 9.500v5h3.500L12 19V5L7.5 9.500zM16.5 9.500l5 5M21.5 9.500l-5 5" />,
)
export const SoundOnIcon = /* @__PURE__ */ draw(
  <path d="M4 9.500v5h3.500L12 19V5L7.5 9.500zM15.5 9a4.2 4.2 0 0 1 0 6M18.3 6.200a8.2 8.2 0 0 1 0 11.6" />,
)
export const RestartIcon = /* @__PURE__ */ draw(
  <path d="M4.5 12a7.5 7.5 0 1 0 2.6-5.700L4 9M4 3.500V9h5.5" />,
)
export const BackIcon = /* @__PURE__ */ draw(<path d="M10.5 5 3.5 12l7 7M4 12h16.5" />)
export const WarningIcon = /* @__PURE__ */ draw(
  <path d="M10.3 4.200a2 2 0 0 1 3.4 0l7.8 13.300a2 2 0 0 1-1.7 3H4.200a2 2 0 0 1-1.7-3zM12 9.500v4.500M12 17.300h.01" />,
)
