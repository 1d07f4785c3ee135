/** The styles of a drawing program: `<style>` with classes, and `style` attributes. Both become attributes, so that no style is left to judge. */
import { LOGO_PROPERTIES } from './logo-allow-list.ts'
import { LogoFault } from './logo-fault.ts'

export interface StyleRule {
  selector: Selector
  declarations: Declaration[]
}

export interface Declaration {
  property: string
  value: string
  isImportant: boolean
}

interface Selector {
  /** Lower case; null for any. */
  element: string | null
  id: string | null
  classes: string[]
}

export interface StyledElement {
  tagName: string
  id: string | null
  classes: readonly string[]
}

const SELECTOR_RE = /^(\*|[a-z][\w-]*)?((?:[.#][\p{L}_-][\p{L}\p{N}_-]*)*)$/iu

/** `line` is where the text begins. Throws `LogoFault` for what cannot be taken over. */
export function parseStyleSheet(text: string, line: number): StyleRule[] {
  const css = blankComments(text)
  const rules: StyleRule[] = []
  for (let at = 0; ;) {
    const open = css.indexOf('{', at)
    const head = css.slice(at, open < 0 ? undefined : open)
    const where = `in <style> at line ${line + countLines(css.slice(0, at + head.length - head.trimStart().length))}`
    const atRule = /@[\w-]+/.exec(head)?.[0]
    if (atRule) throw new LogoFault(`${atRule} ${where}: only plain rules such as .a{fill:#f00} can be used`)
    if (open < 0) {
      if (head.trim() !== '') throw new LogoFault(`“${head.trim().slice(0, 40)}” ${where} is no rule`)
      return rules
    }
    const close = css.indexOf('}', open)
    if (close < 0) throw new LogoFault(`the rule “${head.trim().slice(0, 40)}” ${where} has no end`)
    const declarations = parseDeclarations(css.slice(open + 1, close))
    for (const part of head.split(','))
      rules.push({ selector: parseSelector(part.trim(), where), declarations })
    at = close + 1
  }
}

/** As many characters and lines as before, so that places stay true. */
function blankComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, (comment) => comment.replace(/[^\n]/g, ' '))
}

const countLines = (text: string) => text.split('\n').length - 1

function parseSelector(text: string, where: string): Selector {
  const match = SELECTOR_RE.exec(text)
  if (!match || text === '')
    throw new LogoFault(
      `the selector “${text.slice(0, 40)}” ${where}: only elements, .classes and #ids can be used`,
    )
  const [, element, marks = ''] = match
  const parts = marks.match(/[.#][^.#]+/g) ?? []
  return {
    element: element === undefined || element === '*' ? null : element.toLowerCase(),
    id: parts.find((part) => part.startsWith('#'))?.slice(1) ?? null,
    classes: parts.filter((part) => part.startsWith('.')).map((part) => part.slice(1)),
  }
}

/** Those that a logo may have; what only one program understands is left out. */
export function parseDeclarations(text: string): Declaration[] {
  return splitOutsideStrings(blankComments(text)).flatMap((declaration) => {
    const colon = declaration.indexOf(':')
    const property = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase()
    if (!LOGO_PROPERTIES.has(property)) return []
    const written = declaration.slice(colon + 1).trim()
    const value = written.replace(/\s*!\s*important$/i, '')
    return value === '' ? [] : [{ property, value, isImportant: value !== written }]
  })
}

/** At semicolons; one in quotes or brackets belongs to its value. */
function splitOutsideStrings(text: string): string[] {
  return text.match(/(?:[^;"'(]|"[^"]*"|'[^']*'|\((?:[^)"']|"[^"]*"|'[^']*')*\)|["'(])+/g) ?? []
}

/** What the rules and the element's own style say, as attributes; later and more specific ones win. */
export function resolveStyle(
  element: StyledElement,
  rules: readonly StyleRule[],
  own: readonly Declaration[],
): Map<string, string> {
  const fitting = rules.flatMap(({ selector, declarations }, order) =>
    fits(selector, element)
      ? declarations.map((declaration) => ({ declaration, weight: weigh(selector), order }))
      : [],
  )
  const ownOnes = own.map((declaration, order) => ({ declaration, weight: 1e6, order }))
  const sorted = [...fitting, ...ownOnes].toSorted(
    (a, b) =>
      Number(a.declaration.isImportant) - Number(b.declaration.isImportant) ||
      a.weight - b.weight ||
      a.order - b.order,
  )
  return new Map(sorted.map(({ declaration: { property, value } }) => [property, value]))
}

function fits({ element, id, classes }: Selector, styled: StyledElement): boolean {
  return (
    (element === null || element === styled.tagName.toLowerCase()) &&
    (id === null || id === styled.id) &&
    classes.every((name) => styled.classes.includes(name))
  )
}

const weigh = ({ element, id, classes }: Selector) =>
  Number(id !== null) * 10_000 + classes.length * 100 + Number(element !== null)
