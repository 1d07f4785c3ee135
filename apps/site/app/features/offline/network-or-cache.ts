/** The network's answer; the kept copy where the line is slow or gone. Without a copy even the slowest line is waited for. */
export async function networkOrCache<Answer>(
  network: Promise<Answer>,
  findCached: () => Promise<Answer | undefined>,
  patienceMs: number,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs)
  })
  const inTime = await Promise.race([network.catch(() => undefined), late])
  clearTimeout(timer)
  return inTime ?? (await findCached()) ?? network
}
