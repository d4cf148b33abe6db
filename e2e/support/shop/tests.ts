/** Tests at the copy of the product that takes cards. */
import { test as checks } from '../checks'

export const test = checks.extend({
  baseURL: async ({ shop }, use) => {
    shop.stripe.calm()
    await use(shop.copy.url)
  },
})
