import { getEventListeners, once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import type { ResolvedAddress } from './checked-address.server.ts'
import { type CheckedOptions, openCheckedStream } from './checked-fetch.server.ts'
import { OutboundError } from './outbound-error.ts'

const PUBLIC: ResolvedAddress = { address: '93.184.216.34', family: 4 }

async function startServer(listener: RequestListener) {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const options: CheckedOptions = {
    allowedHosts: ['feeds.example.com', '.cdn.example.com'],
    maxBytes: 1000,
    timeoutMs: 2000,
    resolve: async () => [PUBLIC],
    standIn: () => ({ address: '127.0.0.1', port }),
  }
  return options
}

async function readText(url: string, options: CheckedOptions) {
  const response = await openCheckedStream(url, options)
  let text = ''
  for await (const chunk of response.body) text += Buffer.from(chunk).toString()
  return { ...response, text }
}

async function faultOf(url: string, options: CheckedOptions): Promise<OutboundError> {
  const error = await readText(url, options).then(
    () => null,
    (fault: unknown) => fault,
  )
  expect(error).toBeInstanceOf(OutboundError)
  return error as OutboundError
}

test('an allowed host gets the request and answers', async () => {
  const options = await startServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(`${request.headers.host} ${request.url} ${request.headers.accept}`)
  })
  const response = await readText('https://feeds.example.com/all?page=1', {
    ...options,
    accept: 'application/json',
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.text).toBe('feeds.example.com /all?page=1 application/json')
  expect((await readText('https://a.cdn.example.com/x', options)).text).toContain('a.cdn.example.com')
})

test('a status of failure is an answer too', async () => {
  const options = await startServer((_, response) => response.writeHead(503).end('sorry'))
  const response = await openCheckedStream('https://feeds.example.com/', options)
  response.close()
  expect(response.status).toBe(503)
})

// asvs: '1.3.6', '13.2.4', '13.2.5'
test.each([
  ['http://feeds.example.com/', 'not-https'],
  ['ftp://feeds.example.com/', 'not-https'],
  ['file:///etc/passwd', 'not-https'],
  ['https://user:secret@feeds.example.com/', 'bad-address'],
  ['https://feeds.example.com:8443/', 'bad-address'],
  ['nonsense', 'bad-address'],
  ['https://evil.example.com/', 'host-not-allowed'],
  ['https://feeds.example.com.evil.com/', 'host-not-allowed'],
  ['https://evilcdn.example.com/', 'host-not-allowed'],
  ['https://127.0.0.1/', 'host-not-allowed'],
  ['https://2130706433/', 'host-not-allowed'],
  ['https://0177.0.0.1/', 'host-not-allowed'],
  ['https://[::1]/', 'host-not-allowed'],
  ['https://[::ffff:127.0.0.1]/', 'host-not-allowed'],
])('%s is refused before any request', async (url, code) => {
  const resolve = () => Promise.reject(new Error('the resolver must not be called'))
  const options = {
    allowedHosts: ['feeds.example.com', '.cdn.example.com'],
    maxBytes: 10,
    timeoutMs: 500,
    resolve,
  }
  const fault = await faultOf(url, options)
  expect(fault.code).toBe(code)
  expect(fault.message).not.toContain('secret')
})

test.each([
  [{ address: '127.0.0.1', family: 4 }],
  [{ address: '169.254.169.254', family: 4 }],
  [{ address: '::1', family: 6 }],
  [{ address: '::ffff:10.0.0.1', family: 6 }],
  [{ address: '64:ff9b::a00:1', family: 6 }],
] as [ResolvedAddress][])('a name that resolves to %j is refused', async (address) => {
  let requests = 0
  const options = await startServer((_, response) => response.end(String(requests++)))
  const fault = await faultOf('https://feeds.example.com/', {
    ...options,
    resolve: async () => [PUBLIC, address],
  })
  expect(fault.code).toBe('private-address')
  expect(requests).toBe(0)
})

test('even an address the caller allows by mistake is refused when it is private', async () => {
  const options = await startServer((_, response) => response.end())
  const { resolve: _, ...real } = { ...options, allowedHosts: ['127.0.0.1', '[::1]'] }
  expect((await faultOf('https://127.0.0.1/', real)).code).toBe('private-address')
  expect((await faultOf('https://[::1]/', real)).code).toBe('private-address')
})

// asvs: '1.3.6'
test('a name is resolved once, and the socket connects to that address', async () => {
  const options = await startServer((_, response) => response.end('ok'))
  let asked = 0
  const seen: ResolvedAddress[][] = []
  await readText('https://feeds.example.com/', {
    ...options,
    // The second answer is the trap of a rebinding name.
    resolve: async () => [asked++ === 0 ? PUBLIC : { address: '127.0.0.1', family: 4 }],
    standIn: (hostname, addresses) => {
      seen.push(addresses)
      return options.standIn!(hostname, addresses)
    },
  })
  expect(asked).toBe(1)
  expect(seen).toEqual([[PUBLIC]])
})

// asvs: '15.3.2'
test('three redirects are followed, each of them checked', async () => {
  const hosts: string[] = []
  const options = await startServer((request, response) => {
    const step = Number(request.url!.slice(1))
    if (step < 3) response.writeHead(302, { location: `https://b.cdn.example.com/${step + 1}` }).end('go on')
    else response.end('there')
  })
  const resolve = async (hostname: string) => {
    hosts.push(hostname)
    return [PUBLIC]
  }
  const response = await readText('https://feeds.example.com/0', { ...options, resolve })
  expect(response.text).toBe('there')
  expect(response.url).toBe('https://b.cdn.example.com/3')
  expect(hosts).toEqual(['feeds.example.com', 'b.cdn.example.com', 'b.cdn.example.com', 'b.cdn.example.com'])
})

test('a fourth redirect is one too many', async () => {
  const options = await startServer((_, response) => response.writeHead(301, { location: '/again' }).end())
  expect((await faultOf('https://feeds.example.com/', options)).code).toBe('too-many-redirects')
})

test.each([
  ['https://127.0.0.1/', 'host-not-allowed'],
  ['http://feeds.example.com/', 'not-https'],
  ['//evil.com/', 'host-not-allowed'],
  ['https://feeds.example.com@evil.com/', 'bad-address'],
  ['https://inside.cdn.example.com/', 'private-address'],
])('a redirect to %s is not followed', async (location, code) => {
  let requests = 0
  const options = await startServer((_, response) => {
    requests++
    response.writeHead(307, { location }).end()
  })
  const resolve = async (hostname: string): Promise<ResolvedAddress[]> =>
    hostname.startsWith('inside') ? [{ address: '10.0.0.1', family: 4 }] : [PUBLIC]
  expect((await faultOf('https://feeds.example.com/', { ...options, resolve })).code).toBe(code)
  expect(requests).toBe(1)
})

test('a response over the limit is refused, with or without a length', async () => {
  const options = await startServer((request, response) => {
    if (request.url === '/said') response.setHeader('content-length', 1001)
    response.end('x'.repeat(1001))
  })
  expect((await faultOf('https://feeds.example.com/said', options)).code).toBe('too-big')
  expect((await faultOf('https://feeds.example.com/unsaid', options)).code).toBe('too-big')
})

test('a compressed response is decompressed, and the limit applies to the result', async () => {
  const options = await startServer((request, response) => {
    response.setHeader('content-encoding', 'gzip')
    response.end(gzipSync(request.url === '/bomb' ? Buffer.alloc(5_000_000) : '{"ok":1}'))
  })
  expect((await readText('https://feeds.example.com/', options)).text).toBe('{"ok":1}')
  expect((await faultOf('https://feeds.example.com/bomb', { ...options, maxBytes: 20_000 })).code).toBe(
    'too-big',
  )
})

test('a slow answer is cut off at the time limit, before and within its body', async () => {
  // The server ends neither answer: only the limit can.
  const options = await startServer((request, response) => {
    if (request.url === '/body') response.write('the beginning')
  })
  for (const path of ['silent', 'body']) {
    const fault = await faultOf(`https://feeds.example.com/${path}`, { ...options, timeoutMs: 150 })
    expect(fault.code).toBe('timeout')
    expect(fault.message).not.toContain('beginning')
  }
})

test('a resolver that never answers is cut off too', async () => {
  const options = await startServer((_, response) => response.end())
  const never = () => new Promise<ResolvedAddress[]>(() => {})
  const fault = await faultOf('https://feeds.example.com/', { ...options, timeoutMs: 100, resolve: never })
  expect(fault.code).toBe('timeout')
})

test('a broken connection gives an error without the body', async () => {
  const options = await startServer((request, response) => {
    response.setHeader('content-length', 500)
    response.write('private words')
    setTimeout(() => request.socket.destroy(), 20)
  })
  const fault = await faultOf('https://feeds.example.com/', options)
  expect(fault.code).toBe('broken-off')
  expect(fault.message).not.toContain('private words')
})

test('an unreachable host gives a plain error', async () => {
  const options = await startServer((_, response) => response.end())
  const standIn = () => ({ address: '127.0.0.1', port: 1 })
  expect((await faultOf('https://feeds.example.com/', { ...options, standIn })).code).toBe('unreachable')
  const resolve = () => Promise.reject(Object.assign(new Error('x'), { code: 'ENOTFOUND' }))
  expect((await faultOf('https://feeds.example.com/', { ...options, resolve })).code).toBe('unknown-host')
})

test('leaving the body early closes the connection', async () => {
  let closed = 0
  const options = await startServer((_, response) => {
    response.on('close', () => closed++)
    response.write('x')
  })
  const response = await openCheckedStream('https://feeds.example.com/', options)
  for await (const _ of response.body) break
  await expect.poll(() => closed).toBe(1)
})

test('a caller can abort a request', async () => {
  const options = await startServer((_, response) => void response.write('x'))
  const stop = new AbortController()
  setTimeout(() => stop.abort(), 50)
  expect((await faultOf('https://feeds.example.com/', { ...options, signal: stop.signal })).code).toBe(
    'stopped',
  )
})

test('a request aborted before its start connects to no host', async () => {
  let asked = 0
  const options = await startServer((_, response) => {
    asked += 1
    response.end('x')
  })
  const signal = AbortSignal.abort()
  expect((await faultOf('https://feeds.example.com/', { ...options, signal })).code).toBe('stopped')
  expect(asked).toBe(0)
})

test('a long-lived signal has a listener only during a request', async () => {
  const options = await startServer((_, response) => void response.end('x'))
  const { signal } = new AbortController()
  await readText('https://feeds.example.com/', { ...options, signal })
  await faultOf('https://elsewhere.example.com/', { ...options, signal })
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('a POST body is sent with its type, and not after a redirect', async () => {
  const asked: string[] = []
  const options = await startServer(async (request, response) => {
    asked.push(request.url!)
    let body = ''
    for await (const chunk of request) body += chunk
    if (request.url === '/elsewhere') response.writeHead(308, { location: '/there' })
    response.end(`${request.method} ${request.headers['content-type']} ${body}`)
  })
  const post = { contentType: 'application/json', body: '{"a":"ä"}' }
  const response = await readText('https://feeds.example.com/take', { ...options, post })
  expect(response.text).toBe('POST application/json {"a":"ä"}')
  expect((await readText('https://feeds.example.com/elsewhere', { ...options, post })).status).toBe(308)
  expect(asked).toEqual(['/take', '/elsewhere'])
})
