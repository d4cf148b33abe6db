import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Blob, Face } from 'harfbuzzjs'
import { describe, expect, it } from 'vitest'
import { NAME_FACES } from './fonts'
import { HELD, printable } from './printable'
import { sfntOf } from './sfnt'

const { resolve } = createRequire(import.meta.url)

/** No letter of a name: invisible characters, and what normalization removes. */
const LEFT_OUT = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]|(?! )\s/u
const OTHER_FORMS = 0xf900

/** The code points of a font, as `HELD` says them. */
function heldBy(file: string): string {
  const data = readFileSync(resolve(file))
  const face = new Face(new Blob(sfntOf(data)))
  const ranges: [first: number, last: number][] = []
  for (const code of face.collectUnicodes()) {
    const letter = String.fromCodePoint(code)
    if (code < 0x20 || code >= OTHER_FORMS) continue
    if (LEFT_OUT.test(letter) || letter.normalize('NFC') !== letter) continue
    const last = ranges.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges
    .map((range) => [...new Set(range)].map((code) => code.toString(16)).join('-'))
    .join(' ')
}

describe('printable', () => {
  it.each(Object.keys(HELD) as (keyof typeof HELD)[])('knows what %s holds', (family) => {
    expect(HELD[family]).toBe(heldBy(NAME_FACES[family]))
  })

  it.each([
    ['Marisol Vega'],
    ['Łukasz Żółć'],
    ['Ṣadé Olúṣẹ́gun Ọ̀yọ́'],
    ['Ɓello Ƙofa'],
    ['M̧ajeļ X̱aay'],
    ['Nguyễn Thị Ánh'],
    ['Mª José'],
    ['Ka\u02bbiulani Ann\u2010Marie'],
    ['Ἀλέξανδρος Παπαδοπούλου'],
    ['Дмитрий Ӏсмаил Ғәлия'],
    ['გიორგი მამარდაშვილი'],
    ['Արամ Խաչատրյան'],
    ['דוד בן־גוריון'],
    ['محمد عبد الله'],
    ['علی\u200cرضا'],
    ['สมชาย น้ำใจ'],
    ['राजेन्द्र कृष्ण'],
    ['李雷 王小明'],
    ['佐藤 さくら・ジェーン'],
    ['김민준'],
    [') /JS'],
  ])('prints %s as it is', (name) => {
    expect(printable(name)).toEqual({ text: name.normalize('NFC'), lost: [] })
  })

  it('prints the letter where another form of it was typed', () => {
    expect(printable('Soﬁa Ｊａｎ 𝐀𝐝𝐚')).toEqual({ text: 'Sofia Jan Ada', lost: [] })
  })

  it('composes letters and joins spaces', () => {
    expect(printable('  Jose\u0301 \r\n\t Di\u0301az\u00a0 ').text).toBe('José Díaz')
  })

  it('names what it cannot print', () => {
    expect(printable('ᠮᠣᠩ Bat')).toEqual({ text: 'Bat', lost: ['ᠮᠣᠩ'] })
    expect(printable('ማርያም 🎉 Sara')).toEqual({ text: 'Sara', lost: ['ማርያም', '🎉'] })
    const tower = `Z${'\u0300'.repeat(50)}`
    expect(printable(`${tower}oe`)).toEqual({ text: 'oe', lost: [tower] })
  })

  it('drops what is invisible', () => {
    expect(printable('Ann\u202e\u200b\u200d\u2066a\ufeff\u00ad Bell\u0000 a\ud800b')).toEqual({
      text: 'Anna Bell ab',
      lost: [],
    })
  })

  it('says nothing when no letter or digit is left', () => {
    for (const typed of ['', '   ', '\n'.repeat(5000), '🎉🎉', 'ማርያም', '- . -', '\u202e\u200f']) {
      expect(printable(typed).text).toBe('')
    }
  })

  it('stops at 80 characters', () => {
    expect(printable('x'.repeat(1_000_000)).text).toHaveLength(80)
    expect(printable(`${'x'.repeat(79)} yz`).text).toBe('x'.repeat(79))
  })

  it('gives the same when run again', () => {
    const once = printable('  Łukasz\u0301\u0301 \n 🎉 Żółć, ")/JS" ').text
    expect(printable(once)).toEqual({ text: once, lost: [] })
  })
})
