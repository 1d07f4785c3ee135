/** The icons that nearly every page shows. */
import { draw } from './icon.tsx'

export const ShuffleIcon = /* @__PURE__ */ draw(
  <path d="M3 7h3.500c4.5 0 6.5 10 11 10H21M3 17h3.500c1.7 0 3-1.4 4.1-3.200M14 9.700C15 8.1 16.1 7 17.5 7H21M18.5 4 21.5 7l-3 3M18.5 14l3 3-3 3" />,
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
export const MenuIcon = /* @__PURE__ */ draw(<path d="M4 6.5h16M4 12h16M4 17.500h16" />)
export const ArticleIcon = /* @__PURE__ */ draw(
  <path d="M5 3.500h14v17H5zM8.500 8h7M8.500 12h7M8.500 16h4" />,
)
export const HomeIcon = /* @__PURE__ */ draw(
  <path d="M3.5 11.500 12 4l8.5 7.500M6 9.500V20h12V9.500M10 20v-5.500h4V20" />,
)
export const ShapesIcon = /* @__PURE__ */ draw(
  <path d="M7.2 3.500 11 10.500H3.500zM17 3.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7zM4 14h6.500v6.500H4zM17 13.500l3.8 3.700-3.8 3.800-3.800-3.800z" />,
)
export const SearchIcon = /* @__PURE__ */ draw(
  <path d="M10.500 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.500 15.500 20.500 20.500" />,
)
export const ArrowUpIcon = /* @__PURE__ */ draw(<path d="m5 10.5 7-7 7 7M12 4v16.5" />)
export const ArrowRightIcon = /* @__PURE__ */ draw(<path d="M4 12h15.5M13 5.500 19.500 12 13 18.500" />)
export const CloseIcon = /* @__PURE__ */ draw(<path d="m5.5 5.5 13 13M18.5 5.500l-13 13" />)
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
export const OfflineIcon = /* @__PURE__ */ draw(
  <path d="M7 18.500a4.5 4.5 0 0 1-.4-9A6 6 0 0 1 18 11a3.8 3.8 0 0 1-.5 7.500M12 11.500V20M9 17.300l3 3 3-3" />,
)
