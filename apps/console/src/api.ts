/** Calls of the server. Each operation has the types of the server's own function. */
import { startAuthentication } from '@simplewebauthn/browser'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { ApiError, SessionAnswer } from '#server/console/console-api.ts'
import type { AddedCoverPicture } from '#server/operations/game-cover.ts'
import type { StartedMove } from '#server/operations/move-in.ts'
import type { GameUploaded } from '#server/operations/uploads.ts'
import type { InputOf, OperationName, ResultOf } from '#server/operations/registry.ts'

/** What the server refused, in words for the person. */
export class ConsoleError extends Error {
  override name = 'ConsoleError'
  readonly code: string
  /** The field that it is about, if one is. */
  readonly field: string | null
  /** By field, where several are refused. */
  readonly faults: Readonly<Record<string, string>>
  constructor({ code, message, field, faults = [] }: ApiError) {
    super(message)
    this.code = code
    this.field = field
    this.faults = Object.fromEntries(faults.map((fault) => [fault.field, fault.message]))
  }
}

/** Fired when the session has ended while the page was open. */
export const SIGNED_OUT_EVENT = 'console-signed-out'

function request<Answer>(path: string, body?: object): Promise<Answer> {
  return send(path, {
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
}

async function send<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(`/api/${path}`, {
    ...init,
    credentials: 'same-origin',
    cache: 'no-store',
  })
  const answer = (await response.json().catch(() => null)) as { error?: ApiError } | null
  if (response.ok && answer) return answer as Answer
  const error = new ConsoleError(
    answer?.error ?? { code: 'failed', message: `The server answered ${response.status}`, field: null },
  )
  if (error.code === 'signed-out') dispatchEvent(new Event(SIGNED_OUT_EVENT))
  throw error
}

export const readSession = () => request<SessionAnswer>('session')

export const postSession = <Answer>(step: string, body: object = {}) =>
  request<Answer>(`session/${step}`, body)

/** Runs an operation; where the server wants the passkey once more, the browser asks for it first. */
export function call<Name extends OperationName>(name: Name, input: InputOf<Name>): Promise<ResultOf<Name>> {
  return withPasskey(() => request<ResultOf<Name>>(`operations/${name}`, input))
}

async function withPasskey<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof ConsoleError) || error.code !== 'check-passkey') throw error
    await checkPasskey()
    return run()
  }
}

/** Sends a logo as it is; the server cleans or encodes it anew. */
export function putLogo(host: string, file: File): Promise<ResultOf<'setSite'>> {
  const isSvg = file.type === 'image/svg+xml' || file.name.toLowerCase().endsWith('.svg')
  return send(`sites/${encodeURIComponent(host)}/logo`, {
    method: 'PUT',
    headers: { 'Content-Type': isSvg ? 'image/svg+xml' : 'image/png' },
    body: file,
  })
}

/** Uploads a picture of an article or a page; the server encodes it anew. */
export function putPicture(
  kind: 'article' | 'page',
  id: number,
  file: File,
): Promise<{ src: string; width: number; height: number }> {
  return send(`documents/${kind}/${id}/picture`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: file,
  })
}

/** Uploads a picture as the cover of a game; which part of it is shown is saved apart. */
export function putCover(slug: string, file: File): Promise<AddedCoverPicture> {
  return send(`games/${encodeURIComponent(slug)}/cover`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: file,
  })
}

/** Uploads the picture of a sponsor; the sponsor that shows it is saved apart. */
export function putSponsorPicture(file: File): Promise<{ picture: string; width: number; height: number }> {
  return send('sponsors/picture', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: file,
  })
}

/** Imports a file as the provider's list. */
export function putFeedFile(provider: string, file: File): Promise<ResultOf<'approveImport'>> {
  const name = encodeURIComponent(file.name.slice(0, 100))
  return send(`feeds/${encodeURIComponent(provider)}/file?name=${name}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: file,
  })
}

/** One piece of an archive; the same again replaces it. */
export function putPiece(id: string, number: number, piece: Blob): Promise<{ number: number }> {
  return send(`uploads/${id}/${number}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: piece,
  })
}

/** All pieces were sent: they become a game, or a version of one. */
export const postPieces = (id: string, about: object) => request<GameUploaded>(`uploads/${id}`, about)

/** The pieces are another portal's file: a dry run, or the start of the move. */
export const postMove = (id: string, about: object) =>
  withPasskey(() => request<StartedMove>(`moves/${id}`, about))

async function checkPasskey(): Promise<void> {
  const { options } = await postSession<{ options: PublicKeyCredentialRequestOptionsJSON }>('check')
  const response = await startAuthentication({ optionsJSON: options })
  await postSession('check-finish', { response })
}

/** A sentence for any failure. */
/** What a form shows of a refusal: a text beside each field, and one for all of it. */
export interface FormFault {
  fields: Readonly<Record<string, string>>
  message: string
}

/** `toField` names the form's field of a fault such as `sponsors.2.link`; faults of other fields are in the message only. */
export function toFormFault(
  error: unknown,
  fields: readonly string[],
  toField = (key: string) => key,
): FormFault {
  const given = error instanceof ConsoleError ? error : null
  const all = Object.entries(given?.faults ?? {}).map(([key, text]) => [toField(key), text] as const)
  const own = given?.field ? [[given.field, given.message] as const] : []
  return {
    fields: Object.fromEntries([...all, ...own].filter(([field]) => fields.includes(field))),
    message: describeError(error),
  }
}

export function describeError(error: unknown): string {
  if (error instanceof ConsoleError) return error.message
  if (error instanceof Error && error.name === 'NotAllowedError')
    return 'The passkey was not used: it was cancelled, or it took too long'
  if (error instanceof Error && error.name === 'InvalidStateError')
    return 'This device has a passkey for you already: sign in with it'
  return 'The server cannot be reached. Check your connection, and try again'
}
