/** Downloads games, articles or settings. */
import type { ExportFormat, ExportKind } from '#server/operations/export.ts'
import { call } from '../api.ts'
import { useMay } from '../session.tsx'
import { Icon } from '../ui/icon.tsx'
import { MenuButton } from '../ui/menu-button.tsx'
import { useRun } from '../use-run.ts'

const FORMATS: readonly { format: ExportFormat; text: string }[] = [
  { format: 'csv', text: 'For a spreadsheet (CSV)' },
  { format: 'json', text: 'For programs (JSON)' },
]

export function ExportButton({ kind }: { kind: ExportKind }) {
  const may = useMay()
  const run = useRun()
  if (!may('export')) return null
  const items = FORMATS.map(({ format, text }) => ({
    text,
    act: () => void run(async () => location.assign((await call('exportData', { kind, format })).address)),
  }))
  return (
    <MenuButton label={`Export ${kind}`} items={items}>
      <Icon name="download" />
      Export
    </MenuButton>
  )
}
