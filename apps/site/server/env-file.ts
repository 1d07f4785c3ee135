/** Reads settings from `.env` and from exported variables. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'

/** Another file, or `off`: tests and benchmarks must not depend on the settings of this machine's operator. */
const FILE_VARIABLE = 'ENV_FILE'
const DEFAULT_FILE = '.env'

export type Environment = Record<string, string | undefined>

export interface ReadEnvironment {
  environment: Environment
  /** Names that have a value in the file; never the values, which may be secrets. */
  fromFile: string[]
  /** Names in the file that are not settings: usually a typing error. */
  unknown: string[]
}

/** `known` are the names of all settings. Exported variables win, even empty ones. Throws when a named file is missing. */
export function readEnvironment(
  rootDir: string,
  exported: Environment,
  known: readonly string[],
): ReadEnvironment {
  const values = readValues(rootDir, exported[FILE_VARIABLE])
  const given = Object.entries(values).filter(([name, value]) => value !== '' && !(name in exported))
  const settings = given.filter(([name]) => known.includes(name))
  return {
    environment: { ...Object.fromEntries(settings), ...exported },
    fromFile: settings.map(([name]) => name),
    unknown: given.map(([name]) => name).filter((name) => !known.includes(name)),
  }
}

function readValues(rootDir: string, named: string | undefined): Environment {
  if (named === 'off') return {}
  const file = resolve(rootDir, named || DEFAULT_FILE)
  try {
    // A byte order mark would become part of the first name.
    return parseEnv(readFileSync(file, 'utf8').replace(/^\ufeff/, ''))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' && !named) return {}
    throw new Error(`The settings in ${file} cannot be read: ${message}`, { cause: error })
  }
}
