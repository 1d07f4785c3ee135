/**
 * Sanitises an operator's drawing: parsed as a browser does, rebuilt from an allow-list, serialised again. Leftovers of drawing programs
 * are dropped silently; elements that run, load or link are refused by name. The result is stable when sanitised again.
 */
import type { Element, ElementContent, Root, RootContent } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import {
  DROPPED_ELEMENTS,
  findAttribute,
  isEventHandler,
  isReference,
  LOGO_ELEMENTS,
  TEXT_ELEMENTS,
} from './logo-allow-list.ts'
import { LogoFault } from './logo-fault.ts'
import { findViewBox } from './logo-size.ts'
import { checkReferences, printSvg, type LogoNode } from './logo-tree.ts'
import { parseDeclarations, parseStyleSheet, resolveStyle, type StyleRule } from './logo-style.ts'

/** With everything a drawing program stores for itself. */
const MAX_INPUT_CHARS = 2 * 1024 * 1024
const MAX_OUTPUT_CHARS = 128 * 1024
const MAX_DEPTH = 60

const parser = unified().use(rehypeParse, { fragment: true })

export interface CleanLogo {
  svg: string
  /** Of the drawing; icons are square and show it completely. */
  width: number
  height: number
}

/** Throws `LogoFault`, which names the part and its line. */
export function cleanLogo(text: string): CleanLogo {
  if (text.length > MAX_INPUT_CHARS)
    throw new LogoFault('the drawing is larger than 2 MB; save it as “plain SVG”, or use a PNG')
  const tree = parse(text)
  const root = findRoot(tree)
  const rules = listStyleRules(root)
  const [viewBox, size] = findViewBox(root)
  const node = cleanElement(root, { rules, depth: 0 })[0] as LogoNode
  for (const name of ['x', 'y', 'width', 'height', 'viewBox', 'preserveAspectRatio'])
    node.attributes.delete(name)
  // One size for every drawing: a renderer would make an image as large as the file says.
  const frame = { xmlns: 'http://www.w3.org/2000/svg', viewBox, width: '512', height: '512' }
  node.attributes = new Map([...Object.entries(frame), ...node.attributes])
  checkReferences(node)
  const svg = printSvg(node)
  if (svg.length > MAX_OUTPUT_CHARS)
    throw new LogoFault(
      `the drawing has ${Math.ceil(svg.length / 1024)} KB, more than ${MAX_OUTPUT_CHARS / 1024}; simplify its paths, or use a PNG`,
    )
  return { svg, ...size }
}

function parse(text: string): Root {
  try {
    return parser.parse(text)
  } catch (error) {
    if (error instanceof RangeError) throw new LogoFault('the drawing is nested too deeply')
    throw error
  }
}

/** Text around it is what is left of a prolog, which no browser draws. */
function findRoot(tree: Root): Element {
  const elements = tree.children.filter((child) => child.type === 'element')
  const root = elements.find(({ tagName }) => tagName === 'svg')
  const other = elements.find((element) => element !== root)
  if (other) throw new LogoFault(`${nameOf(other)} is not allowed in a logo`)
  if (!root) throw new LogoFault('there is no <svg> in it')
  return root
}

function nameOf({ tagName, position }: Element): string {
  return `<${tagName}> at line ${position?.start.line ?? '?'}`
}

function textOf(node: RootContent | Root): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

function listStyleRules(node: Element): StyleRule[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return []
    return child.tagName === 'style'
      ? parseStyleSheet(
          textOf(child),
          child.children[0]?.position?.start.line ?? child.position?.start.line ?? 1,
        )
      : listStyleRules(child)
  })
}

interface Cleaning {
  rules: readonly StyleRule[]
  depth: number
}

function cleanElement(element: Element, cleaning: Cleaning): LogoNode[] {
  const { tagName } = element
  if (tagName === 'style' || isLeftOver(element)) return []
  if (cleaning.depth > MAX_DEPTH) throw new LogoFault(`${nameOf(element)} is nested too deeply`)
  // Of the alternatives in a switch, only the one for every program remains.
  const name = tagName === 'switch' ? 'g' : tagName
  if (!LOGO_ELEMENTS.has(name)) throw new LogoFault(refusalOf(element))
  return [
    {
      name,
      line: element.position?.start.line ?? 0,
      attributes: cleanAttributes(element, cleaning.rules),
      children: element.children.flatMap((child) => cleanChild(child, element, cleaning)),
    },
  ]
}

function cleanChild(child: ElementContent, parent: Element, cleaning: Cleaning): (LogoNode | string)[] {
  if (child.type === 'element') return cleanElement(child, { ...cleaning, depth: cleaning.depth + 1 })
  return child.type === 'text' && TEXT_ELEMENTS.has(parent.tagName) ? [child.value] : []
}

/** A drawing program's own notes, and its own file inside a `<switch>`, which asks for the program. */
function isLeftOver({ tagName, properties }: Element): boolean {
  if (DROPPED_ELEMENTS.has(tagName)) return true
  if (tagName.includes(':')) return !tagName.startsWith('svg:')
  return tagName === 'foreignObject' && 'requiredExtensions' in properties
}

const REFUSALS: Record<string, string> = {
  script: 'a drawing may not run anything',
  a: 'a logo is no link inside',
  image: 'a picture inside the drawing; use the PNG alone, as logo.png',
  foreignObject: 'only drawn text can be used',
}

function refusalOf(element: Element): string {
  const { tagName } = element
  if (tagName.startsWith('svg:')) return `${nameOf(element)}: save it without the prefix, as “plain SVG”`
  const reason = REFUSALS[tagName] ?? 'only shapes, text, gradients and simple filters can be used'
  return `${nameOf(element)}: ${reason}`
}

function cleanAttributes(element: Element, rules: readonly StyleRule[]): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [name, property] of Object.entries(element.properties)) {
    const value = toText(property)
    if (isEventHandler(name))
      throw new LogoFault(`${name.toLowerCase()} of ${nameOf(element)}: a drawing may not run anything`)
    if (isReference(name)) attributes.set('href', cleanReference(value, element))
    else {
      const known = findAttribute(name)
      if (known !== null) attributes.set(known, cleanValue(known, value, element))
    }
  }
  const own = parseDeclarations(toText(element.properties.style ?? ''))
  const { id = null, className } = element.properties as { id?: string; className?: string[] }
  for (const [property, value] of resolveStyle(
    { tagName: element.tagName, id, classes: className ?? [] },
    rules,
    own,
  ))
    attributes.set(property, cleanValue(property, value, element))
  if (!/^[\p{L}_][\p{L}\p{N}_:.-]*$/u.test(attributes.get('id') ?? '')) attributes.delete('id')
  return attributes
}

/** The parser makes lists and numbers of some values. */
function toText(value: unknown): string {
  return Array.isArray(value) ? value.join(' ') : String(value)
}

function cleanReference(value: string, element: Element): string {
  const target = value.trim()
  if (/^#[^\s"'<>]+$/.test(target)) return target
  throw new LogoFault(`href of ${nameOf(element)}: “${target.slice(0, 60)}” is not in the drawing itself`)
}

const OWN_URL_RE = /url\(\s*(["']?)#[^\s"'()]+\1\s*\)/gi

function cleanValue(name: string, value: string, element: Element): string {
  const rest = value.replace(OWN_URL_RE, '')
  const isUnsafe = /url\s*\(|\\|javascript:|@import|expression\s*\(|image\s*\(|image-set|src\s*\(/i.test(rest)
  if (!isUnsafe) return value
  throw new LogoFault(
    `${name} of ${nameOf(element)}: “${value.trim().slice(0, 60)}” is not in the drawing itself`,
  )
}
