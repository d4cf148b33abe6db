import type { StyleCode } from '@/lib/disc/styles'
import { cardPath } from '@/lib/routes'

/** Whether the device has a way of its own to send something. */
export const canSend = () => typeof navigator !== 'undefined' && 'share' in navigator

/** A press lets the device's sheet open for a few seconds only; the link goes without the card then. */
const PATIENCE_MS = 1500

/** The card of a style as a file; null where it cannot be loaded. It is loaded before it is sent, which must follow a press. */
export async function loadCard(code: StyleCode, name: string): Promise<File | null> {
  try {
    const response = await fetch(cardPath(code, 'tall'), {
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!response.ok) return null
    return new File([await response.blob()], `${name}.png`, { type: 'image/png' })
  } catch {
    return null
  }
}

/** Opens the device's own sheet with a link and, where it takes files, the card. False where it could not be opened. */
export async function send(link: string, text: string, card: File | null): Promise<boolean> {
  const words = { text, url: link }
  const whole = card ? { ...words, files: [card] } : words
  try {
    await navigator.share(navigator.canShare?.(whole) ? whole : words)
    return true
  } catch (error) {
    // The person has closed it.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
