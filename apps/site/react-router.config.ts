import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: '../../build',
  ssr: true,
  // The page cache drops queries; every route is known from the first page, so nothing is discovered later.
  routeDiscovery: { mode: 'initial' },
  // Every route's clientLoader is one shared function: a chunk of its own would be a request for nothing.
  splitRouteModules: false,
} satisfies Config
