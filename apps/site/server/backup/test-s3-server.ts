/** What backups use of the S3 protocol, for tests: objects in memory, uploads in parts, lists of two a page, and faults on demand. */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Access } from './backup-place.ts'

export const BUCKET = 'backups'
const KEY_ID = 'test-key'
const PAGE = 2

export interface TestS3Server {
  access: S3Access
  objects: Map<string, Buffer>
  /** Uploads that were neither completed nor aborted: parts by number. */
  uploads: Map<string, Map<number, Buffer>>
  /** Method and path with query of each request. */
  requests: string[]
  /** Answers a request by itself: a status, or `cut` for a closed connection. */
  fault: (request: string) => number | 'cut' | null
  close(): Promise<void>
}

interface Request {
  method: string
  bucket: string
  key: string
  query: URLSearchParams
  body: Buffer
}

export async function startTestS3Server(): Promise<TestS3Server> {
  const http = createServer((request, response) => void handle(request, response))
  const state: TestS3Server = {
    access: { endpoint: '', region: 'us-east-1', keyId: KEY_ID, secret: 'test-secret' },
    objects: new Map(),
    uploads: new Map(),
    requests: [],
    fault: () => null,
    async close() {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, 'http://store.invalid')
    const name = `${request.method} ${request.url}`
    state.requests.push(name)
    const fault = state.fault(name)
    if (fault === 'cut') {
      request.socket.destroy()
      return
    }
    const [, bucket = '', ...rest] = decodeURIComponent(url.pathname).split('/')
    const parsed = {
      ...{ method: request.method!, bucket, key: rest.join('/') },
      ...{ query: url.searchParams, body: await buffer(request) },
    }
    if (fault !== null) return refuse(response, fault, 'InternalError')
    if (!request.headers.authorization?.includes(`Credential=${KEY_ID}/`))
      return refuse(response, 403, 'InvalidAccessKeyId')
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket')
    answer(state, parsed, response)
  }

  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  state.access.endpoint = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  return state
}

function answer(state: TestS3Server, request: Request, response: ServerResponse): void {
  const { method, key, query, body } = request
  const uploadId = query.get('uploadId')
  const object = state.objects.get(key)
  if (method === 'GET' && key === '') list(state, query, response)
  else if (method === 'PUT' && uploadId !== null) {
    state.uploads.get(uploadId)!.set(Number(query.get('partNumber')), body)
    response.setHeader('ETag', `"${createHash('md5').update(body).digest('hex')}"`).end()
  } else if (method === 'PUT') {
    state.objects.set(key, body)
    response.end()
  } else if (method === 'POST' && uploadId === null) {
    const id = `upload-${state.uploads.size + 1}`
    state.uploads.set(id, new Map())
    response.end(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
  } else if (method === 'POST') {
    const parts = [...state.uploads.get(uploadId!)!].toSorted(([a], [b]) => a - b)
    state.objects.set(key, Buffer.concat(parts.map(([, part]) => part)))
    state.uploads.delete(uploadId!)
    response.end('<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>')
  } else if (method === 'DELETE') {
    if (uploadId === null) state.objects.delete(key)
    else state.uploads.delete(uploadId)
    response.writeHead(204).end()
  } else if (!object) refuse(response, 404, 'NoSuchKey')
  else response.setHeader('Content-Length', object.length).end(method === 'HEAD' ? undefined : object)
}

function list(state: TestS3Server, query: URLSearchParams, response: ServerResponse): void {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const keys = [...state.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = keys.slice(0, PAGE)
  const rest =
    keys.length > PAGE
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
      : '<IsTruncated>false</IsTruncated>'
  const contents = page.map(
    (key) => `<Contents><Key>${key}</Key><Size>${state.objects.get(key)!.length}</Size></Contents>`,
  )
  response.end(`<ListBucketResult>${rest}${contents.join('')}</ListBucketResult>`)
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' })
  response.end(`<Error><Code>${code}</Code><Message>Refused for a test</Message></Error>`)
}
