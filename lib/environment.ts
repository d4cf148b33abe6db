/**
 * The one file that reads the environment; the linter refuses it elsewhere. What a server reads is checked, and has its
 * meaning, in lib/server/base/env.ts.
 */

/** What pages speak of, on the server and in the browser; of Stripe's key, only that it is there. */
export const SPOKEN = [
  'CURRENCY',
  'GUEST_RESULTS_MONTHS',
  'OPERATOR',
  'CONTACT_EMAIL',
  'HOSTED_IN',
  'STRIPE_PUBLISHABLE_KEY',
] as const
type Spoken = (typeof SPOKEN)[number]

/** `data-contact-email` on the root element of every page, for CONTACT_EMAIL. */
const attributeOf = (name: Spoken) => `data-${name.toLowerCase().replaceAll('_', '-')}`

/** What such a setting says; '' where it is not set. A build knows none of them; the page passes them to the browser (docs/decisions/006). */
export function spoken(name: Spoken): string {
  if (typeof window !== 'undefined') {
    return document.documentElement.getAttribute(attributeOf(name)) ?? ''
  }
  const value = process.env[name] ?? ''
  return name === 'STRIPE_PUBLISHABLE_KEY' && value ? 'set' : value
}

/** What the root element of every page tells the browser (app/[locale]/layout.tsx). */
export function spokenAttributes(): Record<string, string> {
  const present = SPOKEN.filter((name) => spoken(name))
  return Object.fromEntries(present.map((name) => [attributeOf(name), spoken(name)]))
}

/** What this process was started with; lib/runtime adds to it what it finds out before it serves. */
export const environment = (): NodeJS.ProcessEnv => process.env
