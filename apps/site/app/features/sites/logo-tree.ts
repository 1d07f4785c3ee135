/** A cleaned drawing: how often its parts are drawn, and how it is printed as XML. */
import { LogoFault } from './logo-fault.ts'

export interface LogoNode {
  name: string
  /** In the file it came from. */
  line: number
  attributes: Map<string, string>
  children: (LogoNode | string)[]
}

/** What a drawing becomes once every `<use>` is drawn; a few lines of them could otherwise stand for billions of shapes. */
const MAX_DRAWN_ELEMENTS = 20_000

/** Throws `LogoFault` for a drawing that holds itself, or too much of itself. */
export function checkReferences(root: LogoNode): void {
  const byId = new Map<string, LogoNode>()
  for (const node of listNodes(root)) {
    const id = node.attributes.get('id')
    if (id !== undefined && !byId.has(id)) byId.set(id, node)
  }
  const known = new Map<LogoNode, number>()
  const open = new Set<LogoNode>()

  function countDrawn(node: LogoNode): number {
    const before = known.get(node)
    if (before !== undefined) return before
    if (open.has(node)) throw new LogoFault(`<${node.name}> at line ${node.line} refers to itself`)
    open.add(node)
    const target = node.name === 'use' ? byId.get(node.attributes.get('href')?.slice(1) ?? '') : undefined
    const parts = node.children.filter((child) => typeof child !== 'string')
    const count = [...parts, ...(target ? [target] : [])].reduce((sum, part) => sum + countDrawn(part), 1)
    open.delete(node)
    known.set(node, count)
    if (count > MAX_DRAWN_ELEMENTS)
      throw new LogoFault(
        `the drawing has more than ${MAX_DRAWN_ELEMENTS.toLocaleString('en')} elements; use a PNG`,
      )
    return count
  }
  countDrawn(root)
}

function listNodes(node: LogoNode): LogoNode[] {
  return [node, ...node.children.flatMap((child) => (typeof child === 'string' ? [] : listNodes(child)))]
}

export function printSvg({ name, attributes, children }: LogoNode): string {
  const written = [...attributes].map(([key, value]) => ` ${key}="${escape(value)}"`).join('')
  const inner = children
    .map((child) => (typeof child === 'string' ? escape(child) : printSvg(child)))
    .join('')
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML has no control characters and no lone surrogates, not even escaped. */
function escape(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (character) => ESCAPES[character]!)
}
