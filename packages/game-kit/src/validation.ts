/** Checks of saved values: a save can be old, truncated or written by another program. */

/** @example isRecord({ a: 1 }) // true; lists and null are none */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A whole number from `min` to `max`.
 * @example isIntegerIn(state.row, 0, ROWS - 1)
 */
export const isIntegerIn = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max

/** A whole number from 0 to a thousand million. */
export const isCount = (value: unknown): boolean => isIntegerIn(value, 0, 1e9)

export const isText = (value: unknown): boolean => typeof value === 'string'

/** @example isListOf(save.orders, isCount, 1000) // at most a thousand */
export const isListOf = (
  value: unknown,
  isValidItem: (item: unknown) => boolean,
  maxItems = Infinity,
): boolean => Array.isArray(value) && value.length <= maxItems && value.every((item) => isValidItem(item))

/** @example isRecordOf(save.best, isCount) */
export const isRecordOf = (value: unknown, isValidItem: (item: unknown, key: string) => boolean): boolean =>
  isRecord(value) && Object.entries(value).every(([key, item]) => isValidItem(item, key))

/** Whether data has every field of the example with the same type of value. */
export function hasKindsOf(data: unknown, example: unknown): boolean {
  const isSameKind = (value: unknown, other: unknown) =>
    typeof value === typeof other && Array.isArray(value) === Array.isArray(other)
  if (!isRecord(example)) return isSameKind(data, example)
  return (
    isRecord(data) &&
    Object.entries(example).every(
      ([key, value]) => value === null || value === undefined || isSameKind(data[key], value),
    )
  )
}
