/** Addresses with the places of fields in braces: `https://play.example.com/{id}/`. */
import { readField, toText } from './read-field.ts'
import type { RawRecord } from './read-field.ts'

const PLACE_RE = /\{([^{}]+)\}/g

export function isAddressTemplate(text: string): boolean {
  return text.startsWith('https://')
}

/** The places that a template names. */
export function listTemplatePlaces(template: string): string[] {
  return [...template.matchAll(PLACE_RE)].map(([, place]) => place!)
}

/** Empty when the record has no value for one of the places. */
export function fillTemplate(template: string, record: RawRecord): string {
  let isComplete = true
  const address = template.replaceAll(PLACE_RE, (_, place: string) => {
    const value = toText(readField(record, place)).trim()
    isComplete &&= value !== ''
    return encodeURIComponent(value.toWellFormed())
  })
  return isComplete ? address : ''
}

/** Why an address cannot be made of it, or null. */
export function findTemplateFault(
  template: string,
  hosts: readonly string[],
  hostsKey: string,
): string | null {
  const host = URL.parse(template.replaceAll(PLACE_RE, 'x'))?.hostname
  if (host === undefined) return 'it is not an address'
  if (listTemplatePlaces(template).length === 0) return 'it names no field in braces, such as {id}'
  return hosts.includes(host) ? null : `its host ${host} is not in ${hostsKey}`
}
