/** The texts that only the page of all categories has. */
export const categoriesTexts = { moreTags: 'All tags', lessTags: 'Fewer tags' } as const
