/** Fills the screen: the browser's full screen if available, else (iPhone) the stage covers the page. */
import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { PlayableGame } from './playable-game.ts'

export type Fill = 'none' | 'element' | 'layer'

export interface FillControl {
  fill: Fill
  enter: () => void
  leave: () => void
}

export function useFill(
  stage: RefObject<HTMLElement | null>,
  orientation: PlayableGame['orientation'],
  onChange: () => void,
): FillControl {
  const [fill, setFill] = useState<Fill>('none')

  useEffect(() => {
    const follow = () => {
      const isFull = document.fullscreenElement !== null && document.fullscreenElement === stage.current
      setFill((before) => (isFull ? 'element' : before === 'element' ? 'none' : before))
      onChange()
    }
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [stage, onChange])

  useFilledPage(fill !== 'none', fill === 'layer', setFill)

  const enter = useCallback(() => {
    const element = stage.current
    if (!element) return
    if (!document.fullscreenEnabled || !element.requestFullscreen) return setFill('layer')
    element.requestFullscreen({ navigationUI: 'hide' }).then(
      () => lockOrientation(orientation),
      // The press is too long ago, or the browser forbids it: the layer needs no permission.
      () => setFill('layer'),
    )
  }, [stage, orientation])

  const leave = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => setFill('none'))
    else setFill('none')
    onChange()
  }, [onChange])

  return { fill, enter, leave }
}

/** While the screen is filled the page behind does not scroll and has no scroll bar; Escape closes the layer, as in full screen. */
function useFilledPage(isFilled: boolean, isLayer: boolean, setFill: (fill: Fill) => void) {
  useEffect(() => {
    const root = document.documentElement
    root.toggleAttribute('data-filled', isFilled)
    return () => void root.toggleAttribute('data-filled', false)
  }, [isFilled])
  useEffect(() => {
    if (!isLayer) return
    const follow = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setFill('none')
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [isLayer, setFill])
}

/** Android turns the screen for a game that is wide or tall; others say no, and the hint asks the player. */
function lockOrientation(orientation: PlayableGame['orientation']) {
  const screenOrientation = screen.orientation as ScreenOrientation & {
    lock?: (orientation: string) => Promise<void>
  }
  if (orientation === 'any') return
  screenOrientation?.lock?.(orientation).catch(() => {
    // Not supported here: nothing to do.
  })
}

/** A handheld screen too small for a game beside a page. */
export function isPhone(): boolean {
  return matchMedia('(pointer: coarse)').matches && Math.min(screen.width, screen.height) < 600
}
