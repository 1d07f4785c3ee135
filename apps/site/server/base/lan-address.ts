import { networkInterfaces } from 'node:os'

/** This machine's own IPv4 addresses. The server must answer to the address that its start line prints for a phone. */
export function listOwnAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((addresses) =>
    (addresses ?? []).filter((address) => address.family === 'IPv4').map((address) => address.address),
  )
}

/** The address a phone on the same network can open, or null. */
export function findLanAddress(): string | null {
  return listOwnAddresses().find((address) => address !== '127.0.0.1') ?? null
}
