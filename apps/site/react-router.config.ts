import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: '../../build',
  ssr: true,
  // The page cache drops queries; every route is known from the first page, so nothing is discovered later.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
