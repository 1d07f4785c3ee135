/** Presses the controls of a game's menus, page by page and at random, and reports dead ends. */
import type { Page } from '@playwright/test'
import { createRng } from '@playhouse/game-kit/rules'
import type { TestContract } from '../../packages/game-kit/src/testing.ts'

declare global {
  var __gk: TestContract
}

export type WalkOptions = {
  mode: string
  level: number
  /** Random walks of twelve presses each. */
  walks: number
  seed: number
  /** Whether every page and control is visited once before the walks; true by default. */
  visitsAll?: boolean
}
export type WalkReport = {
  /** Pages that were open at least once. */
  pages: string[]
  presses: number
  faults: string[]
}

const PRESSES_A_WALK = 12

/** Time must be held (`?hold`): a menu is walked on the game's own test clock. */
export async function walkMenus(
  page: Page,
  { mode, level, walks, seed, visitsAll = true }: WalkOptions,
): Promise<WalkReport> {
  const rng = createRng(`walk ${seed}`)
  const chances = Array.from({ length: walks * PRESSES_A_WALK }, () => rng.next())
  return page.evaluate(walkInPage, { mode, level, chances, length: PRESSES_A_WALK, visitsAll })
}

/** Runs in the page. */
async function walkInPage(options: {
  mode: string
  level: number
  chances: number[]
  length: number
  visitsAll: boolean
}): Promise<WalkReport> {
  const { mode, level, chances, length, visitsAll } = options
  const faults = new Set<string>()
  const pages = new Set<string>()
  let presses = 0
  const listControls = () =>
    [...document.querySelectorAll<HTMLElement>('dialog[open] button:enabled, dialog[open] input')].filter(
      // An ad answers later than the walk goes on.
      (control) => control.checkVisibility() && !control.matches('.gk-ad'),
    )
  const nameOf = (control: HTMLElement) => control.dataset.id ?? control.textContent?.trim() ?? ''
  const press = (control: HTMLElement, path: string[]) => {
    path.push(nameOf(control))
    presses++
    const before = __gk.errors.length
    try {
      control.click()
      __gk.step(1)
    } catch (error) {
      faults.add(`${path.join(' > ')} throws: ${String(error)}`)
    }
    for (const text of __gk.errors.slice(before)) faults.add(`${path.join(' > ')}: ${text}`)
  }
  const note = (path: string[]) => {
    const name = __gk.page()
    if (name === null) return
    pages.add(name)
    // A page that the game draws has its controls on the canvas.
    if (document.querySelector('dialog[open]') && listControls().length === 0)
      faults.add(`${path.join(' > ')}: the page "${name}" has nothing to choose`)
  }
  const begin = () => {
    __gk.start(mode, level)
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
    __gk.step(2)
  }
  const leaveCanvas = () => {
    __gk.key('Escape', true)
    __gk.key('Escape', false)
    __gk.step(1)
  }
  /** The way that leads on: the main button, or the way back. */
  const findWayOn = () => {
    const controls = listControls()
    const byId = (id: string) => controls.find((control) => control.dataset.id === id)
    return (
      controls.find((control) => 'main' in control.dataset) ?? byId('back') ?? byId('done') ?? controls.at(-1)
    )
  }
  const expectRun = (path: string[]) => {
    const from = __gk.page()
    for (let i = 0; i < 3 && __gk.page() !== null; i++) {
      const way = findWayOn()
      if (way) press(way, path)
      else leaveCanvas()
    }
    if (__gk.page() !== null) faults.add(`${path.join(' > ')}: from "${from}" no run within three presses`)
  }
  const replay = (path: readonly string[]): boolean => {
    begin()
    __gk.open('pause')
    for (const id of path) {
      const control = listControls().find((one) => nameOf(one) === id)
      if (!control) return false
      press(control, [...path])
    }
    return true
  }
  /** Every page and control once, breadth first. */
  const visitAll = () => {
    const waiting: string[][] = [[]]
    const seen = new Set<string>(['pause'])
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      if (!replay(path)) continue
      note(path)
      const ids = listControls().map(nameOf)
      for (const id of ids) {
        if (!replay([...path, id])) continue
        const reached = __gk.page()
        note([...path, id])
        if (reached !== null && !seen.has(reached) && document.querySelector('dialog[open]')) {
          seen.add(reached)
          waiting.push([...path, id])
        }
        if (reached !== null) expectRun([...path, id])
      }
    }
  }
  if (visitsAll) visitAll()
  for (let at = 0; at < chances.length; at += length) {
    begin()
    const path: string[] = []
    for (const chance of chances.slice(at, at + length)) {
      if (__gk.page() === null) __gk.open('pause')
      const controls = listControls()
      if (controls.length > 0) press(controls[Math.floor(chance * controls.length)]!, path)
      else leaveCanvas()
      note(path)
    }
    expectRun(path)
    // Lets what was asked for arrive: pictures, fonts, a saved run.
    await new Promise((resolve) => setTimeout(resolve))
  }
  begin()
  return { pages: [...pages], presses, faults: [...faults] }
}
