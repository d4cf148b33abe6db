/** Keys typed one after the other within this time are one word. */
export const TYPE_AHEAD_MS = 500

/**
 * The item that typed letters lead to, counted from the one that has the focus (-1 for none): the next that begins so.
 * One letter again and again goes through all that begin with it. -1 where none does.
 */
export function findTyped(items: readonly string[], at: number, typed: string): number {
  const isOneLetter = [...typed].every((letter) => letter === typed[0])
  const word = (isOneLetter ? typed.slice(0, 1) : typed).toLowerCase()
  // A word that grows may still mean the item it is on; a letter always means the next one.
  const from = isOneLetter ? at + 1 : Math.max(0, at)
  const order = items.map((_, index) => (from + index) % items.length)
  return order.find((index) => items[index]?.trim().toLowerCase().startsWith(word)) ?? -1
}
