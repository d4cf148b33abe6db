import { describe, expect, it } from 'vitest'
import { joinCodeFrom, liveCodeFrom, readJoinCode, readLiveCode } from './join-code'

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

describe('the code of a live session', () => {
  it('is six letters, each as likely, none of them a vowel', () => {
    const all = Uint8Array.from({ length: 240 }, (_, at) => at)
    const letters = new Map<string, number>()
    for (let at = 0; at < 240; at += 6) {
      for (const letter of liveCodeFrom(all.subarray(at, at + 6)) ?? '') {
        letters.set(letter, (letters.get(letter) ?? 0) + 1)
      }
    }
    expect([...letters.values()]).toEqual(Array(30).fill(8))
    expect([...letters.keys()].join('')).not.toMatch(/[AEIOUL]/)
  })

  it('takes no byte that would make some letters likelier', () => {
    expect(liveCodeFrom(Uint8Array.from([240, 255, 0, 1, 2, 3, 4, 5]))).toBe('012345')
    expect(liveCodeFrom(Uint8Array.from([255, 255, 0, 1, 2, 3, 4]))).toBeNull()
  })

  it('is read however it is typed', () => {
    expect(readLiveCode(' 8fq-km7 ')).toBe('8FQKM7')
    expect(readLiveCode('8F Q K M 7')).toBe('8FQKM7')
    expect(readLiveCode('OIL234')).toBe('011234')
  })

  it.each(['', '8FQKM', '8FQKM77', '8FQKMA', '8FQKME', '8FQKM\u0000'])('is not %j', (typed) => {
    expect(readLiveCode(typed)).toBeNull()
  })
})
