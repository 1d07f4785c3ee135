/** HTML of the info pages' parts that depend on the site's settings. Every text is escaped: the operator sets names and hosts. */
import { escapeHtml } from '#app/features/articles/site-values.ts'
import type { DataUse, DataPlace } from './data-use-types.ts'
import type { ParentPromise } from './promises.ts'

/** The list of data uses of one place; an empty string when there are none. */
export function renderDataUses(uses: readonly DataUse[], place: DataPlace): string {
  const items = uses.filter((use) => use.place === place).map(renderDataUse)
  return items.length > 0 ? `<ul class="data-uses">${items.join('')}</ul>` : ''
}

function renderDataUse({ id, title, text, retention, storedNames, policyUrl }: DataUse): string {
  const lines = [
    `<h3>${escapeHtml(title)}</h3>`,
    `<p>${escapeHtml(text)}</p>`,
    retention && `<p class="retention">Stored ${escapeHtml(retention)}.</p>`,
    storedNames.length > 0 &&
      `<p class="names">Named ${storedNames.map((name) => `<code>${escapeHtml(name)}</code>`).join(' ')}</p>`,
    policyUrl &&
      `<p class="names">Its own rules: <a href="${escapeHtml(policyUrl)}" rel="noopener nofollow">${escapeHtml(policyUrl)}</a></p>`,
  ]
  return `<li id="practice-${escapeHtml(id)}">${lines.filter(Boolean).join('')}</li>`
}

export function renderPromises(promises: readonly ParentPromise[]): string {
  const items = promises.map(
    ({ title, text, drawing }) =>
      `<li><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${escapeHtml(drawing)}"/></svg>` +
      `<h3>${escapeHtml(title)}</h3><p>${escapeHtml(text)}</p></li>`,
  )
  return `<ul class="promises">${items.join('')}</ul>`
}
