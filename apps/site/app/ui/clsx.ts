/** Joins class names into one string; falsy values are left out. */
export function clsx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
