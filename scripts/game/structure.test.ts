import { expect, test } from 'vitest'
import { listGameFolders, measureStructure } from './structure.ts'

const MAX_FILES = 40
const MAX_DESIGN_LINES = 60

test.each([...listGameFolders(), 'packages/game-kit'])('%s has no folder of more than 40 files', (folder) => {
  const { largestFolder, largestFolderFiles } = measureStructure(folder)
  expect(largestFolderFiles, largestFolder).toBeLessThanOrEqual(MAX_FILES)
})

test.each(listGameFolders())('%s describes its design in at most 60 lines', (folder) => {
  const { designLines } = measureStructure(folder)
  expect(designLines).toBeGreaterThan(10)
  expect(designLines).toBeLessThanOrEqual(MAX_DESIGN_LINES)
})

test.each(listGameFolders())('%s uses none of the kit’s markup and observes none', (folder) => {
  const { markupInScripts, markupInStyles, observers } = measureStructure(folder)
  expect({ markupInScripts, markupInStyles, observers }).toEqual({
    markupInScripts: 0,
    markupInStyles: 0,
    observers: 0,
  })
})
