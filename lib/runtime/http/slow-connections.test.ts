import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { listen } from '../listen'
import { keepAliveMs } from './slow-connections'

it.each([true, false])(
  'keeps a connection open for longer than it tells (behind a proxy: %s)',
  async (behindProxy) => {
    const keepAliveTimeout = keepAliveMs(behindProxy)
    const server = createServer({ keepAliveTimeout }, (_, res) => res.end())
    const stop = await listen(server, { port: 0, host: '127.0.0.1' })
    const { port } = server.address() as { port: number }
    const { headers } = await fetch(`http://127.0.0.1:${port}`)
    const announced = Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])
    expect(keepAliveTimeout - 1000 * announced).toBeGreaterThanOrEqual(500)
    server.closeAllConnections()
    await stop()
  },
)
