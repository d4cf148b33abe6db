/** Read by a parser of another maker. */
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { streamCsv, writeCsv } from './csv'

const COLUMNS = [
  { key: 'name', header: 'First name' },
  { key: 'score', header: 'D' },
] as const
const ROWS = [
  { name: 'Müller; "Ann", née\nBerg', score: 34.5 },
  { name: '=HYPERLINK("http://evil.example")', score: -3 },
]

it.each([
  ['comma', ',', '34.5'],
  ['semicolon', ';', '34,5'],
] as const)(
  'a table by %s has its columns, and decimals that go with it',
  (separator, delimiter, score) => {
    const csv = writeCsv(ROWS, COLUMNS, separator)
    // Without the mark, Excel reads UTF-8 as something else.
    expect(csv.startsWith('\ufeff')).toBe(true)
    expect(parse(csv, { bom: true, delimiter })).toEqual([
      ['First name', 'D'],
      [ROWS[0]?.name, score],
      [`'${ROWS[1]?.name}`, '-3'],
    ])
  },
)

it('a table in parts is one table', async () => {
  async function* batches() {
    yield ROWS.slice(0, 1)
    yield ROWS.slice(1)
  }
  const whole = await new Response(streamCsv(batches(), COLUMNS, 'semicolon')).text()
  expect(whole).toBe(writeCsv(ROWS, COLUMNS, 'semicolon').slice(1))
})
