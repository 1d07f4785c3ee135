/** Which names a source file declares: read from the syntax tree, in style sheets from class names and custom properties. */
import { parseSync } from 'vite'

export interface DeclaredName {
  name: string
  /** From 1. */
  line: number
}

type SyntaxNode = Record<string, unknown> & { type: string; start: number }

const SCRIPT = /\.(?:[cm]?[jt]s|[jt]sx)$/
const STYLE_SHEET = /\.css$/
const STYLE_NAME = /(?<=\.|--)-?[A-Za-z_][\w-]*/g
const STYLE_COMMENT = /\/\*[^]*?\*\//g

/** By node type: the fields that hold declared names, alone or in destructuring patterns. */
const DECLARING_FIELDS: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  TSDeclareFunction: ['id', 'params'],
  TSEmptyBodyFunctionExpression: ['params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  ClassExpression: ['id'],
  PropertyDefinition: ['key'],
  AccessorProperty: ['key'],
  MethodDefinition: ['key'],
  TSAbstractPropertyDefinition: ['key'],
  TSAbstractMethodDefinition: ['key'],
  CatchClause: ['param'],
  LabeledStatement: ['label'],
  ImportDefaultSpecifier: ['local'],
  ImportNamespaceSpecifier: ['local'],
  TSInterfaceDeclaration: ['id'],
  TSTypeAliasDeclaration: ['id'],
  TSEnumDeclaration: ['id'],
  TSEnumMember: ['id'],
  TSModuleDeclaration: ['id'],
  TSTypeParameter: ['name'],
  TSMappedType: ['key'],
  TSNamedTupleMember: ['label'],
  TSPropertySignature: ['key'],
  TSMethodSignature: ['key', 'params'],
  TSFunctionType: ['params'],
  TSConstructorType: ['params'],
  TSCallSignatureDeclaration: ['params'],
  TSConstructSignatureDeclaration: ['params'],
  TSIndexSignature: ['parameters'],
}

/** `[]` for a file that is neither a script nor a style sheet. Throws when a script does not parse. */
export function listDeclaredNames(path: string, source: string): DeclaredName[] {
  if (SCRIPT.test(path)) return listScriptNames(path, source)
  return STYLE_SHEET.test(path) ? listStyleNames(source) : []
}

function listScriptNames(path: string, source: string): DeclaredName[] {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]!.message}`)
  const identifiers: SyntaxNode[] = []
  collectDeclarations(program, identifiers)
  return identifiers.map((identifier) => ({
    name: String(identifier['name']),
    line: lineAt(source, identifier.start),
  }))
}

function listStyleNames(source: string): DeclaredName[] {
  const rules = source.replace(STYLE_COMMENT, (comment) => comment.replace(/[^\n]/g, ' '))
  return [...rules.matchAll(STYLE_NAME)].map((match) => ({
    name: match[0],
    line: lineAt(source, match.index),
  }))
}

function collectDeclarations(value: unknown, found: SyntaxNode[]): void {
  if (Array.isArray(value)) for (const each of value) collectDeclarations(each, found)
  if (!isSyntaxNode(value)) return
  for (const field of DECLARING_FIELDS[value.type] ?? [])
    if (!isComputed(value)) collectPattern(value[field], found)
  if (value.type === 'ObjectExpression') collectPropertyNames(value, found)
  if (value.type === 'ImportSpecifier' || value.type === 'ExportSpecifier') collectAlias(value, found)
  for (const child of Object.values(value)) if (typeof child === 'object') collectDeclarations(child, found)
}

function collectPattern(value: unknown, found: SyntaxNode[]): void {
  if (Array.isArray(value)) for (const each of value) collectPattern(each, found)
  if (!isSyntaxNode(value)) return
  if (value.type === 'Identifier' || value.type === 'PrivateIdentifier') found.push(value)
  else if (value.type === 'ObjectPattern') collectPattern(value['properties'], found)
  else if (value.type === 'Property') collectPattern(value['value'], found)
  else if (value.type === 'ArrayPattern') collectPattern(value['elements'], found)
  else if (value.type === 'AssignmentPattern') collectPattern(value['left'], found)
  else if (value.type === 'RestElement') collectPattern(value['argument'], found)
  else if (value.type === 'TSParameterProperty') collectPattern(value['parameter'], found)
}

/** `{ name }` declares nothing new: its variable is listed. */
function collectPropertyNames(expression: SyntaxNode, found: SyntaxNode[]): void {
  for (const property of expression['properties'] as SyntaxNode[])
    if (property.type === 'Property' && !property['shorthand'] && !isComputed(property))
      collectPattern(property['key'], found)
}

/** `import { a as b }` and `export { a as b }` declare `b`; without `as` the name is declared elsewhere. */
function collectAlias(specifier: SyntaxNode, found: SyntaxNode[]): void {
  const [own, other] = specifier.type === 'ImportSpecifier' ? ['local', 'imported'] : ['exported', 'local']
  const alias = specifier[own!] as SyntaxNode
  if (alias['name'] !== (specifier[other!] as SyntaxNode)['name']) collectPattern(alias, found)
}

function isSyntaxNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function isComputed(node: SyntaxNode): boolean {
  return node['computed'] === true
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}
