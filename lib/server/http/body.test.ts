import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { MAX_BODY_BYTES } from '@/lib/api/endpoint'
import { serveWhileTesting } from '@/lib/runtime/testing'
import { directCallOf, handleDirectly } from '../base/direct-calls'
import { stubEnvironment } from '../base/testing'
import { readText } from './body'

stubEnvironment()

/** What a route is given of a call, without its body. */
const request = new Request('http://localhost', { headers: { 'x-request-id': 'a' } })

const url = serveWhileTesting(
  createServer((req, res) => {
    void handleDirectly('a', req, res, async () => {
      if (req.url === '/own') return void res.end('own')
      const call = directCallOf(request)
      const text = await readText(request, call).catch((error) => error.code)
      if (call) call.text = `read: ${text}`
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
