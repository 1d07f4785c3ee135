/** Slugs from titles and names in any script. */

const FOLDED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Cyrillic and Greek letters that look like Latin ones, lower case after folding. */
const LOOK_ALIKES: Record<string, string> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ё: 'e',
  һ: 'h',
  н: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  ѕ: 's',
  т: 't',
  у: 'y',
  ԝ: 'w',
  х: 'x',
  α: 'a',
  β: 'b',
  ε: 'e',
  ζ: 'z',
  η: 'h',
  ι: 'i',
  κ: 'k',
  μ: 'u',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
}
const LATIN_RE = /\p{Script=Latin}/u
const OTHER_SCRIPT_RE = /[\p{Script=Cyrillic}\p{Script=Greek}]/u

/** `Сoloring` with a Cyrillic first letter is an English word; `Сапёр` is not and stays unchanged. Expects lower case. */
export function foldLookAlikes(text: string): string {
  if (!LATIN_RE.test(text) || !OTHER_SCRIPT_RE.test(text)) return text
  return text.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const letters = [...word]
    const isLatin = letters.every((letter) => LATIN_RE.test(letter) || Object.hasOwn(LOOK_ALIKES, letter))
    return isLatin ? letters.map((letter) => LOOK_ALIKES[letter] ?? letter).join('') : word
  })
}

/** `''` where nothing of the text can stand in an address. */
export function slugify(text: string, maxLength: number): string {
  const folded = foldLookAlikes(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase())
    .replace(/[ßæœøłđðþı]/g, (letter) => FOLDED[letter] ?? letter)
    .replace(/['’]/g, '')
    .replaceAll('&', ' and ')
  return folded
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, maxLength)
    .replace(/-+$/, '')
}

/** A slug with a number behind it, for a title whose slug is taken. */
export function numberSlug(slug: string, copy: number, maxLength: number): string {
  const ending = `-${copy}`
  return slug.slice(0, maxLength - ending.length).replace(/-+$/, '') + ending
}
