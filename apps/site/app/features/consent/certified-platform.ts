/**
 * A certified consent platform that the site names asks instead of us, and is believed: the IAB's `__tcfapi`, version 2.
 * https://github.com/InteractiveAdvertisingBureau/GDPR-Transparency-and-Consent-Framework
 */
import { loadScript } from './load-script.ts'
import { answerByPlatform, leavePlatform } from './consent.ts'

/** The part of the platform's listener data that is used here. */
export interface TcfData {
  eventStatus?: string
  gdprApplies?: boolean
  purpose?: { consents?: Record<string, boolean>; legitimateInterests?: Record<string, boolean> }
}

type TcfApi = (command: string, version: 2, callback: (data: TcfData, isSuccess: boolean) => void) => void

declare global {
  interface Window {
    __tcfapi?: TcfApi
  }
}

/** Purpose numbers of the framework: store data; choose ads; measure ads; measure content. */
const STORE = '1'
const CHOOSE_ADS = '2'
const MEASURE_ADS = '7'
const MEASURE_CONTENT = '8'

/** `none` where the framework does not apply, null while the visitor has not answered. */
export function readTcf({ eventStatus, gdprApplies, purpose }: TcfData) {
  if (gdprApplies === false) return 'none'
  if (eventStatus !== 'tcloaded' && eventStatus !== 'useractioncomplete') return null
  const may = (number: string) =>
    purpose?.consents?.[number] === true || purpose?.legitimateInterests?.[number] === true
  const mayStore = purpose?.consents?.[STORE] === true
  return {
    ads: mayStore && may(CHOOSE_ADS) && may(MEASURE_ADS),
    analytics: mayStore && may(MEASURE_CONTENT),
  }
}

export async function startCertifiedPlatform(url: string): Promise<void> {
  try {
    await loadScript(url)
    // oxlint-disable-next-line no-underscore-dangle -- the framework's own name
    const api = window.__tcfapi
    if (!api) throw new Error(`${url} brought no __tcfapi`)
    api('addEventListener', 2, (data, isSuccess) => {
      const answer = isSuccess ? readTcf(data) : null
      if (answer === 'none') leavePlatform()
      else if (answer) answerByPlatform(answer)
    })
  } catch (error) {
    console.warn('The consent platform failed to load; the site asks for consent itself.', error)
    leavePlatform()
  }
}
