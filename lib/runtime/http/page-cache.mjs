// @ts-check
/**
 * Next's cache of what it rendered while building, by its `cacheHandler` setting. A build knows neither address nor
 * currency of those who run it, so a server begins without it: each page is rendered once more when it is first asked
 * for, and kept in memory. Its keys are the pages of the build, since no other page is static.
 */

/** @type {Map<string, { value: unknown, lastModified: number }>} */
const pages = new Map()

export default class PageCache {
  /** @param {string} key */
  async get(key) {
    return pages.get(key) ?? null
  }

  /** @param {string} key @param {unknown} value */
  async set(key, value) {
    pages.set(key, { value, lastModified: Date.now() })
  }

  async revalidateTag() {}

  resetRequestCache() {}
}
