/** The sites that come with the software, to be looked at on this machine. */
const SAMPLE_HOSTS: readonly string[] = ['localhost', 'sunny.localhost', 'midnight.localhost']

export function isSampleHost(host: string): boolean {
  return SAMPLE_HOSTS.includes(host)
}
