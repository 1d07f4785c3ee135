/** What matches the addresses of a path such as `/gameDetail/:gameId`, with a named group for each parameter. */
export function toPathPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
}
