/** The sites that come with the software, as examples. */
const SAMPLE_HOSTS: readonly string[] = ['localhost', 'sunny.localhost', 'midnight.localhost']

export function isSampleHost(host: string): boolean {
  return SAMPLE_HOSTS.includes(host)
}
