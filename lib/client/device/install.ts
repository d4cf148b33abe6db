/** How a device puts the product on its home screen. */

import { inBrowser } from '../kept'
import { KEPT_SETTINGS } from '../kept-settings'
import { isApp } from './app'

/** Of Chromium alone, and no standard: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
interface InstallEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** Of public/before-paint.js, which keeps the browser from asking by itself. */
    installEvent?: InstallEvent
  }
}

/** The browser asks at our button, or the person goes through its Share menu; null where it was offered, or cannot be. */
export type InstallWay = 'button' | 'menu' | null

export function installWay(): InstallWay {
  const wasOffered = inBrowser.read(KEPT_SETTINGS.homeScreen) !== null
  const hasHomeScreen = matchMedia('(pointer: coarse)').matches
  if (wasOffered || !hasHomeScreen || isApp()) return null
  if (window.installEvent) return 'button'
  return navigator.standalone === false ? 'menu' : null
}

/** Calls back once the browser can be asked. Returns how to stop. */
export function watchInstall(changed: () => void): () => void {
  addEventListener('beforeinstallprompt', changed)
  return () => removeEventListener('beforeinstallprompt', changed)
}

/** It is offered once. */
export const noteOffered = () => inBrowser.keep(KEPT_SETTINGS.homeScreen, 'offered')

/** Asks the browser; whether the person agreed. */
export async function installApp(): Promise<boolean> {
  const answer = await window.installEvent?.prompt()
  return answer?.outcome === 'accepted'
}
