/** Marks, in the table of contents, the section that is being read. Comes when the page is idle; without it the links work. */

/** A section counts as being read when its heading has passed this part of the window's height. */
const READING_LINE = 0.35

export function markCurrentSection(contents: HTMLElement): () => void {
  const sections = [...contents.querySelectorAll('a')].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    return heading ? [{ link, heading }] : []
  })
  function mark() {
    const line = innerHeight * READING_LINE
    const current = sections.findLast(({ heading }) => heading.getBoundingClientRect().top <= line)
    for (const { link } of sections) {
      if (link === current?.link) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  // Reports only when a heading crosses the line, not on every scroll event.
  const observer = new IntersectionObserver(mark, { rootMargin: `0px 0px -${(1 - READING_LINE) * 100}% 0px` })
  for (const { heading } of sections) observer.observe(heading)
  return () => observer.disconnect()
}
