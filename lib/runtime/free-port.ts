import { createServer } from 'node:net'

/** The wanted port of this machine when it is free, else any free one. */
export async function freePort(wanted = 0): Promise<number> {
  const probe = createServer()
  const port = await new Promise<number | undefined>((resolve) => {
    probe.once('error', () => resolve(undefined))
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      resolve(address && typeof address === 'object' ? address.port : undefined)
    })
  })
  await new Promise((closed) => probe.close(closed))
  return port ?? freePort()
}
