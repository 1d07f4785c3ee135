/** The pages that are open, the visible one last: Back walks down. */
import type { MenuPage, MenuPages, PageDetail, StandardPage } from './menu-types.ts'
import { hidePage, showPage } from './show-page.ts'
import type { OverlayTarget } from './show-page.ts'

type Entry = { id: string; detail: PageDetail }

/** `makeStandard`: the kit's page of that id, which the game's own page may change. */
export function createPageStack(
  target: OverlayTarget,
  pages: MenuPages,
  makeStandard: (id: string, detail: PageDetail) => StandardPage,
) {
  let entries: Entry[] = []
  let shown: MenuPage | null = null

  const findCanvasPage = () => {
    const page = pages[entries.at(-1)?.id ?? '']
    return typeof page === 'object' ? page : null
  }
  const leave = () => {
    const canvas = findCanvasPage()
    const left = shown
    shown = null
    left?.closed?.()
    canvas?.close()
  }
  const close = () => {
    if (entries.length === 0) return
    leave()
    entries = []
    hidePage(target)
  }
  const push = (id: string, detail: PageDetail) => {
    entries.push({ id, detail })
    const own = pages[id]
    if (typeof own === 'object') {
      hidePage(target)
      target.root.dataset.menuPage = id
      own.open(detail)
      return
    }
    const standard = makeStandard(id, detail)
    shown = own ? own(standard) : standard
    showPage(target, id, shown)
  }
  return {
    /** Opens a page on top, or walks down to it; `below`: what an empty stack begins with. */
    open(id: string, detail: PageDetail, below: string | null) {
      const at = entries.findIndex((entry) => entry.id === id)
      leave()
      if (at >= 0) entries.length = at
      else if (entries.length === 0 && below) entries.push({ id: below, detail: {} })
      push(id, detail)
    },
    replace(id: string, detail: PageDetail = {}) {
      leave()
      entries.pop()
      push(id, detail)
    },
    restart(id: string) {
      leave()
      entries = []
      push(id, {})
    },
    back() {
      const before = entries.at(-2)
      if (before) {
        leave()
        entries.length -= 2
        push(before.id, before.detail)
        return
      }
      const wasCanvas = findCanvasPage() !== null
      close()
      if (wasCanvas) target.closed()
    },
    close,
    getTop: () => entries.at(-1)?.id ?? null,
    isCanvasPage: () => findCanvasPage() !== null,
    /** True where the visible page has used the key. */
    handleKey: (event: KeyboardEvent) => shown?.key?.(event) ?? false,
  }
}
