import type { Career } from '../view/career.ts'
import { texts } from '../texts.ts'

/** The name of the painter's page, with how much there is to see. */
export const labelPainter = ({ unseen }: Career): string =>
  unseen.length > 0 ? texts.painterNew(unseen.length) : texts.painter
