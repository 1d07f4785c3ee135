import { lazy, Suspense, useState } from 'react'
import { localDataTexts as texts } from './local-data-texts.ts'

const MyDataDialog = lazy(() =>
  import('./my-data-dialog.tsx').then((module) => ({ default: module.MyDataDialog })),
)

export function MyDataButton({ className }: { className?: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setIsOpen(true)}>
        {texts.myData}
      </button>
      {isOpen && (
        <Suspense>
          <MyDataDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
