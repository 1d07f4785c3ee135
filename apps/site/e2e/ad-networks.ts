/**
 * Mocks of two ad networks: scripts that behave as the networks document, served at the networks' addresses. Their responses
 * are set in `window.adPlan`, which a test can change while the page is open.
 */
import type { Page } from '@playwright/test'
import { agree, recordEvents } from './ad-site.ts'
import { waitForMessages } from './page-barriers.ts'

export type Reach = 'served' | 'blocked' | 'silent'

/** A frame with an ad; `sayClosed` makes the last one report that it was closed. */
const FRAME = `
  function drawAd(parent, id) {
    const frame = document.createElement('iframe')
    frame.id = id
    frame.title = 'Ad'
    frame.style.cssText = 'width:100%;height:100%;border:0;background:#357'
    frame.srcdoc = '<body style="margin:0"><button style="width:100%;height:100%">An ad</button></body>'
    parent.append(frame)
    window.sayClosed = () => frame.contentWindow.eval("parent.postMessage(JSON.stringify({ event: 'adClosed' }), '*')")
    return frame
  }
  const over = 'position:fixed;inset:0;z-index:2147483647;display:block'
  const along = 'position:fixed;left:0;right:0;bottom:0;height:60px;z-index:2147483646;display:block'
`

/** `adPlan`: break and reward are a breakStatus, 'hang', or 'late', which shows when `showLate` is called; slot is 'filled' or 'unfilled'; anchor and vignette are shown when true. */
const ADSENSE_SCRIPT = `(() => {
  ${FRAME}
  window.adCalls = []
  const element = (name, style) => {
    const ins = document.createElement('ins')
    ins.className = 'adsbygoogle'
    ins.setAttribute(name, name === 'data-anchor-status' ? 'displayed' : 'true')
    ins.style.cssText = style
    drawAd(ins, 'aswift_' + Math.random())
    document.body.append(ins)
    return ins
  }
  function showBreak(config, isReward, status) {
    const done = () => config.adBreakDone({ breakType: config.type, breakName: config.name, breakFormat: isReward ? 'reward' : 'interstitial', breakStatus: status })
    if (status !== 'viewed' && status !== 'dismissed') return done()
    config.beforeAd?.()
    const ins = element(isReward ? 'data-slotcar-rewarded' : 'data-slotcar-interstitial', over)
    window.endAd = () => {
      ins.remove()
      if (isReward) config[status === 'viewed' ? 'adViewed' : 'adDismissed']()
      config.afterAd?.()
      done()
    }
  }
  const api = {
    push(entry) {
      if (entry.preloadAdBreaks) return setTimeout(entry.onReady, 20)
      const plan = window.adPlan
      if (!entry.type) {
        const unit = document.querySelector('ins.adsbygoogle[data-ad-slot]:not([data-ad-status])')
        if (plan.slot === 'filled') drawAd(unit, 'aswift_slot')
        return setTimeout(() => (unit.dataset.adStatus = plan.slot), 50)
      }
      adCalls.push(entry.type)
      const isReward = entry.type === 'reward'
      const status = isReward ? plan.reward : plan.break
      if (status === 'hang') return
      if (status === 'late') return void (window.showLate = () => showBreak(entry, isReward, 'viewed'))
      if (isReward && (status === 'viewed' || status === 'dismissed')) entry.beforeReward(() => setTimeout(showBreak, 30, entry, true, status))
      else setTimeout(showBreak, 30, entry, isReward, status)
    },
  }
  for (const entry of window.adsbygoogle ?? []) api.push(entry)
  window.adsbygoogle = api
  window.showAuto = (kind) => element(kind === 'anchor' ? 'data-anchor-status' : 'data-vignette-loaded', kind === 'anchor' ? along : over)
})()`

/** `adPlan` by format: 'filled', 'empty', 'hang', 'null' or 'invisible'; slot is 'filled' or 'empty'. */
const GPT_SCRIPT = `(() => {
  ${FRAME}
  window.adCalls = []
  const formats = { BOTTOM_ANCHOR: 3, INTERSTITIAL: 5, REWARDED: 4, GAME_MANUAL_INTERSTITIAL: 7 }
  const nameOf = (format) => Object.keys(formats).find((name) => formats[name] === format)
  const listeners = {}
  const emit = (name, event) => { for (const listener of [...(listeners[name] ?? [])]) listener(event) }
  const pubads = {
    addEventListener: (name, listener) => void (listeners[name] ??= new Set()).add(listener),
    removeEventListener: (name, listener) => void listeners[name]?.delete(listener),
    setPrivacySettings: (settings) => adCalls.push(['privacy', settings]),
  }
  const make = (path, id, format) => ({ path, id, format, addService() { return this }, getSlotElementId: () => id, element: null })
  function draw(slot, style) {
    slot.element = document.createElement('div')
    slot.element.id = slot.id
    slot.element.style.cssText = style
    drawAd(slot.element, 'google_ads_iframe_' + slot.id)
    document.body.append(slot.element)
  }
  function showManual(slot, closed) {
    draw(slot, over)
    window.endAd = (isGranted) => {
      if (isGranted) emit('rewardedSlotGranted', { slot, payload: { amount: 1, type: 'life' } })
      slot.element?.remove()
      emit(closed, { slot })
    }
    return true
  }
  function display(slot) {
    const plan = window.adPlan
    if (!slot.format) {
      setTimeout(() => {
        if (plan.slot === 'filled') drawAd(document.getElementById(slot.id), 'google_ads_iframe_' + slot.id)
        emit('slotRenderEnded', { slot, isEmpty: plan.slot !== 'filled' })
      }, 50)
      return
    }
    const name = nameOf(slot.format)
    adCalls.push(name)
    if (plan[name] === 'hang') return
    setTimeout(() => {
      const isEmpty = plan[name] === 'empty'
      emit('slotRenderEnded', { slot, isEmpty })
      if (isEmpty) return
      const isVisible = plan[name] === 'filled'
      if (name === 'REWARDED') emit('rewardedSlotReady', { slot, makeRewardedVisible: () => isVisible && showManual(slot, 'rewardedSlotClosed') })
      if (name === 'GAME_MANUAL_INTERSTITIAL') emit('gameManualInterstitialSlotReady', { slot, makeGameManualInterstitialVisible: () => isVisible && showManual(slot, 'gameManualInterstitialSlotClosed') })
      if (name === 'BOTTOM_ANCHOR') draw(slot, along)
      if (name === 'INTERSTITIAL') window.showVignette = () => draw(slot, over)
    }, 50)
  }
  const slots = []
  const tag = {
    cmd: { push: (call) => call() },
    enums: { OutOfPageFormat: formats, TagForAgeTreatment: { UNSPECIFIED: 0, CHILD: 1, TEEN: 2 } },
    setConfig: (config) => adCalls.push(['config', config]),
    pubads: () => pubads,
    enableServices() {},
    defineSlot(path, sizes, id) { const slot = make(path, id, 0); slots.push(slot); return slot },
    defineOutOfPageSlot(path, format) {
      if (window.adPlan[nameOf(format)] === 'null') return null
      const slot = make(path, 'gpt_unit_' + path + '_' + slots.length, format)
      slots.push(slot)
      return slot
    },
    display: (what) => display(typeof what === 'string' ? slots.find(({ id }) => id === what) : what),
    destroySlots: (gone) => { for (const slot of gone) slot.element?.remove(); return true },
  }
  window.googletag = tag
})()`

export interface AdNetwork {
  /** The provider's id in the consent dialog. */
  id: string
  origin: string
  script: string
  /** Its default responses. */
  plan: Record<string, string>
}

export const ADSENSE: AdNetwork = {
  id: 'google-h5',
  origin: 'https://pagead2.googlesyndication.com',
  script: ADSENSE_SCRIPT,
  plan: { break: 'viewed', reward: 'viewed', slot: 'filled' },
}

export const AD_MANAGER: AdNetwork = {
  id: 'gam',
  origin: 'https://securepubads.g.doubleclick.net',
  script: GPT_SCRIPT,
  plan: {
    slot: 'filled',
    BOTTOM_ANCHOR: 'filled',
    INTERSTITIAL: 'filled',
    REWARDED: 'filled',
    GAME_MANUAL_INTERSTITIAL: 'filled',
  },
}

/** Opens pages as a visitor who agreed to the network; returns the recorded events. */
export async function openWithConsent(
  network: AdNetwork,
  page: Page,
  watch: { allowOrigin(origin: string): void },
  reach: () => Reach = () => 'served',
) {
  const { id, origin, script, plan } = network
  watch.allowOrigin(origin)
  await agree(page, [id])
  await page.addInitScript((adPlan) => void Object.assign(window, { adPlan }), plan)
  await mockNetwork(page, origin, script, reach)
  return recordEvents(page)
}

/** Serves the mock, blocks it like a content filter, or never answers. */
async function mockNetwork(page: Page, origin: string, script: string, reach: () => Reach): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    if (reach() === 'blocked') return route.abort('blockedbyclient')
    if (reach() === 'silent') return
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: script,
    })
  })
}

/** Advances the clock by the twenty seconds in which a page polls for ads. */
export async function passCountdown(page: Page): Promise<void> {
  // Requests that the page sends after its start must be answered first; otherwise their timeouts would pass too.
  await page.clock.runFor(2000)
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(19_000)
}

/** Advances the clock, after the page has handled the game's messages. */
export async function letTimePass(page: Page, ms: number): Promise<void> {
  await waitForMessages(page)
  await page.clock.fastForward(ms)
}

/** Changes the network's responses; a break may be shown again at once. */
export async function plan(page: Page, change: Record<string, string>): Promise<void> {
  await page.evaluate((next) => {
    const all = window as unknown as { adPlan: object }
    all.adPlan = { ...all.adPlan, ...next }
  }, change)
}
