import type { ServerResponse } from 'node:http'

/** What the package `compression` adds, and Next looks for. */
interface Flushing {
  flush?: (() => void) | undefined
}

/**
 * Lets an answer that is one piece go out as one. Next sends the headers of every answer ahead and has its first
 * piece compressed and sent before it finds that there is no other. That is three writes for one, and a compression
 * that does not know how little there is. So the first piece waits for the second, or for the end; nothing is
 * flushed, as nothing here is read while it is made.
 */
export function joinFirstPiece(res: ServerResponse & Flushing): void {
  res.flushHeaders = () => {}
  res.flush = undefined
  const write = res.write.bind(res) as (...args: unknown[]) => boolean
  const end = res.end.bind(res) as (...args: unknown[]) => ServerResponse
  let isFirst = true
  let held: unknown
  const release = () => {
    if (held === undefined) return
    const piece = held
    held = undefined
    write(piece)
  }
  res.write = (...args: unknown[]) => {
    const isAlone = isFirst && args.length === 1
    isFirst = false
    if (isAlone) {
      held = args[0]
      return true
    }
    release()
    return write(...args)
  }
  res.end = (...args: unknown[]) => {
    const isBare = args.length === 0 || args[0] === undefined
    if (!isBare || held === undefined) {
      release()
      return end(...args)
    }
    return end(held)
  }
}
