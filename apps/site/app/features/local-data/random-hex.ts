/** 32 random hex digits. Not `randomUUID`, which needs https and is missing on a local network's plain address. */
export function createRandomHex(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
