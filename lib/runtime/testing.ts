import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

/** For tests: serves on a free port of this machine as long as a file's tests run. Returns where, once they have begun. */
export function serveWhileTesting(server: Server): () => string {
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
