import { Suspense, useState } from 'react'
import { lazyPart } from '#app/features/navigation/lazy-part.tsx'
import { localDataTexts as texts } from './local-data-texts.ts'

const MyDataDialog = lazyPart(() => import('./my-data-dialog.tsx').then((module) => module.MyDataDialog))

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
