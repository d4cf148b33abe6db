import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isLeftOver } from './build-lock'

const folder = mkdtempSync(join(tmpdir(), 'build-lock-'))
afterAll(() => rmSync(folder, { recursive: true }))

function lockOf(text: string, ageSeconds = 0): string {
  const file = join(folder, 'lock')
  writeFileSync(file, text)
  const then = Date.now() / 1000 - ageSeconds
  utimesSync(file, then, then)
  return file
}

describe('a build lock', () => {
  it('holds while its process lives', () => {
    expect(isLeftOver(lockOf(String(process.ppid), 3600))).toBe(false)
  })

  it('is left over once its process is gone', () => {
    expect(isLeftOver(lockOf('99999999'))).toBe(true)
  })

  it('is left over when it names our own number, as after a restart in a container', () => {
    expect(isLeftOver(lockOf(String(process.pid)))).toBe(true)
  })

  it('may be empty for a moment, not for ever', () => {
    expect(isLeftOver(lockOf(''))).toBe(false)
    expect(isLeftOver(lockOf('', 60))).toBe(true)
  })

  it('that vanished belongs to no other start', () => {
    expect(isLeftOver(join(folder, 'never'))).toBe(false)
  })
})
