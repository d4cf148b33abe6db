/** What a browser complains about. */
import type { Page } from '@playwright/test'

/** A list that fills with the errors of a page. */
export function hearComplaints(page: Page, complaints: string[] = []): string[] {
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('console', (message) => {
    // A refused or failed request is what some journeys are about; a broken policy or a broken page is not.
    const isRequest = /Failed to load resource|net::ERR/.test(message.text())
    if (message.type() === 'error' && !isRequest) complaints.push(message.text())
  })
  return complaints
}
