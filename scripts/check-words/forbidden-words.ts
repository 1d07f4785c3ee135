/** Finds words that no declared name and no file name may use. The words and the exceptions are in `forbidden-words.json`. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import vocabulary from './forbidden-words.json' with { type: 'json' }
import { listDeclaredNames } from './declared-names.ts'

const ROOT = join(import.meta.dirname, '../..')
const CHECKED_SOURCE = /\.(?:[cm]?[jt]s|[jt]sx|css)$/
/** Between `a` and `B` of `aB`, between `A` and `Bc` of `ABc`, at `_` and at `-`. */
const PART_BORDER = /[_-]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/

export interface ForbiddenWord {
  word: string
  /** `part`: begins a part of the name; `constant`: begins the name or follows `_`; `name`: is the whole name. */
  match: 'part' | 'constant' | 'name'
  instead: string
}

/** A name that must stay. */
export interface WordException {
  /** The identifier, or the last part of the path when the file or folder name itself is meant. */
  name: string
  path: string
  reason: string
}

export interface Vocabulary {
  words: readonly ForbiddenWord[]
  /** One-word file names that say nothing about the file. */
  fileNames: readonly { name: string; instead: string }[]
  exceptions: readonly WordException[]
}

export interface Finding {
  path: string
  /** Undefined when the file or folder name itself is meant. */
  line?: number
  name: string
  /** The forbidden word or file name. */
  word: string
  instead: string
}

export const VOCABULARY = vocabulary as Vocabulary

/** Files under version control and new files that are not ignored, with slashes. */
export function listProjectFiles(root = ROOT): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 }).split('\0')
  return [...new Set(files)].filter((file) => file !== '' && existsSync(join(root, file)))
}

export function readProjectFile(file: string, root = ROOT): string {
  return readFileSync(join(root, file), 'utf8')
}

/** Every use of a forbidden word, the exceptions included. `readSource` is given a path of `files`. */
export function findForbiddenWords(
  files: readonly string[],
  readSource: (file: string) => string,
  { words, fileNames }: Vocabulary,
): Finding[] {
  const paths = new Set(files.flatMap(listPathAndFolders))
  const inPaths = [...paths].flatMap((path) => {
    const stem = basename(path).split('.')[0]!
    const riddle = fileNames.find(({ name }) => name === stem)
    const forbidden = words.find((word) => usesWord(stem, word) || usesWord(toCamelCase(stem), word))
    const name = basename(path)
    if (riddle) return [{ path, name, word: riddle.name, instead: riddle.instead }]
    return forbidden ? [{ path, name, word: forbidden.word, instead: forbidden.instead }] : []
  })
  const mentions = new RegExp(words.map(({ word }) => word).join('|'), 'i')
  const inSources = files
    .filter((file) => CHECKED_SOURCE.test(file))
    .flatMap((path) => {
      const source = readSource(path)
      if (!mentions.test(source)) return []
      return listDeclaredNames(path, source).flatMap(({ name, line }) => {
        const forbidden = words.find((word) => usesWord(name, word))
        return forbidden ? [{ path, line, name, word: forbidden.word, instead: forbidden.instead }] : []
      })
    })
  return [...inPaths, ...inSources]
}

/** One line for each use that no exception allows and for each exception that allows nothing. */
export function listWordFaults(findings: readonly Finding[], exceptions: readonly WordException[]): string[] {
  const isAllowed = (finding: Finding) =>
    exceptions.some(({ name, path }) => name === finding.name && path === finding.path)
  const forbidden = findings
    .filter((finding) => !isAllowed(finding))
    .map(({ path, line, name, instead }) => {
      const place = line === undefined ? path : `${path}:${line}`
      return `${place} ${name}: write ${instead} instead`
    })
  const unused = exceptions
    .filter(({ name, path }) => !findings.some((finding) => name === finding.name && path === finding.path))
    .map(({ name, path }) => `${path} ${name}: remove this exception, nothing there has this name`)
  return [...forbidden, ...unused]
}

function listPathAndFolders(path: string): string[] {
  const folder = dirname(path)
  return folder === '.' ? [path] : [path, ...listPathAndFolders(folder)]
}

function usesWord(name: string, { word, match }: ForbiddenWord): boolean {
  if (match === 'name') return name === word
  if (match === 'constant') return name.startsWith(word) || name.includes(`_${word}`)
  return name.split(PART_BORDER).some((part) => part.toLowerCase().startsWith(word))
}

function toCamelCase(stem: string): string {
  return stem.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}
