/**
 * The operator's own code in a place of a page: a document of an opaque origin, which cannot read or leave the page. A document that shows
 * nothing within five seconds is taken out, so that the place has something else.
 */
import { AD_CODE_MESSAGE, AD_CODE_PREFIX } from './ad-code-document.ts'
import { SCRIPT_LIMIT_MS } from './ad-provider.ts'
import { adTexts as texts } from './ad-texts.ts'
import styles from './ad-code.module.css'

/** False when it is empty or cannot be loaded: then nothing of it is left in `element`. */
export async function fillWithCode(id: string, element: HTMLElement, signal: AbortSignal): Promise<boolean> {
  const frame = document.createElement('iframe')
  frame.className = styles.frame!
  frame.title = texts.advertisement
  frame.dataset.adCode = id
  // The answer has the same sandbox; this one holds when something between changes its headers.
  frame.sandbox.add('allow-scripts', 'allow-popups')
  frame.src = AD_CODE_PREFIX + id
  const shown = waitForContent(frame, signal)
  element.append(frame)
  const isFilled = await shown
  if (isFilled) frame.dataset.state = 'shown'
  else frame.remove()
  return isFilled
}

function waitForContent(frame: HTMLIFrameElement, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    const end = (isFilled: boolean) => {
      clearTimeout(timer)
      ended.abort()
      resolve(isFilled)
    }
    const timer = setTimeout(() => end(false), SCRIPT_LIMIT_MS)
    signal.addEventListener('abort', () => end(false), { signal: ended.signal })
    addEventListener(
      'message',
      ({ source, data }: MessageEvent) => {
        if (source === frame.contentWindow && data === AD_CODE_MESSAGE) end(true)
      },
      { signal: ended.signal },
    )
  })
}
