import * as v from 'valibot'
import { SlugSchema } from '#app/features/catalogue/slug.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { addReport } from '#server/ledger/reports.ts'
import { MAX_NOTE_LENGTH, REPORT_REASONS } from './report.ts'

export const ReportSchema = v.strictObject({
  slug: SlugSchema,
  reason: v.picklist(REPORT_REASONS),
  note: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(MAX_NOTE_LENGTH, `a note has at most ${MAX_NOTE_LENGTH} characters`),
      v.transform(cleanNote),
    ),
    '',
  ),
})
export type Report = v.InferOutput<typeof ReportSchema>

/** False when the ledger knows no such game. */
export async function recordReport(ledger: Ledger, site: string, report: Report): Promise<boolean> {
  const { slug, reason, note } = report
  const id = await addReport(ledger, { site, gameSlug: slug, reason, note, createdAtMs: Date.now() })
  return id !== null
}

/** Operators read notes on a terminal, where control characters could rewrite what stands there. */
function cleanNote(note: string): string {
  return note.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()
}
