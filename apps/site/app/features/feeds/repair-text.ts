/** Repairs texts that were spoiled on their way: UTF-8 that was read as Windows-1252, and titles that are all capitals. */

/** What the bytes 0x80 to 0x9f are in Windows-1252, in order; the holes are control characters. */
const CP1252 =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178'
const BYTES: ReadonlyMap<string, number> = new Map(
  [...CP1252].map((character, place) => [character, 0x80 + place]),
)
/** What follows the first byte of a character in UTF-8, as Windows-1252 or Latin-1 shows it. */
const TAIL = `[\\u0080-\\u00bf${CP1252}]`
/** Two, three and four bytes. */
const SPOILED_RE = new RegExp(
  `[\\u00c2-\\u00df]${TAIL}|[\\u00e0-\\u00ef]${TAIL}{2}|[\\u00f0-\\u00f4]${TAIL}{3}`,
  'g',
)

/** `Ã©` becomes `é` and `â€™` becomes `’`; what is not such a sequence stays. Texts that were spoiled twice are repaired twice. */
export function repairEncoding(text: string): string {
  const once = repairOnce(text)
  return once === text ? text : repairOnce(once)
}

function repairOnce(text: string): string {
  return text.replace(SPOILED_RE, (spoiled) => {
    const bytes = Uint8Array.from(spoiled, (character) => BYTES.get(character) ?? character.charCodeAt(0))
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    } catch {
      return spoiled // two letters that stand beside each other
    }
  })
}

/** Shorter titles may be abbreviations. */
const MIN_SHOUTED_LETTERS = 7
/** Abbreviations that a title in capitals leaves as they are, besides words without a vowel and Roman numbers. */
const ABBREVIATIONS = new Set(
  '2d 3d ai asmr atv diy dj emoji fnaf fps gta io nba nfl nhl ok pvp rpg suv tv ufo uno usa vip xl'.split(
    ' ',
  ),
)
const ROMAN_RE = /^(?:i{1,3}|iv|vi{0,3}|ix|x{1,3})$/i
const SMALL_WORDS = new Set('a an and at by for in of on or the to vs with'.split(' '))

/** `BUBBLE SHOOTER PRO 3D` becomes `Bubble Shooter Pro 3D`; a title with a small letter stays as it is. */
export function lowerShouting(title: string): string {
  const letters = title.match(/\p{L}/gu)?.length ?? 0
  if (letters < MIN_SHOUTED_LETTERS || /\p{Ll}/u.test(title) || !/\p{Lu}/u.test(title)) return title
  let isFirst = true
  return title.replace(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu, (word) => {
    const small = word.toLowerCase()
    const wasFirst = isFirst
    isFirst = false
    if (!wasFirst && SMALL_WORDS.has(small)) return small
    if (isAbbreviation(word)) return word
    return small.replace(/\p{L}/u, (letter) => letter.toUpperCase())
  })
}

function isAbbreviation(word: string): boolean {
  if (ABBREVIATIONS.has(word.toLowerCase()) || ROMAN_RE.test(word)) return true
  const isLatin = /^[A-Z]+$/.test(word)
  return isLatin && word.length > 1 && word.length <= 4 && !/[AEIOUY]/.test(word)
}
