/** What a drawing really covers of its box, measured on its pixels. */
import sharp from 'sharp'
import { drawPaints, drawStyles } from '../../apps/site/app/features/images/drawing-styles.ts'
import { PALETTES } from '../../apps/site/app/features/images/palettes.ts'

/** Half of the canvas that a drawing is measured on, in its units and in pixels. */
const CANVAS = 140
/** No drawing has this colour. */
const GROUND = '#0f0'

/** In units of the drawing, from the middle of its box. */
export interface Measured {
  left: number
  top: number
  width: number
  height: number
}

export async function measureDrawing(markup: string): Promise<Measured> {
  const palette = PALETTES[0]!
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-${CANVAS} -${CANVAS} ${2 * CANVAS} ${2 * CANVAS}" width="${2 * CANVAS}" height="${2 * CANVAS}">${drawPaints(palette, ['#fff', '#fff'], 'bright')}${drawStyles(palette, markup)}<path fill="${GROUND}" d="M-${CANVAS}-${CANVAS}H${CANVAS}V${CANVAS}H-${CANVAS}z"/>${markup}</svg>`
  const { info } = await sharp(Buffer.from(svg))
    .trim({ background: GROUND, threshold: 40 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    left: -info.trimOffsetLeft! - CANVAS,
    top: -info.trimOffsetTop! - CANVAS,
    width: info.width,
    height: info.height,
  }
}
