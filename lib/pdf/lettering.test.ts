import { describe, expect, it } from 'vitest'
import { BODY, familiesFor, loadFonts } from './fonts'
import { fitLine, letter } from './lettering'

await loadFonts()

const name = (text: string) => letter(text, familiesFor(text))
/** The place of each glyph that has an outline. */
const places = (text: string) =>
  name(text)
    .outlines.filter(({ shape }) => shape.length > 0)
    .map(({ x, y }) => [Math.round(x), Math.round(y)] as const)

describe('letter', () => {
  it('sets a mark on its letter, higher on a capital', () => {
    const [, mark, ...rest] = places('m̀')
    expect(rest).toEqual([])
    const [, capitalMark] = places('M̀')
    expect(mark?.[0]).toBeLessThan(name('m').width * 500)
    expect(capitalMark?.[1]).toBeGreaterThan(mark?.[1] ?? 0)
    expect(name('m̀').width).toBe(name('m').width)
  })

  it('has a word in one typeface, where one has all of it', () => {
    const inBody = letter('Sade', [BODY]).width
    expect(name('Sade').width).toBe(inBody)
    const noto = letter('Ṣade', ['Noto Sans']).width
    expect(name('Ṣade').width).toBe(noto)
    expect(name('Ṣade Sade').width).toBeGreaterThan(noto + inBody)
  })

  it('begins at the right in Hebrew and Arabic, and joins Arabic', () => {
    const [dalet, vav] = ['ד', 'ו'].map((one) => name(one).outlines.at(0)?.shape)
    expect(name('דו').outlines.map(({ shape }) => shape)).toEqual([vav, dalet])
    expect(name('Ada דו').outlines.at(-1)?.shape).toBe(dalet)
    // A sentence of ours stays one, also where a name begins it.
    const [alone, said] = [name('דו Ada'), letter('דו Ada', familiesFor(''), 'ltr')]
    expect(alone.outlines.at(-1)?.shape).toBe(dalet)
    expect(said.outlines.at(0)?.shape).toBe(vav)
    expect(name('بب').width).toBeLessThan(2 * name('ب').width)
  })
})

describe('fitLine', () => {
  const onLine = (text: string, width = 499) => fitLine(text, width, 15, familiesFor(text))

  it('leaves a short name at full size', () => {
    expect(onLine('Marisol Vega')).toMatchObject({ text: 'Marisol Vega', fontSize: 15 })
  })

  it('makes a long name smaller', () => {
    const long = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(2).trim()
    const { text, fontSize, lettering } = onLine(long)
    expect(text).toBe(long)
    expect(fontSize).toBeLessThan(15)
    expect(fontSize * lettering.width).toBeLessThanOrEqual(499)
  })

  it('cuts what does not fit at 8 pt', () => {
    const { text, fontSize, lettering } = onLine('W'.repeat(80))
    expect(fontSize).toBe(8)
    expect(text).toMatch(/^W{50,}…$/)
    expect(fontSize * lettering.width).toBeLessThanOrEqual(499)
  })
})
