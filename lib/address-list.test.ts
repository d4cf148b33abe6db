import { describe, expect, it } from 'vitest'
import { parseAddressList } from './address-list'

const addresses = (text: string) => parseAddressList(text).map(({ address }) => address)

describe('a pasted list of addresses', () => {
  it('is separated by commas, semicolons and lines', () => {
    expect(addresses('a@b.example, c@d.example;e@f.example\r\n\n  g@h.example ,')).toEqual([
      'a@b.example',
      'c@d.example',
      'e@f.example',
      'g@h.example',
    ])
  })

  it('takes names as mail programs write them', () => {
    expect(addresses('Ada Byron <ada@b.example>, "Byron, Grace; Dr." <grace@b.example>')).toEqual([
      'ada@b.example',
      'grace@b.example',
    ])
  })

  it.each([
    ['cells in quotes', '"ada@b.example","grace@b.example"', 'ada@b.example grace@b.example'],
    ['a cell of several', '"ada@b.example, grace@b.example"', 'ada@b.example grace@b.example'],
    ['a cell over two lines', '"ada@b.example\ngrace@b.example"', 'ada@b.example grace@b.example'],
    [
      'rows of a table',
      'Ada\tByron\tada@b.example\t+44 1\nGrace;H.;grace@b.example',
      'ada@b.example grace@b.example',
    ],
    ['rows with quotes in quotes', '"Byron, ""Ada""",ada@b.example', 'ada@b.example'],
    [
      'spaces',
      'ada@b.example grace@b.example  al@b.example',
      'ada@b.example grace@b.example al@b.example',
    ],
    [
      'bullets',
      '• ada@b.example\n- grace@b.example\n*al@b.example\n–jo@b.example',
      'ada@b.example grace@b.example al@b.example jo@b.example',
    ],
    [
      'numbers',
      '1. ada@b.example\n2)\tgrace@b.example\n(3) al@b.example',
      'ada@b.example grace@b.example al@b.example',
    ],
    ['a trailing dot', 'ada@b.example, grace@b.example.', 'ada@b.example grace@b.example'],
    [
      'mailto',
      'mailto:ada@b.example?subject=Hi, <mailto:grace@b.example>',
      'ada@b.example grace@b.example',
    ],
    ['labels', 'Email: ada@b.example / E-mail:grace@b.example', 'ada@b.example grace@b.example'],
    [
      'a mail program without quotes',
      'Byron, Ada <ada@b.example>; Hopper, Grace <grace@b.example>',
      'ada@b.example grace@b.example',
    ],
    [
      'an address as the name',
      '\'ada@b.example\' <ada@b.example>; "grace@old.example" <grace@b.example>',
      'ada@b.example grace@b.example',
    ],
    [
      'a document',
      'ada@b.example<mailto:ada@b.example>, Grace (grace@b.example)',
      'ada@b.example grace@b.example',
    ],
    [
      'single and curly quotes',
      "'ada@b.example', “grace@b.example”, «al@b.example»",
      'ada@b.example grace@b.example al@b.example',
    ],
    ['JSON', '["ada@b.example", "grace@b.example"]', 'ada@b.example grace@b.example'],
    [
      'what is not seen',
      '\ufeffada@b.example\u200b,\u00a0grace@b.example\u200e\r\n\u2060al@\u00adb.example',
      'ada@b.example grace@b.example al@b.example',
    ],
    [
      'commas of other scripts',
      'ada@b.example、grace@b.example，al@b.example؛jo@b.example',
      'ada@b.example grace@b.example al@b.example jo@b.example',
    ],
    [
      'ends of lines',
      'ada@b.example\rgrace@b.example\u2028al@b.example\vjo@b.example',
      'ada@b.example grace@b.example al@b.example jo@b.example',
    ],
    [
      'any local part',
      'o\'brien+tag@b.example {x}@b.example "ada byron"@b.example, пример@почта.рф',
      'o\'brien+tag@b.example {x}@b.example "ada byron"@b.example пример@почта.рф',
    ],
    [
      'lines that draw nothing',
      'ada@b.example\n----\n \u200b\n•\n,,;\ngrace@b.example',
      'ada@b.example grace@b.example',
    ],
  ])('is read from any program: %s', (_, text, expected) => {
    expect(addresses(text).join(' ')).toBe(expected)
  })

  it('says by line, or by word of a list, what cannot be read', () => {
    expect(parseAddressList('Team list:\nada@b.example, grace.b.example\nNovak, Ben\n')).toEqual([
      { typed: 'Team list:', address: '' },
      { typed: 'ada@b.example', address: 'ada@b.example' },
      { typed: 'grace.b.example', address: '' },
      { typed: 'Novak, Ben', address: '' },
    ])
    const list = parseAddressList(
      'ada@b.example, ben, "Hopper, Grace" <grace@b.example>, al@, @b.x',
    )
    expect(list.map(({ address }) => address)).toEqual([
      'ada@b.example',
      '',
      'grace@b.example',
      'al@',
      '@b.x',
    ])
    expect(list[2]?.typed).toBe('"Hopper, Grace" <grace@b.example>')
    expect(parseAddressList(' \n ,;')).toEqual([])
  })

  it.each(['@', '"', '<', '> ', '.', '@.', '"@', 'a', '<@', ': @', ',', '\u2022', ' <'])(
    'is read to its end, whatever it repeats: %j',
    (text) => {
      for (const [before, after] of [
        ['', ''],
        ['a@', 'b'],
        ['"', '@b'],
      ]) {
        const list = parseAddressList(before + text.repeat(60_000 / text.length) + after)
        expect(list.filter(({ address }) => address.endsWith('.example'))).toEqual([])
      }
    },
  )
})
