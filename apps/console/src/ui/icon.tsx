/** Line icons of 18 px in the colour of the text. */
const PATHS = {
  brand: 'M4 17V7l5-3 5 3v10M4 17h10M9 17v-5M4 9h10',
  today: 'M3 15V9M7.5 15V5M12 15v-4M16.5 15V7',
  home: 'M3 9.500l6.500-5.500L16 9.500M5 8.500V15.500h9V8.500M8 15.500v-4h3v4',
  categories:
    'M3.500 3.500h4.500v4.500H3.500zM11 3.500h4.500v4.500H11zM3.500 11h4.500v4.500H3.500zM11 11h4.500v4.500H11z',
  drag: 'M7 4.500v.01M12 4.500v.01M7 9.500v.01M12 9.500v.01M7 14.500v.01M12 14.500v.01',
  statistics: 'M3 15.500h13M4.500 12l3-4 3 2.500 4-6',
  games:
    'M6 6h7a4 4 0 0 1 0 8c-1.500 0-2-1.500-3.500-1.500S7.500 14 6 14a4 4 0 0 1 0-8zM6 8.500v3M4.500 10h3M13 9.500v.01M14.500 11v.01',
  sites:
    'M9.500 16.500a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM2.500 9.500h14M9.500 2.500c2 2 2.800 4.300 2.800 7s-.800 5-2.800 7c-2-2-2.800-4.300-2.800-7s.800-5 2.800-7z',
  ads: 'M3 8v3.500h2.500l7.500 3.500V4.500L5.500 8zM5.500 11.500l1 4h2l-.800-3.200M15.500 8.200v3',
  health: 'M2.500 10h3.500l2-5 3.500 9 2-4h3.500',
  feeds: 'M4 9.500a5.500 5.500 0 0 1 5.500 5.500M4 4.500a10.500 10.500 0 0 1 10.500 10.500M5 14.500v.01',
  articles: 'M4.500 3h7l3.500 3.500V16h-10.500zM11 3v4h4M7 10h5.500M7 13h5.500',
  messages: 'M3 5h13v9H8l-3 2.500V14H3z',
  reports: 'M5 16V4M5 4h9l-2 3 2 3H5',
  people:
    'M7 9a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM2.500 15.500c0-3 2-4.500 4.500-4.500s4.500 1.500 4.500 4.500M12 4.500a2.300 2.300 0 0 1 0 4.400M13.500 11.300c1.700.5 2.800 1.900 2.800 4.200',
  audit: 'M4 4h11M4 8h11M4 12h7M4 16h4',
  account: 'M9.500 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3.500 16.500c0-3.500 2.700-5 6-5s6 1.500 6 5',
  search: 'M8.500 14a5.500 5.500 0 1 0 0-11 5.500 5.500 0 0 0 0 11zM12.500 12.500l4 4',
  plus: 'M9.500 4v11M4 9.500h11',
  back: 'M11.500 4.500l-5 5 5 5',
  outside: 'M8 4H4v11h11v-4M11 4h4v4M15 4l-6.500 6.500',
  close: 'M5 5l9 9M14 5l-9 9',
  up: 'M9.500 15V4.500M5 9l4.500-4.500L14 9',
  down: 'M9.500 4v10.500M5 10l4.500 4.500L14 10',
  download: 'M9.500 3.500v8M6 8.500l3.500 3.500L13 8.500M3.500 15.500h12',
  key: 'M6.500 12.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM9.500 9.500H16M13.500 9.500v3',
} as const
export type IconName = keyof typeof PATHS

export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 19 19" fill="none" aria-hidden="true">
      <path
        d={PATHS[name]}
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
