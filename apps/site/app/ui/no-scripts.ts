/** Hides elements that do nothing without scripts. */

/** For parts that only scripts fill or answer. Buttons are found by their type; one with `popovertarget` works without scripts. */
export const NEEDS_SCRIPTS = 'needs-scripts'

/**
 * The server adds it to every page's head. An element that a browser with scripts never parses also works when an extension disables scripts
 * and the media feature `scripting` does not say so. The page's policy has the style's hash.
 */
export const NO_SCRIPTS_MARKUP = `<noscript><style>button[type=button]:not([popovertarget]),.${NEEDS_SCRIPTS}{display:none!important}</style></noscript>`
