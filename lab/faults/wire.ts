import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A wire to the database that fails as networks do: it breaks, goes silent, or is slow. */
export async function startFaultyWire(target: number) {
  const open = new Set<Socket>()
  let isCut = false
  let delayMs = 0
  /** While the wire carries nothing, all wait for this. */
  let silence: Promise<void> | undefined
  let endSilence = () => {}

  /** Carries what comes, in its order, also where some of it is held up. */
  function carry(from: Socket, to: Socket): void {
    let held = 0
    let last = Promise.resolve()
    open.add(from)
    from.on('data', (chunk) => {
      if (held === 0 && !silence && delayMs === 0) return void to.write(chunk)
      held += 1
      last = last.then(async () => {
        if (delayMs > 0) await sleep(delayMs)
        await silence
        held -= 1
        to.write(chunk)
      })
    })
    from.on('error', () => to.destroy())
    from.on('close', () => {
      open.delete(from)
      to.destroy()
    })
  }

  const server = createServer((client) => {
    if (isCut) return client.destroy()
    const far = createConnection({ host: '127.0.0.1', port: target })
    carry(client, far)
    carry(far, client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    /** Connections stay, and new ones are made; nothing comes through. */
    hush: () => {
      silence = new Promise((resolve) => {
        endSilence = resolve
      })
    },
    slow: (ms: number) => {
      delayMs = ms
    },
    mend: () => {
      isCut = false
      delayMs = 0
      silence = undefined
      endSilence()
    },
    close: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
