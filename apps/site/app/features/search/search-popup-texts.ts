/** Texts of the list under the search field, which is loaded later than the field. */
export const searchPopupTexts = {
  cancel: 'Cancel',
  clearRecent: 'Clear recent searches',
  nothingSuggested: (query: string) => `Nothing found for “${query}”. Popular now:`,
} as const
