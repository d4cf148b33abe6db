import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { makeEncoder, waysFor } from './encodings'

const folder = mkdtempSync(join(tmpdir(), 'discern-encodings-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the ways that a client takes', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip identity'],
    ['gzip, deflate, br, zstd', 'br gzip identity'],
    ['br;q=0.5, gzip', 'gzip br identity'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['BR', 'br identity'],
    ['*', 'br gzip identity'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip identity'],
    ['identity, gzip;q=0.5', 'identity'],
    ['gzip;q=0.5, identity;q=0.1', 'gzip identity'],
    ['deflate, compress', 'identity'],
    ['gzip;q=nonsense', 'identity'],
  ])('%s: %s', (accept, ways) => {
    expect(waysFor(accept).join(' ')).toBe(ways)
  })
})

describe('an encoded body', () => {
  const body = Buffer.from('the same words, again and again. '.repeat(100))

  it('reads as it was, and is made once for a build', async () => {
    const encode = makeEncoder(folder)
    expect(brotliDecompressSync(await encode(body, 'br'))).toEqual(body)
    expect(gunzipSync(await encode(body, 'gzip'))).toEqual(body)
    const [br = '', gzip = ''] = readdirSync(folder).sort()
    expect([br, gzip].map((name) => name.split('.')[1])).toEqual(['br', 'gzip'])
    writeFileSync(join(folder, gzip), 'kept')
    expect((await makeEncoder(folder)(body, 'gzip')).toString()).toBe('kept')
  })

  it('is made all the same where nothing may be written', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const encoded = await makeEncoder(join(file, 'no folder'))(body, 'gzip')
    expect(gunzipSync(encoded)).toEqual(body)
  })
})
