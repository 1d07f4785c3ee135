/** Which articles come with the software, by their id. Without a schema library: an article's page in the browser has this. */

/** The built-in articles have the ids before this one. */
export const FIRST_IMPORTED_ID = 21
