import { buildDir, type Config } from './config.ts'
import { GAME_POLICY } from './headers.ts'
import type { StaticFolder } from './static-files.ts'

/** The site's own built files and the own games, each with the headers its trust level asks for. */
export function staticFolders(config: Config): StaticFolder[] {
  return [
    {
      prefix: '/games/',
      dir: buildDir(config, 'games'),
      headers: { 'Content-Security-Policy': GAME_POLICY },
    },
    { prefix: '/', dir: buildDir(config, 'client'), headers: {} },
  ]
}
