/**
 * Test only: schema.org's own vocabulary, and the violations of a JSON-LD node. An address may replace the thing it names, and
 * a duration is ISO 8601, as in schema.org's own examples; everything else has a type that the property expects.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { DataNode, DataValue } from './data-node.ts'

const SCHEMA = 'http://schema.org/'
const TRIPLE_RE = /^<http:\/\/schema\.org\/([^>]+)> <([^>]+)> <([^>]+)> /
const FORMATS: Record<string, RegExp> = {
  URL: /^https?:\/\/[^\s{}]+$/,
  Date: /^\d{4}-\d{2}-\d{2}$/,
  DateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/,
  Duration: /^P(?=\w)(\d+[DMWY])*(T(\d+[HMS])+)?$/,
}

export interface Vocabulary {
  /** Every fault in words; empty for a valid node. */
  listFaults(node: DataNode): string[]
}

export function loadVocabulary(): Vocabulary {
  const parents = collect()
  const domains = collect()
  const ranges = collect()
  const kinds = collect()
  const tables: Record<string, ReturnType<typeof collect>> = {
    'http://www.w3.org/2000/01/rdf-schema#subClassOf': parents,
    'http://www.w3.org/1999/02/22-rdf-syntax-ns#type': kinds,
    [`${SCHEMA}domainIncludes`]: domains,
    [`${SCHEMA}rangeIncludes`]: ranges,
  }
  const file = createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq')
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, subject, predicate = '', object = ''] = TRIPLE_RE.exec(line) ?? []
    if (subject) tables[predicate]?.add(subject, object.replace(SCHEMA, ''))
  }

  const isClass = (name: string) => kinds.of(name).some((kind) => kind.endsWith('rdf-schema#Class'))
  const isA = (name: string, wanted: string): boolean =>
    name === wanted || parents.of(name).some((parent) => isA(parent, wanted))
  const isAny = (name: string, wanted: readonly string[]) => wanted.some((one) => isA(name, one))

  function fits(value: DataValue, expected: readonly string[]): boolean {
    if (typeof value === 'boolean') return expected.includes('Boolean')
    if (typeof value === 'number')
      return Number.isInteger(value) ? isAny('Integer', expected) : isAny('Float', expected)
    if (typeof value === 'string') return fitsText(value, expected)
    return typesOf(value as DataNode).some((type) => isAny(type, expected))
  }

  function fitsText(text: string, expected: readonly string[]): boolean {
    const member = /^https:\/\/schema\.org\/(\w+)$/.exec(text)?.[1]
    if (member) return kinds.of(member).some((kind) => isAny(kind, expected))
    if (text.trim() === '') return false
    return expected.some((type) => {
      if (type === 'Text') return true
      if (FORMATS[type]) return FORMATS[type].test(text)
      const isThing = isA(type, 'Thing') && !isA(type, 'Enumeration')
      return isThing && FORMATS.URL!.test(text)
    })
  }

  function listFaults(node: DataNode, path = ''): string[] {
    const types = typesOf(node)
    const at = `${path}${types.join('+')}`
    const faults = types.filter((type) => !isClass(type)).map((type) => `${at}: there is no type ${type}`)
    for (const [name, value] of Object.entries(node)) {
      if (name.startsWith('@') || value === undefined) continue
      // An action's input is described under the property it fills in.
      const property = name.replace(/-(input|output)$/, '')
      if (!types.some((type) => isAny(type, domains.of(property))))
        faults.push(`${at} has no property ${property}`)
      for (const one of Array.isArray(value) ? value : [value]) {
        if (name === property && !fits(one, ranges.of(property)))
          faults.push(`${at}.${name}: ${JSON.stringify(one).slice(0, 80)} is none of ${ranges.of(property)}`)
        if (typeof one === 'object') faults.push(...listFaults(one as DataNode, `${at}.${name}.`))
      }
    }
    return faults
  }
  return { listFaults: (node) => listFaults(node) }
}

export function typesOf(node: DataNode): readonly string[] {
  const type = node['@type'] as string | readonly string[] | undefined
  return typeof type === 'string' ? [type] : (type ?? [])
}

function collect() {
  const values = new Map<string, string[]>()
  return {
    add: (name: string, value: string) => void values.set(name, [...(values.get(name) ?? []), value]),
    of: (name: string): readonly string[] => values.get(name) ?? [],
  }
}
