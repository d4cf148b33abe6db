import { expect, it } from 'vitest'
import { MAX_BODY_BYTES } from '@/lib/api/endpoint'
import { stubEnvironment } from '../base/testing'
import { readText } from './body'

stubEnvironment()

const post = (body: BodyInit) =>
  new Request('http://localhost', { method: 'POST', body, duplex: 'half' } as RequestInit)

it('reads a body of the full size, and refuses one byte more', async () => {
  expect(await readText(post('Größe'))).toBe('Größe')
  const full = 'x'.repeat(MAX_BODY_BYTES)
  expect(await readText(post(full))).toBe(full)
  await expect(readText(post(`${full}x`))).rejects.toMatchObject({ code: 'too_large' })
})

it('takes what breaks off, or is no text, for no body', async () => {
  const broken = new ReadableStream({ start: (it) => it.error(new Error('gone')) })
  await expect(readText(post(broken))).rejects.toMatchObject({ code: 'malformed' })
  await expect(readText(post(new Uint8Array([0xff])))).rejects.toMatchObject({ code: 'malformed' })
})
