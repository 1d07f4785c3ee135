/** Comments above tests that say what they show: `// covers: '1.2'` of the specification, `// asvs: '1.2.1'` of the security standard. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['apps', 'bench', 'games', 'packages', 'scripts']
const TEST_FILE = /\.(test|spec)\.tsx?$/
const TEST_BEGINS = /^\s*(test|testIf|\w+Test)(\.\w+)*[(<]/
const ANNOTATION = /^\s*\/\/ (covers|asvs): (.*)$/

export type AnnotationKind = 'covers' | 'asvs'

export interface Annotation {
  /** The file and the line. */
  place: string
  /** Numbers; a text that is none stays as it is. */
  numbers: string[]
  /** Whether a test begins below it, or below the annotation of the other kind. */
  isOfTest: boolean
}

/** All annotations of a kind. */
export function readAnnotations(kind: AnnotationKind): Annotation[] {
  return listTestFiles().flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.flatMap((line, index) => {
      const [, found, listed] = ANNOTATION.exec(line) ?? []
      if (found !== kind || listed === undefined) return []
      const numbers = listed.split(', ').map((each) => /^'(\d+(?:\.\d+)+)'$/.exec(each)?.[1] ?? listed)
      const next = lines.slice(index + 1).find((other) => !ANNOTATION.test(other)) ?? ''
      const place = `${file.slice(ROOT.length + 1)}:${index + 1}`
      return [{ place, numbers, isOfTest: TEST_BEGINS.test(next) }]
    })
  })
}

function listTestFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && TEST_FILE.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !file.includes('node_modules')),
  )
}
