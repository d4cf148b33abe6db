import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callNames, clipNames, initialsOf, numberTwins, tellApart } from './display-name'

const clipName = (called: string, most: number) => clipNames([{ called, apart: '' }], most)[0]

describe('names where there is little room', () => {
  it('are initials', () => {
    expect(initialsOf('Tomás', 'Ortega')).toBe('TO')
  })

  it('keep what is seen as one letter together', () => {
    expect(initialsOf('👩‍👩‍👧‍👦 Family', 'e\u0301mile')).toBe('👩‍👩‍👧‍👦E\u0301')
    expect(clipName('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2)).toBe('👩‍👩‍👧‍👦…')
    expect(initialsOf(`a${'\u0301'.repeat(70)}`, '')).toBe('A')
  })

  it('leave invisible characters out, and names in other scripts as they are', () => {
    expect(initialsOf('\u202eEve', '\u200fדוד')).toBe('Eד')
  })

  it('are cut with an ellipsis', () => {
    expect(clipName('W'.repeat(80), 14)).toBe(`${'W'.repeat(13)}…`)
    expect(clipName('Ada', 14)).toBe('Ada')
  })
})

const people = (...names: string[]) =>
  names.map((name) => {
    const [first_name = '', last_name = ''] = name.split('/')
    return { first_name, last_name }
  })
const called = (...names: string[]) => callNames(people(...names))

/** How often names were compared with others meanwhile. */
function counting<Result>(work: () => Result): { result: Result; compared: number } {
  const { has } = Set.prototype
  const { startsWith } = String.prototype
  let compared = 0
  Set.prototype.has = function (value) {
    compared++
    return has.call(this, value)
  }
  String.prototype.startsWith = function (...start) {
    compared++
    return startsWith.apply(this, start)
  }
  try {
    return { result: work(), compared }
  } finally {
    Object.assign(Set.prototype, { has })
    Object.assign(String.prototype, { startsWith })
  }
}

const keyOf = (name: string) => name.normalize('NFKC').toLowerCase().normalize('NFKC').trim()

describe('people of one group', () => {
  it.each([
    ['first names alone', ['Anna/Berg', 'Ben/Cole'], ['Anna', 'Ben']],
    ['a letter of the last name', ['Anna/Berg', 'Anna/Cole'], ['Anna B.', 'Anna C.']],
    ['more letters', ['Anna/Berg', 'Anna/Bauer'], ['Anna Be.', 'Anna Ba.']],
    [
      'as many as each needs',
      ['Thomas/Maier', 'Thomas/Mayer', 'Thomas/Moss'],
      ['Thomas Mai.', 'Thomas May.', 'Thomas Mo.'],
    ],
    ['the whole name', ['Anna/Berg', 'Anna/Berger'], ['Anna Berg', 'Anna Berge.']],
    ['a number', ['Anna/Berg', 'Ben/Cole', 'Anna/Berg'], ['Anna Berg (1)', 'Ben', 'Anna Berg (2)']],
    [
      'a number without last names',
      ['Anna', 'Anna', 'Anna/Berg'],
      ['Anna (1)', 'Anna (2)', 'Anna B.'],
    ],
    [
      'whatever their case',
      ['anna/berg', 'ANNA/BERG', 'Anna/Cole'],
      ['anna berg (1)', 'ANNA BERG (2)', 'Anna C.'],
    ],
    [
      'in two spellings',
      ['Jos\u00e9/Vega', 'Jose\u0301/Ortega'],
      ['Jos\u00e9 V.', 'Jose\u0301 O.'],
    ],
    ['with wide letters or spaces', ['Ａnna/Berg', ' Anna /Cole'], ['Ａnna B.', 'Anna C.']],
    [
      'last names that begin alike but for case',
      ['Li/de Wit', 'Li/De Vries'],
      ['Li De W.', 'Li De V.'],
    ],
    [
      'a number that someone has as a name',
      ['Anna (1)', 'Anna', 'Anna'],
      ['Anna (1)', 'Anna (2)', 'Anna (3)'],
    ],
    ['a last name alone', ['/Berg', '/Berg', '/Cole'], ['Berg (1)', 'Berg (2)', 'Cole']],
  ])('are called by %s', (_, names, expected) => {
    expect(called(...names)).toEqual(expected)
  })

  it('have whole names with the same number', () => {
    expect(tellApart(people('Anna/Berg', 'Anna/Berg', 'Anna/Bauer'))).toEqual([
      { called: 'Anna Berg (1)', apart: 'Berg (1)', full_name: 'Anna Berg (1)' },
      { called: 'Anna Berg (2)', apart: 'Berg (2)', full_name: 'Anna Berg (2)' },
      { called: 'Anna Ba.', apart: 'Ba.', full_name: 'Anna Bauer' },
    ])
  })

  it.each([
    ['2,000 of one name', (_: number) => 'Vega'],
    ['2,000 of one first name', (at: number) => `Ve${at}`],
    ['2,000 in pairs of one name', (at: number) => `Vega${at % 1000}`],
  ])('come apart in few comparisons: %s', (_, last) => {
    const all = Array.from({ length: 2000 }, (_, at) => ({
      first_name: 'Anna',
      last_name: last(at),
    }))
    const { result, compared } = counting(() => tellApart(all))
    expect(new Set(result.map(({ called: name }) => name)).size).toBe(2000)
    expect(compared).toBeLessThan(40 * 2000)
  })

  const part = fc.string({
    unit: fc.constantFrom('a', 'A', 'b', ' ', 'é', 'e\u0301', '.', '(', '1', ')', '\u202e'),
    maxLength: 5,
  })
  it('are never called the same, in full or in short, nor turned', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ first_name: part, last_name: part }), { maxLength: 8 }),
        (all) => {
          const named = tellApart(all)
          for (const names of [
            named.map((one) => one.called),
            named.map((one) => one.full_name),
            clipNames(named, 6),
            numberTwins(all.map(({ first_name }) => first_name)),
          ]) {
            expect(new Set(names.map(keyOf)).size).toBe(all.length)
          }
          for (const { called: name } of named) expect(name).not.toMatch(/\p{Bidi_Control}/u)
        },
      ),
    )
  })
})

describe('in little room', () => {
  const clipped = (most: number, ...names: string[]) => clipNames(tellApart(people(...names)), most)

  it('the first name is cut, not what tells two apart', () => {
    expect(clipped(11, 'Christopher/Bell', 'Christopher/Cole')).toEqual([
      'Christo… B.',
      'Christo… C.',
    ])
    expect(clipped(11, 'Alexandra/Bergengruen', 'Alexandra/Bergengruen')).toEqual([
      'Al… Bergengruen (1)',
      'Al… Bergengruen (2)',
    ])
  })

  it('a name that stands alone is cut at its end, unless it would read like another', () => {
    expect(clipped(11, 'Maximilian-Paul/Bell', 'Ben/Cole')).toEqual(['Maximilian…', 'Ben'])
    expect(clipped(11, 'Maximilian-Paul/Bell', 'Maximilian-Peter/Cole')).toEqual([
      'Maximilian-Paul',
      'Maximilian-Peter',
    ])
  })
})
