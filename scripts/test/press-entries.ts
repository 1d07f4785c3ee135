/** Presses the controls of a game, entry by entry of its test contract, and reads the effect of each press. */
import type { Page } from '@playwright/test'
import type { TestContract } from '../../packages/game-kit/src/testing.ts'

declare global {
  var __gk: TestContract
}

/** Presses at a point of the window, in CSS pixels. */
export type Press = (x: number, y: number) => Promise<void>
export type Effect = {
  id: string
  /** The dialog that is open afterwards, by its name; empty when there is none. */
  dialog: string
  /** The controls that can be pressed. */
  buttons: string
  /** The state of the run. */
  hash: string
}

/** Presses every button of the game and of the kit over it, each at the start of a new run; time is frozen except for a few ticks. */
export async function pressEntries(
  page: Page,
  start: { mode: string; level: number },
  press: Press,
  isMeant: (id: string) => boolean = () => true,
): Promise<Effect[]> {
  const effects: Effect[] = []
  for (const id of (await listEntries(page, start)).filter(isMeant)) {
    const at = await page.evaluate(beginAndFind, { ...start, id })
    if (!at) continue
    await press(at.x, at.y)
    effects.push({ id, ...(await page.evaluate(readEffect)) })
  }
  // Closes the dialog that the last press opened.
  await page.evaluate(beginAndFind, { ...start, id: '' })
  return effects
}

async function listEntries(page: Page, start: { mode: string; level: number }): Promise<string[]> {
  await page.evaluate(beginAndFind, { ...start, id: '' })
  return page.evaluate(() =>
    __gk
      .ui()
      .filter(({ kind, from }) => kind === 'button' && from !== 'touch')
      .map(({ id }) => id),
  )
}

function beginAndFind({ mode, level, id }: { mode: string; level: number; id: string }) {
  __gk.seed(5)
  // Closes the kit's own menus, too; then those that a game has besides.
  __gk.start(mode, level)
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
  __gk.step(3)
  const found = __gk.ui().find((entry) => entry.id === id)
  return found ? { x: found.x + found.w / 2, y: found.y + found.h / 2 } : null
}

function readEffect(): Omit<Effect, 'id'> {
  __gk.step(4)
  const dialogs = [...document.querySelectorAll('dialog[open]')]
  return {
    dialog: dialogs.at(-1)?.ariaLabel ?? '',
    buttons: __gk
      .ui()
      .filter(({ kind }) => kind === 'button')
      .map(({ id }) => id)
      .join(', '),
    hash: __gk.hash(),
  }
}
