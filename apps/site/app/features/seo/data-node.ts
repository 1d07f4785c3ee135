/** One thing in JSON-LD. Keys and types are schema.org's own; the tests hold every one of them against its vocabulary. */
export interface DataNode {
  '@type': string | readonly string[]
  '@id'?: string
  [property: string]: DataValue | undefined
}

export type DataValue = string | number | boolean | DataNode | readonly (string | DataNode)[]

/** As text for a script element: nothing in it can end the element, start a comment or break a line of script. */
export function writeDataNodes(nodes: readonly DataNode[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
