/** Lines for people who have buttons: what the command line says to type is left out. */
export function withoutCommands(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !/^\s*npm run portal /.test(line))
    .map((line) => line.replace(/(?:[;,] [a-z ]+)?:? npm run portal -- .*$/, ''))
}
