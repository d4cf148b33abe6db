import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { drawTraits } from '@/lab/study/takers'
import { answersAt } from '@/lib/calibration/implied'
import { LETTERS } from '@/lib/disc/letters'
import { patternReader } from '@/lib/disc/model/fit'
import { designOf } from '@/lib/disc/model/form'
import { identity } from '@/lib/disc/model/linear'
import { answersFrom, productForm } from '@/lib/disc/model/product-form'
import { scoreBy, UNCALIBRATED_MODEL } from '@/lib/disc/model/scoring'
import { answersOf } from '@/lib/disc/result/sample-answers'
import { STYLE_CODES } from '@/lib/disc/styles'
import { randomFrom } from '@/lib/numbers/random'
import { parseForm } from './form-file'
import { scoreFile } from './score-file'

const folder = mkdtempSync(join(tmpdir(), 'score-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A form as published sets have them: three and five options, words as ids, two traits. */
const SAMPLE = {
  traits: ['calm', 'order'],
  blocks: [
    {
      id: 1,
      options: [
        { id: 'i56', trait: 'calm', keyed: 1 },
        { id: 'i57', trait: 'order', keyed: -1 },
        { id: 'i58', trait: 'order', keyed: 1 },
      ],
    },
    {
      id: 'second',
      options: ['a', 'b', 'c', 'd', 'e'].map((id, at) => ({
        id,
        trait: at % 2 ? 'order' : 'calm',
        keyed: at > 2 ? -1 : 1,
      })),
    },
  ],
}
const HEADER = 'person,block,most,least'

async function scores(rows: readonly string[], form: unknown = SAMPLE): Promise<string[]> {
  const [from, to] = [join(folder, 'answers.csv'), join(folder, 'scores.csv')]
  writeFileSync(from, rows.join('\n'))
  await scoreFile(parseForm(JSON.stringify(form)), from, to)
  return readFileSync(to, 'utf8').trimEnd().split('\n')
}

describe('scoreFile', () => {
  const rows = ['p2,1,i56,i57', 'p2,second,a,d', 'p10,1,i57,i58']

  it('writes a place, a standard error and fit per person', async () => {
    const [header, first, second, ...more] = await scores([HEADER, ...rows])
    expect(header).toBe('person,calm,calm_se,calm_first,order,order_se,order_first,fit')
    expect(first).toMatch(/^p2(,-?\d+\.\d{4}){7}$/)
    expect(second).toMatch(/^p10,/)
    expect(more).toEqual([])
    const [, calm, error] = (first ?? '').split(',').map(Number)
    expect(calm).toBeGreaterThan(0)
    expect(error).toBeLessThan(1)
  })

  it('gives everyone the same scores in any order of rows, people and columns', async () => {
    const sorted = await scores([HEADER, ...rows])
    const scattered = await scores([HEADER, rows[1] ?? '', rows[2] ?? '', rows[0] ?? ''])
    expect(scattered).toEqual(sorted)
    const columns = rows.map((row) => {
      const [person, block, most, least] = row.split(',')
      return `${least},"a, note",${most},${person},${block}`
    })
    expect(await scores(['\uFEFFleast,note,most,person,block', ...columns, ''])).toEqual(sorted)
  })

  it('scores the form of the product as a product that has learned nothing yet', async () => {
    const patternOf = patternReader(UNCALIBRATED_MODEL.design, UNCALIBRATED_MODEL.prior)
    const rows = STYLE_CODES.flatMap((style) =>
      answersOf(style).map((one) => `${style},${one.question},${one.most},${one.least}`),
    )
    const [, ...lines] = await scores([HEADER, ...rows], productForm())
    expect(lines).toHaveLength(16)
    for (const line of lines) {
      const [style, ...values] = line.split(',')
      const answers = answersOf(style as (typeof STYLE_CODES)[number])
      const { theta, primaryChances } = scoreBy(UNCALIBRATED_MODEL, answers)
      const expected = LETTERS.flatMap((letter) => [
        theta[letter].value,
        theta[letter].error,
        primaryChances[letter],
      ])
      for (const [at, value] of [...expected, patternOf(answersFrom(answers))?.fit].entries()) {
        expect(Number(values[at])).toBeCloseTo(value as number, 3)
      }
    }
  })

  it.each([
    ['an unknown block', ['p,1,i56,i57', 'p,3,a,b'], 'Line 3: the form has no block "3".'],
    ['an unknown option', ['p,1,i56,a'], 'Line 2: block 1 has no option "a".'],
    ['most = least', ['p,1,i56,i56'], 'Line 2: most and least are the same option, "i56".'],
    [
      'a doubled block',
      ['p,1,i56,i57', 'p,1,i56,i57'],
      'Line 3: person "p" answers block 1 a second time.',
    ],
    [
      'a doubled block in a file that is not sorted',
      ['p,1,i56,i57', 'q,1,i56,i57', 'p,1,i57,i58'],
      'Line 4: person "p" answers block 1 a second time.',
    ],
    ['an empty person', [',1,i56,i57'], 'Line 2: the person is empty.'],
    ['a short row', ['p,1,i56'], /^Line 2: .*expect 4, got 3/],
    ['an open quote', ['p,1,"i56,i57'], /^Line \d: .*quot/i],
  ])('refuses %s with the line', async (_, rows, message) => {
    await expect(scores([HEADER, ...rows])).rejects.toThrow(message)
  })

  it('counts lines as an editor does, empty ones included', async () => {
    await expect(scores([HEADER, '', 'p,1,i56,i57', '', 'p,9,x,y'])).rejects.toThrow('Line 5:')
    await expect(scores([HEADER, '"p\nq",1,i56,i57', 'r,9,x,y'])).rejects.toThrow('Line 4:')
  })

  it('wants a header', async () => {
    await expect(scores([])).rejects.toThrow('not even a header')
    await expect(scores(['p,1,i56,i57'])).rejects.toThrow('"person" is missing')
  })
})

describe('--learn', () => {
  let said: string | null = null
  const learned = async (rows: readonly string[], form: unknown) => {
    const [from, to] = [join(folder, 'learned.csv'), join(folder, 'learned-scores.csv')]
    writeFileSync(from, [HEADER, ...rows].join('\n'))
    said = await scoreFile(parseForm(JSON.stringify(form)), from, to, { learn: true })
    return readFileSync(to, 'utf8').trimEnd().split('\n')
  }
  const random = randomFrom(4)
  const form = productForm()
  const design = designOf(form)
  /** The first statement of each block draws everyone. */
  const drawing = {
    ...design,
    blocks: design.blocks.map((block) => ({ ...block, appeals: [2.5, 0, 0, 0] })),
  }
  const people = Array.from({ length: 220 }, () => drawTraits(identity(4), 4, random))
  const rows = people.map((theta, person) => {
    return answersAt(drawing, theta, random).map(({ block, most, least }) => {
      const { id, options } = form.blocks[block] ?? { id: 0, options: [] }
      return `p${person + 1000},${id},${options[most]?.id},${options[least]?.id}`
    })
  })

  /** Picks what everyone picks. */
  const usual = form.blocks.map(
    ({ id, options }) => `usual,${id},${options[0]?.id},${options.at(-1)?.id}`,
  )

  it('explains what everyone picks by the statements, not by the people', async () => {
    const [alike, known] = [
      await scores([HEADER, ...rows.flat(), ...usual], form),
      await learned([...rows.flat(), ...usual], form),
    ]
    const fitOfUsual = (lines: readonly string[]) => Number(lines.at(-1)?.split(',').at(-1))
    expect(known).toHaveLength(people.length + 2)
    expect(fitOfUsual(known)).toBeGreaterThan(fitOfUsual(alike) + 1)
    expect(said).toMatch(/from 221 people. A least pick tells 0\.[67]\d as much as a most pick/)
  }, 120_000)

  it('refuses too few people, and a form on which a high level and a popular statement look alike', async () => {
    await expect(learned(rows.slice(0, 9).flat(), form)).rejects.toThrow('there are 9')
    const { blocks } = form
    const forAll = blocks.map(({ id, options }) => ({
      id,
      options: options.map((option) => ({ ...option, keyed: 1 })),
    }))
    await expect(learned(rows.flat(), { ...form, blocks: forAll })).rejects.toThrow(
      'cannot be told',
    )
  })
})

describe('parseForm', () => {
  const spoiled = (change: (form: typeof SAMPLE) => void) => {
    const form = structuredClone(SAMPLE)
    change(form)
    return () => parseForm(JSON.stringify(form))
  }

  it.each([
    ['two options', (form: typeof SAMPLE) => form.blocks[0]?.options.pop(), '3 to 5 options'],
    ['a key of 2', (form: typeof SAMPLE) => set(form, { keyed: 2 }), 'blocks.0.options.0.keyed'],
    ['a strange trait', (form: typeof SAMPLE) => set(form, { trait: 'x' }), 'no trait of the form'],
    ['an option twice', (form: typeof SAMPLE) => set(form, { id: 'i57' }), '"i57" twice'],
    ['a block twice', (form: typeof SAMPLE) => set(form.blocks[1], { id: 1 }), 'two blocks 1'],
    ['a trait twice', (form: typeof SAMPLE) => form.traits.push('calm'), 'column "calm"'],
    ['a trait named fit', (form: typeof SAMPLE) => form.traits.push('fit'), 'column "fit"'],
  ])('refuses %s', (_, change, message) => {
    expect(spoiled(change)).toThrow(message)
  })

  it('refuses what is not JSON', () => {
    expect(() => parseForm('{')).toThrow('not JSON')
  })

  function set(target: typeof SAMPLE | (typeof SAMPLE)['blocks'][number] | undefined, to: object) {
    const first = target && 'traits' in target ? target.blocks[0]?.options[0] : target
    Object.assign(first ?? {}, to)
  }
})
