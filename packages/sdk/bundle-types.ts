/** The types of the SDK's API in one file, for games that are not in this repository: every type that `index.ts` exports, and those it needs. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync } from 'vite'

const SOURCES = ['playhouse.ts', 'protocol.ts', 'share-params.ts']
const FUNCTION = 'createPlayhouse'

interface Declaration {
  name: string
  /** Without `export`. */
  text: string
  /** The comment above it, empty without one. */
  comment: string
}

export async function bundleTypes(version: string): Promise<string> {
  const read = (name: string) => readFile(join(import.meta.dirname, 'src', name), 'utf8')
  const known = new Map<string, Declaration>()
  for (const name of SOURCES)
    for (const declaration of listTypes(name, await read(name))) known.set(declaration.name, declaration)
  const comment = findFunctionComment(await read('client.ts'))
  const exported = /export type \{([^}]*)\} from '\.\/playhouse\.ts'/.exec(await read('index.ts'))?.[1] ?? ''
  const used = new Set<string>()
  const visit = (name: string) => {
    const declaration = known.get(name)
    if (!declaration || used.has(name)) return
    used.add(name)
    for (const [word] of declaration.text.matchAll(/\b[A-Z]\w+/g)) visit(word)
  }
  for (const name of exported.split(',')) visit(name.trim())
  const types = [...used].map((name) => {
    const { text, comment: above } = known.get(name)!
    return `${above && `${above}\n`}export ${text}`
  })
  return [
    `/* Playhouse SDK ${version} | MIT */`,
    '/** The plain script defines this global. */\nexport as namespace Playhouse',
    `${comment}\nexport declare function ${FUNCTION}(options: PlayhouseOptions): Playhouse`,
    ...types,
    '',
  ].join('\n\n')
}

function listTypes(name: string, source: string): Declaration[] {
  const { program, comments } = parseSync(name, source)
  return program.body.flatMap((statement) => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (node?.type !== 'TSTypeAliasDeclaration') return []
    const above = comments.find(
      ({ type, end }) =>
        type === 'Block' && end < statement.start && source.slice(end, statement.start).trim() === '',
    )
    return {
      name: node.id.name,
      text: source.slice(node.start, node.end),
      comment: above ? source.slice(above.start, above.end) : '',
    }
  })
}

function findFunctionComment(source: string): string {
  const [, comment] = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\nexport function createPlayhouse/.exec(source) ?? []
  if (!comment) throw new Error(`client.ts has no comment above ${FUNCTION}`)
  return comment
}
