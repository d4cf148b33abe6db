import { readFileSync } from 'node:fs'
import { transform } from 'esbuild'
import { expect, it } from 'vitest'
import { about } from '@/lib/copy/about'
import { messages } from '@/lib/messages'

const read = (file: string) => readFileSync(file, 'utf8')
const BEFORE_PAINT = read('public/before-paint.js')
const OLDEST: string[] = JSON.parse(read('package.json')).browserslist

it('the oldest browsers are the same wherever they are named', () => {
  const [chrome, edge, firefox, safari] = OLDEST.map((one) => one.split(' ')[1])
  expect(edge).toBe(chrome)
  for (const text of [
    read('README.md').replaceAll('\n', ' '),
    about.access.text,
    messages.start.notStarted,
  ]) {
    expect(text).toMatch(
      new RegExp(`Chrome (or|and) Edge ${chrome}, Firefox ${firefox}, (and )?Safari ${safari}`),
    )
  }
})

it('a browser that is too old for the product can read what says so', async () => {
  const [as, lowered] = await Promise.all(
    ['esnext', 'es2019'].map(async (target) => (await transform(BEFORE_PAINT, { target })).code),
  )
  expect(lowered).toBe(as)
})
