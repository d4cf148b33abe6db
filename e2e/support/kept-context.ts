/**
 * One browser context for the journeys of a worker, emptied between them of all that a visitor leaves, but for its cache:
 * there the browser keeps our scripts as it compiled them. A page in a new context costs five times the processor time.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { sendAgain } from './send-again'

/** What gives a context a clock of its own, which it cannot forget. */
const LASTING = ['install', 'setFixedTime', 'setSystemTime'] as const

export class KeptContext {
  readonly #origins = new Set<string>()
  #isSpoiled = false

  readonly #setOffline: BrowserContext['setOffline']

  private constructor(
    readonly context: BrowserContext,
    /** Nobody sees it; while it is open, the browser keeps the process that knows our scripts. */
    private blank: Page,
  ) {
    context.on('page', (page) => {
      page.on('framenavigated', (frame) => {
        const { protocol, origin } = new URL(frame.url())
        if (protocol.startsWith('http')) this.#origins.add(origin)
      })
    })
    this.#setOffline = context.setOffline.bind(context)
    // A process is back online as soon as one page in it is, and tells the others before they can reach anything.
    context.setOffline = async (offline) => {
      await this.blank.close()
      await this.#setOffline(offline)
    }
    for (const name of LASTING) {
      const act = context.clock[name].bind(context.clock) as (...args: unknown[]) => Promise<void>
      Object.assign(context.clock, {
        [name]: (...args: unknown[]) => {
          this.#isSpoiled = true
          return act(...args)
        },
      })
    }
  }

  static async open(browser: Browser, prepare: (context: BrowserContext) => Promise<void>) {
    const context = await browser.newContext()
    sendAgain(context.request)
    await prepare(context)
    return new KeptContext(context, await context.newPage())
  }

  /** Ready for the next visitor; false where it has to be closed instead. */
  async empty(): Promise<boolean> {
    const { context } = this
    if (this.#isSpoiled) return false
    if (this.blank.isClosed()) this.blank = await context.newPage()
    for (const page of context.pages()) if (page !== this.blank) await page.close()
    // What a page wrote to localStorage just before it closed may still be on its way to the browser, which is then asked
    // to clear it too early. An answer of another page in the same process arrives after it.
    await this.blank.evaluate(() => true)
    for (const event of ['request', 'response'] as const) context.removeAllListeners(event)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await Promise.all([
      this.#setOffline(false),
      context.clearCookies(),
      context.clearPermissions(),
      this.#forgetStored(),
    ])
    return true
  }

  async #forgetStored(): Promise<void> {
    const session = await this.context.newCDPSession(this.blank)
    for (const origin of this.#origins) {
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
    }
    this.#origins.clear()
    await session.detach()
  }
}
