/** `addPicture`: a picture for an article or a page, decoded and encoded anew like every picture of others. The text that shows it is saved apart. */
import * as v from 'valibot'
import { ImportError } from '#app/features/articles/import-error.ts'
import { encodeUpload } from '#app/features/articles/import-pictures.server.ts'
import { addDocumentPictures, listPictureSizes } from '../ledger/document-pictures.ts'
import { getDocument, requireOwnSite } from './document-store.ts'
import { defineOperation, OperationError } from './operation.ts'

/** Of each picture there are up to three files. */
const MAX_FILES = 600

export interface AddedPicture {
  /** Its address on a site. */
  src: string
  width: number
  height: number
}

export const addPictureOperation = defineOperation({
  name: 'addPicture',
  permission: 'articles',
  schema: v.object({
    kind: v.picklist(['article', 'page']),
    id: v.pipe(v.number(), v.integer(), v.minValue(1)),
    bytes: v.instance(Uint8Array),
  }),
  async run(context, { kind, id, bytes }): Promise<AddedPicture> {
    const { ledger, nowMs } = context
    requireOwnSite(context, (await getDocument({ reads: ledger }, { kind, id })).site)
    if ((await listPictureSizes(ledger, { kind, id })).size >= MAX_FILES)
      throw new OperationError('invalid', 'There are too many pictures in this text and its versions', 'html')
    const { src, size, files } = await encode(Buffer.from(bytes), `${kind}s${id}`)
    await addDocumentPictures(
      ledger,
      { kind, id },
      files.map((file) => ({ ...file, ...size })),
      nowMs,
    )
    return { src, ...size }
  },
})

async function encode(bytes: Buffer, prefix: string) {
  try {
    return await encodeUpload(bytes, prefix, 'file')
  } catch (error) {
    if (error instanceof ImportError) throw new OperationError('invalid', capitalise(error.message), 'html')
    throw error
  }
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
