/** Parses a setting's value by the key's type. */
import { readFile } from 'node:fs/promises'
import { takesText } from '#app/features/sites/site-layers.ts'
import { CommandError, UsageError } from './command.ts'
import { toCell } from './table.ts'

/** As it is typed, or from `@file`. A key of text takes it as it is, or as JSON in quotes; every other key takes JSON. */
export async function readTyped(key: string, written: string): Promise<string | Uint8Array | unknown> {
  const file = written.startsWith('@') ? written.slice(1) : null
  if (file !== null && key === 'logo.png') return readGiven(file)
  const text = file === null ? written : new TextDecoder().decode(await readGiven(file)).trim()
  const parsed = parseJson(text)
  if (takesText(key)) return typeof parsed?.value === 'string' ? parsed.value : text
  if (parsed) return parsed.value
  throw new UsageError(
    `“${toCell(text)}” is not JSON, which ${key} takes: a number, true, [1,2] or {"a":"b"}; @<file> reads a file`,
  )
}

function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return null // plain text
  }
}

async function readGiven(file: string): Promise<Uint8Array> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError('no-file', `The file ${file} cannot be read: ${error.code ?? error.message}`)
  })
}
