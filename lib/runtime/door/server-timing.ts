import type { RequestListener } from 'node:http'

/** With DEBUG_TIMING=1: the same listener, whose answers say how long they took until their first byte, after what the product says of its own steps. */
export function sayingHowLong(listener: RequestListener): RequestListener {
  return (req, res) => {
    const started = performance.now()
    const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => typeof res
    res.writeHead = (...args: unknown[]) => {
      const steps = res.getHeader('server-timing')
      const total = `total;dur=${(performance.now() - started).toFixed(2)}`
      if (!res.headersSent) res.setHeader('Server-Timing', steps ? `${steps}, ${total}` : total)
      return writeHead(...args)
    }
    listener(req, res)
  }
}
