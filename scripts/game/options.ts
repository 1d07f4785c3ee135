/** The options of a command, by name. */
export type Options = Record<string, string | undefined>
