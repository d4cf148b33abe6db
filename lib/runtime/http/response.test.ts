import { createServer, type ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { stubEnvironment } from '../../server/base/testing'
import { serveWhileTesting } from '../testing'

stubEnvironment({})
const { watchResponse } = await import('./response')

let render: (res: ServerResponse) => void
let begun = 0

const server = createServer((req, res) => {
  watchResponse(req, res, {
    begun: () => {
      begun += 1
    },
    failure: () => ({ status: 503, retryAfter: 2 }),
    timedFrom: undefined,
  })
  render(res)
})
const url = serveWhileTesting(server)

const scriptsIn = (html: string) => html.match(/<script[^>]*>/g)

const asPage = (res: ServerResponse) => res.setHeader('Content-Type', 'text/html; charset=utf-8')

describe('a page that is rendered for this request', () => {
  it('has its nonce on what stands in it, and not on files', async () => {
    render = (res) => {
      asPage(res)
      const file = '<script src="/a.js" async="" nonce="n"></script>'
      res.write(Buffer.from(`<p>Łukasz</p>${file}${file}`))
      res.end(
        Buffer.from('<script src="/b.js" nonce="n" async=""></script><script nonce="n">1</script>'),
      )
    }
    const html = await (await fetch(url())).text()
    expect(html).toContain('<p>Łukasz</p>')
    expect(scriptsIn(html)).toEqual([
      '<script src="/a.js" async="">',
      '<script src="/a.js" async="">',
      '<script src="/b.js" async="">',
      '<script nonce="n">',
    ])
  })

  it('is not compressed where it has a Content-Length', async () => {
    const html = '<script src="/a.js" nonce="x"></script>'
    render = (res) => {
      asPage(res)
      res.setHeader('Content-Length', html.length)
      res.end(Buffer.from(html))
    }
    expect(await (await fetch(url())).text()).toBe(html)
  })
})

describe('a failure', () => {
  it('of a page says what the page’s own report says', async () => {
    render = (res) => {
      asPage(res)
      res.statusCode = 500
      res.end('failed')
    }
    const answer = await fetch(url())
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  })

  it('of a call that has no body gets the envelope, and another keeps its own', async () => {
    const call = async (status: number, body?: string) => {
      render = (res) => {
        res.statusCode = status
        if (body) res.setHeader('Content-Type', 'application/json')
        res.end(body)
      }
      const answer = await fetch(`${url()}/api/funnel`)
      return [answer.status, (await answer.json()).code]
    }
    expect(await call(405)).toEqual([405, 'method_not_allowed'])
    expect(await call(500)).toEqual([500, 'unexpected'])
    expect(await call(404, '{"code":"own"}')).toEqual([404, 'own'])
  })
})

it('says once that an answer begins, though its end comes later', async () => {
  let finish = () => {}
  begun = 0
  render = (res) => {
    res.write('one')
    finish = () => res.end()
  }
  const answer = await fetch(url())
  expect(begun).toBe(1)
  finish()
  expect(await answer.text()).toBe('one')
})

describe('a call whose answer is whole', () => {
  const answer = async (body: string, headers: Record<string, string>, method = 'GET') => {
    render = (res) => {
      res.setHeader('Content-Type', 'application/json')
      res.setHeader('x-whole-answer', '1')
      // As Next pipes it.
      res.flushHeaders()
      if (method !== 'HEAD') res.write(Buffer.from(body))
      res.end()
    }
    return fetch(`${url()}/api/x`, { method, headers })
  }

  it('says how long it is, plain and compressed, and shows no mark', async () => {
    const body = JSON.stringify({ text: 'x'.repeat(2000) })
    for (const encoding of ['identity', 'gzip']) {
      const { headers, ...rest } = await answer(body, { 'Accept-Encoding': encoding }).then(
        async (got) => ({ headers: got.headers, text: await got.text() }),
      )
      expect(rest.text).toBe(body)
      expect(headers.get('transfer-encoding')).toBeNull()
      expect(headers.get('x-whole-answer')).toBeNull()
      const isPlain = encoding === 'identity'
      expect(headers.get('content-encoding')).toBe(isPlain ? null : 'gzip')
      const length = Number(headers.get('content-length'))
      expect(isPlain ? length : length < 100).toBe(isPlain ? body.length : true)
    }
  })

  it('is not compressed where it is short, and has no length of its own for HEAD', async () => {
    const short = await answer('{}', { 'Accept-Encoding': 'gzip' })
    expect([short.headers.get('content-length'), await short.text()]).toEqual(['2', '{}'])
    const head = await answer('{}', {}, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('passes on at once what is read while it is sent', async () => {
    render = (res) => {
      res.setHeader('Content-Type', 'application/json')
      res.write('[1')
      res.end(']')
    }
    const streamed = await fetch(`${url()}/api/x`)
    expect(streamed.headers.get('content-length')).toBeNull()
    expect(await streamed.text()).toBe('[1]')
  })
})
