/** Something a call needs from the person before it can go on. Whether they gave it, or gave up. */
type Ask = () => Promise<boolean>

/**
 * Holds a call back while a dialog of the page is open, and sends it again afterward, so that nothing typed is lost.
 */
export interface Interruption {
  /** Registers the page's dialog. Returns how to unregister it. */
  listen: (asks: Ask) => () => void
  /** Asks, where a page has registered to do so. */
  ask: Ask
}

function interruption(): Interruption {
  let current: Ask | null = null
  return {
    listen: (asks) => {
      current = asks
      return () => {
        if (current === asks) current = null
      }
    },
    ask: async () => (current ? current() : false),
  }
}

/** Asks for the password again, where an admin's act is answered with `proof_needed`. */
export const proof = interruption()

/** The session ended while the page was open. */
export const signInAgain = interruption()
