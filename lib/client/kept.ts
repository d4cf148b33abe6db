/** Texts that the browser keeps, where it keeps anything: its storage may be off, or full. */

/** By its beginning, each has a sentence in the cookie policy (lib/copy/policy-covers.test.ts). */
export type KeptKey = 'token' | 'user' | 'theme' | `discern.${string}` | `discern:${string}`

interface Keeper {
  /** Null where nothing is kept. */
  read: (key: string) => string | null
  /** Null forgets it. False where the browser keeps nothing. */
  keep: (key: KeptKey, text: string | null) => boolean
  /** What was kept as JSON; null where there is nothing, or something else. */
  readJson: (key: string) => unknown
}

function keeperOf(storage: () => Storage): Keeper {
  function read(key: string): string | null {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  }
  return {
    read,
    keep: (key, text) => {
      try {
        if (text === null) storage().removeItem(key)
        else storage().setItem(key, text)
        return true
      } catch {
        return false
      }
    },
    readJson: (key) => {
      try {
        return JSON.parse(read(key) ?? 'null')
      } catch {
        return null
      }
    },
  }
}

/** For as long as the tab is open. */
export const inTab = keeperOf(() => sessionStorage)

/** Until it is forgotten. */
export const inBrowser = keeperOf(() => localStorage)
