/** Creates and checks passkeys for the console's host name. The origin that is expected comes from the configuration, never from a request. */
import { randomBytes } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { CHALLENGE_MS, insertChallenge, takeChallenge } from '../ledger/console-access.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { findPasskey, setPasskeyUsed, type NewPasskey, type Passkey } from '../ledger/people.ts'
import type { ConsoleOrigin } from './console-origin.ts'

const RP_NAME = 'Playhouse console'
/** Ed25519, ES256 and RS256: what authenticators have. The library would also offer ML-DSA where Node’s experimental support is. */
const ALGORITHMS = [-8, -7, -257]

/** Loaded with the first use: most processes never sign anybody in. */
const loadLibrary = () => import('@simplewebauthn/server')

export interface PasskeyParts {
  ledger: Ledger
  console: ConsoleOrigin
  now: () => number
}

export interface Passkeys {
  /** Begins to load the library, while the person reads the page. */
  prepare(): void
  /** `purpose` names the link or session that asks; the answer has to be for the same. */
  startRegistration(
    purpose: string,
    person: { id: string; name: string; passkeys: readonly Passkey[] },
  ): Promise<PublicKeyCredentialCreationOptionsJSON>
  /** Null when the answer is not the browser's answer to a challenge that this server made for the purpose. */
  finishRegistration(
    purpose: string,
    response: unknown,
  ): Promise<Omit<NewPasskey, 'personId' | 'device'> | null>
  /** Without `passkeys` the browser offers those that it has. */
  startAuthentication(
    purpose: string,
    passkeys?: readonly Passkey[],
  ): Promise<PublicKeyCredentialRequestOptionsJSON>
  finishAuthentication(purpose: string, response: unknown): Promise<Passkey | null>
}

export function createPasskeys({ ledger, console, now }: PasskeyParts): Passkeys {
  const makeChallenge = async (purpose: string) => {
    const challenge = randomBytes(32)
    await insertChallenge(ledger, challenge.toString('base64url'), { purpose, nowMs: now() })
    return challenge
  }
  const expect = (purpose: string) => ({
    expectedChallenge: (challenge: string) => takeChallenge(ledger, challenge, { purpose, nowMs: now() }),
    expectedOrigin: console.origin,
    expectedRPID: console.rpId,
    requireUserVerification: true,
  })

  return {
    prepare() {
      // A failure is reported by the call that needs it.
      loadLibrary().catch(() => {})
    },
    async startRegistration(purpose, person) {
      const { generateRegistrationOptions } = await loadLibrary()
      return generateRegistrationOptions({
        rpName: RP_NAME,
        rpID: console.rpId,
        userName: person.name || RP_NAME,
        userDisplayName: person.name,
        userID: new TextEncoder().encode(person.id),
        challenge: await makeChallenge(purpose),
        timeout: CHALLENGE_MS,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: person.passkeys.map(({ id, transports }) => ({
          id,
          transports: [...transports],
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },
    async finishRegistration(purpose, response) {
      const { verifyRegistrationResponse } = await loadLibrary()
      const result = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        ...expect(purpose),
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => null) // not an answer of a browser to this server's challenge
      if (!result?.verified) return null
      const { credential } = result.registrationInfo
      return {
        id: credential.id,
        rpId: console.rpId,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
      }
    },
    async startAuthentication(purpose, passkeys = []) {
      const { generateAuthenticationOptions } = await loadLibrary()
      return generateAuthenticationOptions({
        rpID: console.rpId,
        challenge: await makeChallenge(purpose),
        timeout: CHALLENGE_MS,
        userVerification: 'required',
        allowCredentials: passkeys.map(({ id, transports }) => ({ id, transports: [...transports] })),
      })
    },
    async finishAuthentication(purpose, response) {
      const { verifyAuthenticationResponse } = await loadLibrary()
      const { id } = (response ?? {}) as { id?: unknown }
      const passkey = typeof id === 'string' ? await findPasskey(ledger, id) : null
      if (!passkey || passkey.rpId !== console.rpId) return null
      const result = await verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        ...expect(purpose),
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
          transports: [...passkey.transports],
        },
      }).catch(() => null) // not an answer of a browser to this server's challenge
      if (!result?.verified) return null
      const { newCounter: counter } = result.authenticationInfo
      await setPasskeyUsed(ledger, passkey.id, { counter, atMs: now() })
      return passkey
    },
  }
}
