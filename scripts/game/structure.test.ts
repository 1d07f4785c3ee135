import { expect, test } from 'vitest'
import { listGameFolders, measureStructure } from './structure.ts'

const MAX_FILES = 40
const MAX_DESIGN_LINES = 60
/** Uses of the kit's own markup that are left, scripts and styles together: a number may only fall. */
const MARKUP_LEFT: Record<string, number> = {
  'games/memory-meadow': 165,
}
const OBSERVERS_LEFT = 1

test.each([...listGameFolders(), 'packages/game-kit'])('%s has no folder of more than 40 files', (folder) => {
  const { largestFolder, largestFolderFiles } = measureStructure(folder)
  expect(largestFolderFiles, largestFolder).toBeLessThanOrEqual(MAX_FILES)
})

test.each(listGameFolders())('%s describes its design in at most 60 lines', (folder) => {
  const { designLines } = measureStructure(folder)
  expect(designLines).toBeGreaterThan(10)
  expect(designLines).toBeLessThanOrEqual(MAX_DESIGN_LINES)
})

test.each(listGameFolders())('%s uses no more of the kit’s markup than before', (folder) => {
  const { markupInScripts, markupInStyles, observers } = measureStructure(folder)
  expect(markupInScripts + markupInStyles).toBeLessThanOrEqual(MARKUP_LEFT[folder] ?? 0)
  expect(observers).toBeLessThanOrEqual(folder in MARKUP_LEFT ? OBSERVERS_LEFT : 0)
})
