import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { shareChunks } from './shared-chunks'

const folder = mkdtempSync(join(tmpdir(), 'discern-chunks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, says: string) =>
  writeFileSync(
    join(folder, name),
    `module.exports = [7, () => '${says}']\n//${' '.repeat(2_000)}\n//# sourceMappingURL=${name}.map`,
  )

describe('chunks of the server that are equal', () => {
  it('become one, and others stay as they are', () => {
    write('a.js', 'the same')
    write('b.js', 'the same')
    write('c.js', 'another')
    const size = statSync(join(folder, 'b.js')).size

    expect(shareChunks(folder)).toBe(size)
    expect(shareChunks(folder)).toBe(0)

    const load = createRequire(join(folder, 'any.js'))
    expect(load('./b.js')).toBe(load('./a.js'))
    expect(load('./c.js')[1]()).toBe('another')
  })
})
