/** A built script that documents of uploaded games load; compressed when a browser first asks for that. */
import { brotliCompressSync } from 'node:zlib'
import { pickEncoding } from '../cached-page.ts'
import { uploadHeaders, type UploadPlace } from './upload-policy.ts'

export interface ScriptFile {
  answer(
    request: Pick<Request, 'headers' | 'method'>,
    { place, cacheControl }: { place: UploadPlace; cacheControl: string },
  ): Response
}

export function createScriptFile(code: string): ScriptFile {
  let packed: Buffer | null = null
  return {
    answer({ headers, method }, { place, cacheControl }) {
      const isPacked = pickEncoding(headers.get('accept-encoding')) === 'br'
      const body = isPacked ? (packed ??= brotliCompressSync(code)) : Buffer.from(code)
      return new Response(method === 'HEAD' ? null : new Uint8Array(body), {
        headers: {
          ...uploadHeaders(place, "'none'"),
          'Content-Type': 'text/javascript; charset=utf-8',
          'Cache-Control': cacheControl,
          'Content-Length': String(body.length),
          Vary: 'Accept-Encoding',
          ...(isPacked ? { 'Content-Encoding': 'br' } : {}),
        },
      })
    },
  }
}
