import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants as zlib } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { brotliOf, writeBrotli } from './brotli-files'

const build = mkdtempSync(join(tmpdir(), 'discern-brotli-'))
afterAll(() => rmSync(build, { recursive: true }))

/** A text of this repository, as long as a script is. */
const SCRIPT = readFileSync('lib/messages.ts')

beforeAll(async () => {
  mkdirSync(join(build, 'static/chunks'), { recursive: true })
  writeFileSync(join(build, 'static/chunks/one.js'), SCRIPT)
  writeFileSync(join(build, 'static/one.woff2'), 'a font')
  await writeBrotli(build, [join(build, 'static')])
})

it('a file of the build is there in fewer bytes than are made while a reader waits', () => {
  const packed = brotliOf(build, SCRIPT) ?? Buffer.alloc(0)
  expect(brotliDecompressSync(packed)).toEqual(SCRIPT)
  const quick = brotliCompressSync(SCRIPT, { params: { [zlib.BROTLI_PARAM_QUALITY]: 9 } })
  expect(packed.length).toBeLessThan(quick.length * 0.97)
})

it('nothing else is: another text, or what is compressed in itself', () => {
  expect(brotliOf(build, Buffer.from(`${SCRIPT} `))).toBeUndefined()
  expect(brotliOf(build, Buffer.from('a font'))).toBeUndefined()
})
