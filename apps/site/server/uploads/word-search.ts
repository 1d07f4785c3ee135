export interface WordSearch {
  /** The next part of a file. */
  read(part: Buffer): void
  isFound(): boolean
}

/** Finds a word of ASCII letters in a file that is read in parts, also where two parts meet. */
export function createWordSearch(word: string): WordSearch {
  let isFound = false
  let end = Buffer.alloc(0)
  return {
    read(part) {
      if (isFound) return
      const text = Buffer.concat([end, part])
      isFound = text.includes(word)
      end = text.subarray(Math.max(0, text.length - word.length + 1))
    },
    isFound: () => isFound,
  }
}
