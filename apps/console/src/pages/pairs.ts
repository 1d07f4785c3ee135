/** Objects of names and texts, as lines of a text field: the name, a space, the value. A redirect has its status at the end. */
interface Redirect {
  to: string
  status: number
}

const isRedirect = (value: unknown): value is Redirect =>
  typeof value === 'object' && value !== null && 'to' in value

export function formatPairs(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([name, one]) =>
      isRedirect(one) ? `${name} ${one.to} ${one.status}` : `${name} ${String(one)}`.trim(),
    )
    .join('\n')
}

export function parsePairs(text: string): Record<string, unknown> {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = line, value = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? []
      if (!name.startsWith('/')) return [name, value]
      const [, to = value, status] = /^(\S+)\s+(\d{3})$/.exec(value) ?? []
      return [name, status === undefined ? to : { to, status: Number(status) }]
    }),
  )
}

interface SiteLink {
  label: string
  to: string
}

/** A link is a line: its name, a space, its address. */
export function formatLinks(value: unknown): string {
  if (!Array.isArray(value)) return ''
  return (value as SiteLink[]).map(({ label, to }) => `${label} ${to}`.trim()).join('\n')
}

/** The last word is the address, and what stands before it the name. */
export function parseLinks(text: string): SiteLink[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, label = '', to = line] = /^(.*?)\s+(\S+)$/.exec(line) ?? []
      return { label, to }
    })
}
