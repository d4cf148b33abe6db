import { createServer, type ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { serveWhileTesting } from '../testing'
import { guardPageAnswer } from './page-answer'

let render: (res: ServerResponse, nonce: string) => void

const server = createServer((req, res) => {
  guardPageAnswer(req, res, {
    development: false,
    takesCards: false,
    failure: () => ({ status: 500 }),
  })
  const [, nonce = ''] =
    /'nonce-([^']+)'/.exec(String(req.headers['content-security-policy'])) ?? []
  res.setHeader('Content-Type', 'text/html; charset=utf-8')
  render(res, nonce)
})
const url = serveWhileTesting(server)

const scriptsIn = (html: string) => html.match(/<script[^>]*>/g)

describe('a page that is rendered for this request', () => {
  it('allows what stands in it by its nonce, and files by where they are from', async () => {
    render = (res, nonce) => {
      const file = `<script src="/a.js" async="" nonce="${nonce}"></script>`
      res.write(Buffer.from(`<p>Łukasz</p>${file}${file}`))
      res.end(
        Buffer.from(
          `<script src="/b.js" nonce="${nonce}" async=""></script><script nonce="${nonce}">1</script>`,
        ),
      )
    }
    const answer = await fetch(url())
    const policy = answer.headers.get('content-security-policy')
    const [, nonce] = /script-src 'self' 'nonce-([^']+)'/.exec(policy ?? '') ?? []
    const html = await answer.text()
    expect(html).toContain('<p>Łukasz</p>')
    expect(scriptsIn(html)).toEqual([
      '<script src="/a.js" async="">',
      '<script src="/a.js" async="">',
      '<script src="/b.js" async="">',
      `<script nonce="${nonce}">`,
    ])
  })

  it('is sent as it is where its length was told', async () => {
    const html = '<script src="/a.js" nonce="x"></script>'
    render = (res) => {
      res.setHeader('Content-Length', html.length)
      res.end(Buffer.from(html))
    }
    expect(await (await fetch(url())).text()).toBe(html)
  })
})
