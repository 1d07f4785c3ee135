/** A part of a page that comes when it is asked for. When its code cannot be had it says so, and the page, with a game that runs on it, stays. */
import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { shellTexts as texts } from '#app/texts/shell-texts.ts'

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

function PartFailed() {
  return <span role="alert">{texts.error.part}</span>
}
