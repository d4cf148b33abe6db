/** Requests whose body does not end until somebody says so. */
import { createConnection } from 'node:net'
import { MAX_BODY_BYTES } from '../../lib/api/endpoint'

interface HalfSent {
  /** Sends the end, where there is one to send, and resolves to what was answered. */
  end: () => Promise<{ status: number; body: string }>
  /** What was answered until now; '' for nothing. */
  answered: () => string
  close: () => void
}

interface Sending {
  method: string
  path: string
  headers?: Record<string, string>
  /** Filled up with spaces to the `size`, which JSON allows. */
  body?: string
  size?: number
}

const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`

/** Sends all bytes of a body, in chunks, but not that these were all. */
export async function halfSend(
  baseURL: string | undefined,
  { method, path, headers = {}, body = '', size = MAX_BODY_BYTES }: Sending,
): Promise<HalfSent> {
  const { hostname, port, host } = new URL(baseURL ?? '')
  const head = {
    Host: host,
    'Content-Type': 'application/json',
    'Transfer-Encoding': 'chunked',
    Connection: 'close',
    ...headers,
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
  const socket = createConnection({ host: hostname, port: Number(port) })
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  const closed = new Promise<void>((resolve) => {
    socket.on('error', () => {}).once('close', () => resolve())
  })
  const filled = body.padEnd(size - Buffer.byteLength(body) + body.length, ' ')
  const start = `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`
  await new Promise<void>((resolve) => socket.write(start + chunk(filled), () => resolve()))
  return {
    answered: () => answer,
    close: () => socket.destroy(),
    end: async () => {
      socket.write('0\r\n\r\n')
      await closed
      const [, status = ''] = /^HTTP\/1\.1 (\d+)/.exec(answer) ?? []
      return { status: Number(status), body: answer.slice(answer.indexOf('\r\n\r\n') + 4) }
    },
  }
}
