import { Suspense, useState } from 'react'
import { lazyPart } from '#app/features/navigation/lazy-part.tsx'
import { FlagIcon } from '#app/ui/game-icons.tsx'
import { PillButton } from '#app/ui/pill-button.tsx'
import { reportButtonTexts as texts } from './report-button-texts.ts'

const ReportDialog = lazyPart(() => import('./report-dialog.tsx').then((module) => module.ReportDialog))

export interface ReportButtonProps {
  slug: string
  title: string
  /** Shows the word beside the flag. */
  hasText?: boolean
  /** Called when the dialog opens and closes, so that a running game can pause. */
  onOpenChange?: (isOpen: boolean) => void
}

export function ReportButton({ slug, title, hasText = false, onOpenChange }: ReportButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  function open(isOpenNow: boolean) {
    setIsOpen(isOpenNow)
    onOpenChange?.(isOpenNow)
  }
  return (
    <>
      <PillButton
        label={texts.report}
        icon={<FlagIcon />}
        text={hasText ? texts.reportShort : undefined}
        onPress={() => open(true)}
      />
      {isOpen && (
        <Suspense>
          <ReportDialog slug={slug} title={title} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  )
}
