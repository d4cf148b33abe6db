/** Tests at the copy of the product that takes cards. */
import { test as calls } from '../calls'
import { test as checks } from '../checks'
import type { Shop } from './shop'

async function baseURL({ shop }: { shop: Shop }, use: (url: string) => Promise<void>) {
  shop.stripe.calm()
  await use(shop.copy.url)
}

/** For tests that only call. */
export const callTest = calls.extend({ baseURL })

/** For tests that look. */
export const test = checks.extend({ baseURL })
