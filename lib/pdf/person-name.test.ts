import { describe, expect, it } from 'vitest'
import { loadFonts, NAME_STACK, NAME_WEIGHT, readFont } from './fonts'
import { cleanPersonName, fitName, nameWidth } from './person-name'

await loadFonts()
const FONTS = NAME_STACK.map((family) => readFont(family, NAME_WEIGHT))

/** The width of a letter in the font that the stack picks for it, in em. */
function widthInFonts(letter: string): number | undefined {
  const code = letter.codePointAt(0) as number
  const font = FONTS.find((each) => each.hasGlyphForCodePoint(code))
  return font && font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm
}

/** Every character below U+3000 that a name may keep. */
const KEPT = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter(
  (letter) => cleanPersonName(`a${letter}b`) === `a${letter}b`,
)

describe('cleanPersonName', () => {
  it.each([
    ['Marisol Vega'],
    ['Łukasz Żółć'],
    ['Ελένη Παπαδοπούλου'],
    ['Дмитрий Щербаков'],
    ['Nguyễn Thị Ánh'],
    ['Jean-Luc O’Brien, Jr.'],
    [') /JS'],
  ])('keeps %s', (name) => {
    expect(cleanPersonName(name)).toBe(name)
  })

  it('composes letters and joins spaces', () => {
    expect(cleanPersonName('  Jose\u0301 \r\n\t Di\u0301az\u00a0 ')).toBe('José Díaz')
  })

  it('drops what cannot be seen or printed', () => {
    expect(cleanPersonName('Ann\u202e\u200b\u2066a\ufeff\u00ad 🎉 Bell\u0000')).toBe('Anna Bell')
    expect(cleanPersonName('王 Wang')).toBe('Wang')
    expect(cleanPersonName('a\ud800b')).toBe('ab')
  })

  it('says nothing when no letter or digit is left', () => {
    for (const typed of [
      '',
      '   ',
      '\n'.repeat(5000),
      '🎉🎉',
      '王小明',
      '- . -',
      '\u0301\u0301',
      '\u202e\u200f',
    ]) {
      expect(cleanPersonName(typed)).toBe('')
    }
  })

  it('lets one mark stand on a letter, no tower', () => {
    expect(cleanPersonName(`Z${'\u0301'.repeat(50)}q${'\u0303'.repeat(50)}`)).toBe('Ź\u0301q\u0303')
  })

  it('takes the nearest sign for one that no font has', () => {
    expect(cleanPersonName('Ka\u02bbiulani Ann\u2011Marie')).toBe('Ka’iulani Ann-Marie')
  })

  it('stops at 80 characters', () => {
    expect(cleanPersonName('x'.repeat(1_000_000))).toHaveLength(80)
    expect(cleanPersonName(`${'x'.repeat(79)} yz`)).toBe('x'.repeat(79))
  })

  it('gives the same when run again', () => {
    const once = cleanPersonName('  Łukasz\u0301\u0301 \n 🎉 Żółć, ")/JS" ')
    expect(cleanPersonName(once)).toBe(once)
  })

  it('keeps only what a font has, and all letters of the scripts it names', () => {
    expect(KEPT.filter((letter) => widthInFonts(letter) === undefined)).toEqual([])
    expect(KEPT.length).toBeGreaterThan(800)
    expect(KEPT).toEqual(expect.arrayContaining([...'azAZßøŁőșẽệλΩҐіЖ']))
  })
})

describe('fitName', () => {
  it('never takes a letter for narrower than it is', () => {
    const tooNarrow = KEPT.filter((letter) => nameWidth(letter) < (widthInFonts(letter) ?? 0))
    expect(tooNarrow).toEqual([])
  })

  it('leaves a short name at full size', () => {
    expect(fitName('Marisol Vega', 499, 15)).toEqual({ text: 'Marisol Vega', fontSize: 15 })
  })

  it('makes a long name smaller', () => {
    const name = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(2).trim()
    const { text, fontSize } = fitName(name, 499, 15)
    expect(text).toBe(name)
    expect(fontSize).toBeLessThan(15)
    expect(fontSize * nameWidth(text)).toBeLessThanOrEqual(499)
  })

  it('cuts what does not fit at 8 pt', () => {
    const { text, fontSize } = fitName('W'.repeat(80), 499, 15)
    expect(fontSize).toBe(8)
    expect(text).toMatch(/^W{50,}…$/)
    expect(fontSize * nameWidth(text)).toBeLessThanOrEqual(499)
  })
})
