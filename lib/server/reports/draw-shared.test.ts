import { describe, expect, it } from 'vitest'
import { drawShared } from './draw-shared'

const draw = async (names: string[]) => Buffer.from(names.join())
/** Answers one after the other, the last one again and again. */
const reading = (...answers: string[][]) => {
  const left = [...answers]
  return async () => (left.length > 1 ? left.shift() : left[0]) ?? []
}

describe('a drawing of what several people share', () => {
  it('is what was read, where nothing changes meanwhile', async () => {
    const { pdf, data } = await drawShared(reading(['Ada', 'Ben']), draw)
    expect({ pdf: String(pdf), data }).toEqual({ pdf: 'Ada,Ben', data: ['Ada', 'Ben'] })
  })

  it('is without who withdraws while it is made', async () => {
    const { pdf, data } = await drawShared(reading(['Ada', 'Ben'], ['Ada']), draw)
    expect({ pdf: String(pdf), data }).toEqual({ pdf: 'Ada', data: ['Ada'] })
  })

  it('is none where nothing is left, or where it never holds still', async () => {
    let reads = 0
    const ends = async () => {
      reads += 1
      if (reads > 1) throw new Error('over')
      return ['Ada']
    }
    await expect(drawShared(ends, draw)).rejects.toThrow('over')
    let at = 0
    const restless = async () => [String(at++)]
    await expect(drawShared(restless, draw)).rejects.toMatchObject({ code: 'busy' })
  })
})
