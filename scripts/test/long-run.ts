/** `LONG_JOURNEYS=1` runs the long version of tests; other runs do a part of them. */
export const isLong = process.env.LONG_JOURNEYS === '1'
