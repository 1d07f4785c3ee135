/** Resolves with the network's response, or the cached copy when the network is slow or fails. Without a copy it waits for the network. */
export async function networkOrCache<Answer>(
  network: Promise<Answer>,
  findCached: () => Promise<Answer | undefined>,
  timeoutMs: number,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeoutMs)
  })
  const inTime = await Promise.race([network.catch(() => undefined), late])
  clearTimeout(timer)
  return inTime ?? (await findCached()) ?? network
}
