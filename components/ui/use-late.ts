import { useState } from 'react'

/**
 * A piece that is fetched when somebody asks for it. `ask` resolves to whether it is there; where the line is gone,
 * `hasFailed` says so, and asking again tries again.
 */
export function useLate<Piece>(load: () => Promise<Piece>) {
  const [piece, setPiece] = useState<Piece>()
  const [hasFailed, setFailed] = useState(false)
  const ask = async () => {
    const found = await load().catch(() => undefined)
    setFailed(!found)
    // React would call a function to get the state from it.
    if (found) setPiece(() => found)
    return found !== undefined
  }
  return { piece, hasFailed, ask }
}
