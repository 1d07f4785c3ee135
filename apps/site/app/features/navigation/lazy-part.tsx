/** A component that is loaded when it is first rendered. When its code is unavailable it shows a message, and the page, with a running game, stays. */
import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { shellTexts as texts } from '#app/texts/shell-texts.ts'

const SHOWN_MS = 5000

export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      console.warn('A part of the page could not be loaded.', error)
      return { default: PartFailed as ComponentType<Props> }
    }
  })
}

/** Shows the message for a while and closes: what was paused for the component resumes, and the next click tries again. */
export function PartFailed({ onClose }: { onClose?: () => void }) {
  const closeSoon = () => {
    const timer = setTimeout(() => onClose?.(), SHOWN_MS)
    return () => clearTimeout(timer)
  }
  return (
    <span role="alert" ref={closeSoon}>
      {texts.error.part}
    </span>
  )
}
