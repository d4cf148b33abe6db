import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { MAX_BODY_BYTES } from '@/lib/api/endpoint'
import { guardApiAnswer } from '@/lib/runtime/door/api-answer'
import { serveWhileTesting } from '@/lib/runtime/testing'
import { directCallOf, handleDirectly } from '../base/direct-calls'
import { stubEnvironment } from '../base/testing'
import { readText } from './body'

stubEnvironment()

/** What a route is given of a call, without its body. */
const request = new Request('http://localhost', { headers: { 'x-request-id': 'a' } })

/** What reading the body of somebody who went away came to. */
let ofGone: Promise<unknown> | undefined

const url = serveWhileTesting(
  createServer((req, res) => {
    guardApiAnswer(req, res)
    void handleDirectly('a', req, res, async () => {
      if (req.url === '/own') return void res.end('own')
      const call = directCallOf(request)
      if (req.url?.startsWith('/gone')) {
        const leave = () => req.destroy()
        if (req.url === '/gone-before') leave()
        ofGone = readText(request, call).catch((error) => error.code)
        return void leave()
      }
      const text = await readText(request, call).catch((error) => error.code)
      if (call) call.text = `read: ${text}`
      // As Next answers where it could not send what the route gave it.
      if (req.url === '/spoiled') res.statusCode = 500
      res.end()
    })
  }),
)

const post = (body: string, path = '/') => fetch(url() + path, { method: 'POST', body })

it('brings its body to the route, and the text of the route to whoever asked', async () => {
  expect(await (await post('Größe')).text()).toBe('read: Größe')
  expect(await (await post('')).text()).toBe('read: ')
})

it('reads no more than the limit, says so, and ends the connection', async () => {
  const answer = await post('x'.repeat(MAX_BODY_BYTES + 1))
  expect(await answer.text()).toBe('read: too_large')
  expect(answer.headers.get('connection')).toBe('close')
})

it('leaves an answer that has a body as it is, and is found only while it lasts', async () => {
  expect(await (await post('x', '/own')).text()).toBe('own')
  expect(directCallOf(request)).toBeUndefined()
})

it('sends nothing of an answer that Next could not send', async () => {
  const answer = await post('x', '/spoiled')
  expect([answer.status, (await answer.json()).code]).toEqual([500, 'unexpected'])
})

it.each(['/gone-before', '/gone-meanwhile'])('takes %s for no whole body', async (path) => {
  await expect(post('x', path)).rejects.toThrow()
  expect(await ofGone).toBe('malformed')
})
