/** Measures the drawings of covers: a cover shows each as large as what it really covers allows. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MOTIFS } from '../../apps/site/app/features/images/drawings/registry.ts'
import { measureDrawing } from './measure-drawing.ts'

const FILE = join(import.meta.dirname, '../../apps/site/app/features/images/drawing-boxes.json')

export async function renderDrawingBoxes(): Promise<string[]> {
  const lines: string[] = []
  let count = 0
  for (const motif of Object.keys(MOTIFS).toSorted()) {
    const boxes: string[] = []
    for (const [drawing, markup] of Object.entries(MOTIFS[motif]!)) {
      const { left, top, width, height } = await measureDrawing(markup)
      const middle = [left + width / 2, top + height / 2].map(Math.round)
      boxes.push(`${JSON.stringify(drawing)}: ${JSON.stringify([...middle, width, height])}`)
      count++
    }
    lines.push(`  ${JSON.stringify(motif)}: { ${boxes.join(', ')} }`)
  }
  await writeFile(FILE, `{\n${lines.join(',\n')}\n}\n`)
  return [`drawing-boxes.json ${count} drawings`]
}
