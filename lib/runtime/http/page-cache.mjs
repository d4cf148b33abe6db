// @ts-check
/**
 * Next's cache of rendered pages, by its `cacheHandler` setting. A build does not know the operator's address and
 * currency, so a server starts with an empty cache: each page is rendered again when it is first asked for, and kept in
 * memory. Only the pages of the build are static, which bounds the keys.
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
