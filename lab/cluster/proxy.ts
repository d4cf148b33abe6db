/** HAProxy before the machines of a cluster, by the file that is shipped for it, with the addresses of this cluster. */
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../lib/runtime/free-port'
import type { Machine } from './network'

const SHIPPED = 'docs/examples/haproxy.cfg'

export interface Proxy {
  /** The address of a database by way of the proxy. */
  through: (url: string) => string
  stop: () => void
}

export async function startProxy(machines: readonly Machine[], folder: string): Promise<Proxy> {
  const door = `127.0.0.1:${await freePort()}`
  const addressed = machines.reduce(
    (text, { address }, at) => replaced(text, `10.0.0.${11 + at}`, address),
    replaced(readFileSync(SHIPPED, 'utf8'), 'bind 127.0.0.1:5000', `bind ${door}`),
  )
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, addressed)
  const child = spawn('haproxy', ['-db', '-q', '-f', file], { stdio: 'inherit' })
  return {
    through: (url) => url.replace(/@[^/]+/, `@${door}`),
    stop: () => {
      child.kill()
    },
  }
}

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`${SHIPPED} has no ${from}`)
  return text.replace(from, to)
}
