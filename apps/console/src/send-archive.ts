/** Sends an archive in pieces, so that a lost connection costs one piece and not the whole file. */
import type { GameUploaded } from '#server/operations/uploads.ts'
import { ConsoleError, postPieces, putPiece } from './api.ts'

const PIECE_BYTES = 1024 * 1024
const ATTEMPTS = 4
const PAUSE_MS = 1500

/** An upload that may go on where it was. */
export interface Sending {
  id: string
  file: File
  /** Pieces that the server has. */
  sent: number
}

export const startSending = (file: File): Sending => ({ id: crypto.randomUUID(), file, sent: 0 })

/** A game's archive, with what is said about it. */
export async function sendArchive(
  sending: Sending,
  about: object,
  onProgress: (share: number) => void,
): Promise<GameUploaded> {
  const pieces = await sendPieces(sending, onProgress)
  return postPieces(sending.id, { ...about, pieces })
}

/** `onProgress` gets a share from 0 to 1. Changes `sending`, so that another call goes on with the next piece. Returns how many there are. */
export async function sendPieces(sending: Sending, onProgress: (share: number) => void): Promise<number> {
  const { id, file } = sending
  const pieces = Math.max(1, Math.ceil(file.size / PIECE_BYTES))
  for (; sending.sent < pieces; sending.sent++) {
    onProgress(sending.sent / pieces)
    const piece = file.slice(sending.sent * PIECE_BYTES, (sending.sent + 1) * PIECE_BYTES)
    await retry(() => putPiece(id, sending.sent, piece))
  }
  onProgress(1)
  return pieces
}

/** What the server refuses in words stays refused. */
async function retry(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await work()
      return
    } catch (error) {
      if (error instanceof ConsoleError || attempt === ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * PAUSE_MS))
    }
  }
}
