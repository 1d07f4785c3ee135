/** Test only: a passkey in memory that answers as a browser does. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const UP_AND_VERIFIED = 0x05
const HAS_CREDENTIAL = 0x40

type Cbor = number | string | Buffer | Map<number | string, Cbor>

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap((entry) => entry.map(encode))])
}

export interface AskedFor {
  challenge: string
}

export function makePasskey({ origin }: { origin: string }) {
  const rpHash = sha256(new URL(origin).hostname)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const name = id.toString('base64url')
  let counter = 0

  const describe = (type: string, { challenge }: AskedFor, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const answer = (response: object) => ({
    ...{ id: name, rawId: name, type: 'public-key', clientExtensionResults: {} },
    response,
  })
  const count = () => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(++counter)
    return bytes
  }

  return {
    /** `from`: the origin of the page that asks. */
    create(options: AskedFor, from = origin) {
      const key = encode(
        new Map<number, Cbor>([
          ...([
            [1, 2],
            [3, -7],
            [-1, 1],
          ] as const),
          ...([
            [-2, Buffer.from(x!, 'base64url')],
            [-3, Buffer.from(y!, 'base64url')],
          ] as const),
        ]),
      )
      const flags = Buffer.from([UP_AND_VERIFIED | HAS_CREDENTIAL])
      const authData = Buffer.concat([
        rpHash,
        flags,
        count(),
        Buffer.alloc(16),
        Buffer.from([0, 16]),
        id,
        key,
      ])
      const attestation = encode(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      )
      return answer({
        clientDataJSON: describe('webauthn.create', options, from).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      })
    },
    use(options: AskedFor, from = origin) {
      const client = describe('webauthn.get', options, from)
      const authData = Buffer.concat([rpHash, Buffer.from([UP_AND_VERIFIED]), count()])
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey).toString(
          'base64url',
        ),
      })
    },
  }
}
