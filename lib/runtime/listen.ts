import { createServer, type ListenOptions, type Server } from 'node:net'

/** Both, because `localhost` may resolve to either. */
const LOOPBACK = ['127.0.0.1', '::1']

/**
 * How many connections may wait to be accepted; the system's own limit counts where it is lower. With Node's 511, some of
 * a crowd's were dropped, and their clients tried again after 1, 3 and 7 seconds.
 */
const BACKLOG = 4_096

/** A machine without IPv6 says one of these. */
const NO_SUCH_FAMILY = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

/**
 * Listens on the loopback addresses, or on `host` alone where one is given. Resolves to what stops listening.
 * A server has one address; what comes to the other is handed to it.
 */
export async function listen(
  server: Server,
  { port, host }: { port: number; host: string | undefined },
): Promise<() => Promise<unknown>> {
  const [first, ...others] = host ? [host] : LOOPBACK
  await opened(server, { port, host: first })
  const doors: Server[] = []
  try {
    for (const address of others) {
      const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        server.emit('connection', socket),
      )
      if (await opened(door, { port, host: address }).then(() => true, isMissing)) doors.push(door)
    }
  } catch (error) {
    server.close()
    throw error
  }
  return () => Promise.all([server, ...doors].map((one) => new Promise((done) => one.close(done))))
}

function isMissing(error: NodeJS.ErrnoException): boolean {
  if (NO_SUCH_FAMILY.includes(error.code ?? '')) return false
  throw error
}

function opened(server: Server, address: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ backlog: BACKLOG, ...address }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}
