/** Without scripts: what would do nothing is not there. */

/** For parts that only scripts fill or answer; buttons of that kind are found by their type. */
export const NEEDS_SCRIPTS = 'needs-scripts'

/**
 * Stands in the head, in an element that a browser with scripts never reads, so also where an extension switches them off and the
 * media feature `scripting` says otherwise. The page's policy carries this text's hash.
 */
export function NoScriptsStyle() {
  const style = `button[type=button],.${NEEDS_SCRIPTS}{display:none!important}`
  return (
    <noscript>
      <style dangerouslySetInnerHTML={{ __html: style }} />
    </noscript>
  )
}
