/** Class names as one string; what is not there is left out. */
export function clsx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
