/** Without scripts: what would do nothing is not there. */

/** For parts that only scripts fill or answer. Buttons are found by their type; one with `popovertarget` works without scripts. */
export const NEEDS_SCRIPTS = 'needs-scripts'

/**
 * The server puts it into every page's head. An element that a browser with scripts never reads works also where an extension switches them
 * off and the media feature `scripting` says otherwise. The page's policy carries the style's hash.
 */
export const NO_SCRIPTS_MARKUP = `<noscript><style>button[type=button]:not([popovertarget]),.${NEEDS_SCRIPTS}{display:none!important}</style></noscript>`
