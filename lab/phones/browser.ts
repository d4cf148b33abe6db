/** A browser that keeps its cookies and asks again where nothing answers, as the product’s pages do. */
import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than any restart takes. */
const PATIENCE_MS = 60_000
const MOST_WAITS = 8

export interface Answered<Json = unknown> {
  status: number
  json: Json
  /** When the last try was sent, and when it was answered, by `performance.now()`. */
  sent: number
  at: number
  /** Tries that were not answered. */
  tries: number
}

export class Browser {
  private cookies = new Map<string, string>()

  constructor(
    private readonly url: string,
    /** Between two tries, at first. */
    private readonly everyMs: number,
  ) {}

  /** Asks until something answers that is not “later”. */
  async ask<Json>(method: string, path: string, body?: object): Promise<Answered<Json>> {
    const until = performance.now() + PATIENCE_MS
    for (let tries = 0; ; tries++) {
      const sent = performance.now()
      const answer = await this.once(method, path, body).catch(() => null)
      if (answer && ![429, 502, 503].includes(answer.status)) {
        return { ...answer, json: answer.json as Json, sent, at: performance.now(), tries }
      }
      if (performance.now() > until)
        throw new Error(`${method} ${path}: ${answer?.status ?? 'silence'}`)
      await sleep(this.everyMs * Math.min(2 ** tries, MOST_WAITS))
    }
  }

  private async once(method: string, path: string, body?: object) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(this.url + path, {
      method,
      headers: { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    })
    for (const header of response.headers.getSetCookie()) {
      const [pair = ''] = header.split(';')
      const at = pair.indexOf('=')
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const text = await response.text()
    return { status: response.status, json: text.startsWith('{') ? JSON.parse(text) : null }
  }
}
