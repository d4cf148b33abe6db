import { describe, expect, it } from 'vitest'
import { joinCodeFrom, readJoinCode } from './join-code'

describe('the code of a join link', () => {
  it('has 60 bits in three groups of four letters', () => {
    const code = joinCodeFrom(Uint8Array.from({ length: 32 }, (_, at) => at * 37))
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
    const letters = new Set(
      Array.from({ length: 256 }, (_, byte) => joinCodeFrom(new Uint8Array(12).fill(byte))[0]),
    )
    expect(letters.size).toBe(32)
  })

  it('is read as people type it', () => {
    expect(readJoinCode('8fq2-km7p-3tvx')).toBe('8FQ2-KM7P-3TVX')
    expect(readJoinCode(' 8FQ2KM7P 3TVX')).toBe('8FQ2-KM7P-3TVX')
    expect(readJoinCode('OIL1-0000-0000')).toBe('0111-0000-0000')
  })

  it('is nothing else', () => {
    for (const typed of ['', '8FQ2-KM7P', '8FQ2-KM7P-3TVXY', 'U000-0000-0000', '8FQ2.KM7P.3TVX']) {
      expect(readJoinCode(typed)).toBeNull()
    }
  })
})
