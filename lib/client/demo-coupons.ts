/** Cents off, by code: what the display falls back to in preview mode when no one answers. */
const DEMO_DISCOUNTS: ReadonlyMap<string, number> = new Map([
  ['FRIEND50', 500],
  ['LAUNCH25', 250],
  ['FREE', 1900],
  ['SAVE20', 400],
])

/** What a demo code takes off, in cents; undefined for any other code. Creating the order decides again. */
export function demoDiscount(code: string): number | undefined {
  return DEMO_DISCOUNTS.get(code)
}
