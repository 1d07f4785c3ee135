/** Why the list under the search field shows what was not typed; the server adds it to its answer. */
export const suggestionTexts = {
  related: (word: string, nature: string) => `No ${word} games here. These are ${nature}:`,
  meant: (typed: string, meant: string) => `No game is called “${typed}”. Did you mean “${meant}”?`,
  guessed: (typed: string) => `No game is called “${typed}”. Did you mean one of these?`,
  mentioned: (typed: string) => `No title has “${typed}”. These are about it:`,
}
