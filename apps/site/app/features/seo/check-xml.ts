/** Test only: parses XML with libxml2, so that an independent parser checks our files. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XmlBufferInputProvider, XmlDocument, xmlRegisterInputProvider, XsdValidator } from 'libxml2-wasm'

const NAMESPACES = {
  s: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  image: 'http://www.google.com/schemas/sitemap-image/1.1',
  atom: 'http://www.w3.org/2005/Atom',
  media: 'http://search.yahoo.com/mrss/',
  os: 'http://a9.com/-/spec/opensearch/1.1/',
}

const readSchema = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, name)))
const PARTS = ['sitemap-image.xsd', 'sitemap-types.xsd']
xmlRegisterInputProvider(
  new XmlBufferInputProvider(Object.fromEntries(PARTS.map((name) => [name, readSchema(name)]))),
)

/** Throws with libxml2's own words when the text breaks a rule of the schema. */
export function validateXml(text: string, schemaFile: 'sitemap.xsd' | 'sitemap-index.xsd'): void {
  using schema = XmlDocument.fromBuffer(readSchema(schemaFile), { url: schemaFile })
  using validator = XsdValidator.fromDoc(schema)
  using document = XmlDocument.fromString(text)
  validator.validate(document)
}

/** The texts of all nodes an XPath finds. Throws when the text is no XML. */
export function findTexts(text: string, path: string): string[] {
  using document = XmlDocument.fromString(text)
  return document.find(path, NAMESPACES).map((node) => node.content)
}
