/**
 * `node scripts/check-words/count-words.ts [folder]` prints how often each forbidden word is declared, names a file and stands in a line of
 * text, exceptions included. `folder` is another checkout of the project; without it this one is counted.
 */
import { resolve } from 'node:path'
import { findForbiddenWords, listProjectFiles, readProjectFile, VOCABULARY } from './forbidden-words.ts'

const TEXT_FILE = /\.(?:[cm]?[jt]s|[jt]sx|css|md|html|json|ya?ml)$/
/** The list of the words itself does not count. */
const OWN_FOLDER = 'scripts/check-words/'

const root = resolve(process.argv[2] ?? `${import.meta.dirname}/../..`)
const files = listProjectFiles(root).filter((file) => !file.startsWith(OWN_FOLDER))
const readSource = (file: string) => readProjectFile(file, root)
const findings = findForbiddenWords(files, readSource, VOCABULARY)
const lines = files.filter((file) => TEXT_FILE.test(file)).flatMap((file) => readSource(file).split('\n'))

const rows = VOCABULARY.words.map(({ word, match }) => {
  const own = findings.filter((finding) => finding.word === word)
  const mention = match === 'part' ? new RegExp(word, 'i') : new RegExp(`\\b${word}`)
  return {
    word,
    names: own.filter(({ line }) => line !== undefined).length,
    'file names': own.filter(({ line }) => line === undefined).length,
    lines: lines.filter((line) => mention.test(line)).length,
  }
})
const listed = new Set(VOCABULARY.fileNames.map(({ name }) => name))
const riddles = findings.filter(({ word }) => listed.has(word))
console.table(rows)
console.log(
  `${riddles.length} one-word file names of the list${riddles.map(({ path }) => `\n  ${path}`).join('')}`,
)
