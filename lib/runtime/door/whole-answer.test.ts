import { createServer, type ServerResponse } from 'node:http'
import { beforeEach, describe, expect, it } from 'vitest'
import { serveWhileTesting } from '../testing'
import { joinFirstPiece } from './whole-answer'

let say: (res: ServerResponse) => void
let flushed: number

const server = createServer((_, res) => {
  Object.assign(res, { flush: () => (flushed += 1) })
  joinFirstPiece(res)
  say(res)
})
const url = serveWhileTesting(server)

beforeEach(() => {
  flushed = 0
})

async function answer() {
  const response = await fetch(url())
  return { text: await response.text(), length: response.headers.get('content-length') }
}

describe('an answer', () => {
  it('of one piece goes out whole, with its length', async () => {
    say = (res) => {
      res.flushHeaders()
      res.write('one')
      ;(res as { flush?: () => void }).flush?.()
      expect(res.headersSent).toBe(false)
      res.end()
    }
    expect(await answer()).toEqual({ text: 'one', length: '3' })
    expect(flushed).toBe(0)
  })

  it('of several goes out in their order, as they come', async () => {
    say = (res) => {
      res.write('one ')
      res.write('two ')
      expect(res.headersSent).toBe(true)
      res.write('three ')
      res.end('four')
    }
    expect(await answer()).toEqual({ text: 'one two three four', length: null })
    say = (res) => {
      res.write('one ')
      res.end('two')
    }
    expect((await answer()).text).toBe('one two')
  })

  it('of nothing is nothing', async () => {
    say = (res) => res.end()
    expect(await answer()).toEqual({ text: '', length: '0' })
  })
})
