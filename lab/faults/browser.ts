import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Response } from '@playwright/test'
import { openLastQuestion } from '../../e2e/support/product'
import { asUnhurried } from '../../e2e/support/unhurried'
import { ensureChromium } from '../../scripts/chromium.mjs'
import type { Scene } from './scene'

const STYLE = 'SI'

/** After so long somebody presses Try Again, and after so long they are gone. */
const AGAIN_MS = 5_000
const PATIENCE_MS = 120_000

/** Somebody is offline as they press the last button, and comes back. Resolves to milliseconds from then to the result. */
export async function offlineAtTheLastButton({ servers, ledger }: Scene): Promise<number> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const context = await browser.newContext({ baseURL: servers[0]?.url })
    await asUnhurried(context)
    const page = await context.newPage()
    page.on('request', (request) => {
      const key = request.headers()['idempotency-key']
      if (key && isSubmit(request.url())) ledger.begin(key, STYLE)
    })
    await openLastQuestion(page, STYLE)
    const submit = page.getByRole('button', { name: 'Get My Results' })
    await submit.waitFor()
    await context.setOffline(true)
    await submit.click()
    await page.getByRole('heading', { name: 'Assessment Error' }).waitFor()
    // Back online, the page sends by itself what it has kept.
    const answered = page.waitForResponse((one) => isSubmit(one.url()) && one.ok(), {
      timeout: PATIENCE_MS,
    })
    await context.setOffline(false)
    const back = performance.now()
    const again = page.getByRole('button', { name: 'Try Again' })
    let answer: Response | undefined
    while (!answer) {
      answer = (await Promise.race([answered, sleep(AGAIN_MS)])) || undefined
      // What it sent met a server that was busy.
      if (answer || !(await again.isVisible())) continue
      await again.click()
      await submit.click()
    }
    const time = performance.now() - back
    const key = (await answer.request().allHeaders())['idempotency-key'] ?? ''
    ledger.acknowledge(key, await answer.json())
    await page.getByRole('heading', { level: 1, name: 'The Kind Coordinator' }).waitFor()
    return time
  } finally {
    await browser.close()
  }
}

const isSubmit = (url: string) => url.endsWith('/api/assessment/guest/submit')
