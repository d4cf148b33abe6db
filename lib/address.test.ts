import { domainToASCII } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalEmail, EMAIL } from './address'

/** Null for what is no address. */
const read = (typed: string) => {
  const address = canonicalEmail(typed)
  return EMAIL.test(address) ? address : null
}

describe('an address', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ["o'brien+tag@sub.example.co.uk", "o'brien+tag@sub.example.co.uk"],
    ['!#$%&*/=?^_`{|}~-@example.org', '!#$%&*/=?^_`{|}~-@example.org'],
    ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
    ['ada@example.xn--p1ai', 'ada@example.xn--p1ai'],
    ['"ada byron"@example.org', '"ada byron"@example.org'],
    ['пример@почта.рф', 'пример@xn--80a1acny.xn--p1ai'],
    ['用户@例え。jp', '用户@xn--r8jz45g.jp'],
    ['jörg@example.org', 'jörg@example.org'],
    ['💌@example.org', '💌@example.org'],
  ])('may be any that RFC 5321 and 6531 take: %s', (typed, address) => {
    expect(read(typed)).toBe(address)
  })

  it.each([
    'no-at-sign',
    'ada@',
    '@example.com',
    'ada@localhost',
    'ada@example.c',
    'ada@1.2.3.4',
    'ada..b@example.com',
    '.ada@example.com',
    'ada byron@example.com',
    'ada@exam ple.com',
    'ada@example.com/x',
    'ada@bücher/x.example',
    'ada@bücher.example:25',
    'a@b@example.com',
    'a@example.com, b@example.com',
    'ada\u0000@example.com',
    '"ada\nx"@example.com',
    'ada@[127.0.0.1]',
  ])('is none: %j', (typed) => expect(read(typed)).toBeNull())

  it.each([
    [
      'ada@bücher.example',
      'ADA@Bücher.Example',
      'ada@xn--bcher-kva.example',
      'ada@BU\u0308CHER.example',
    ],
    ['ada@例え.jp', 'ada@例え。jp', 'ada@xn--r8jz45g.jp'],
    ['jörg@example.org', 'JO\u0308RG@example.org'],
    [
      'ada@example.com',
      'ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ',
      '"ada"@example.com',
      '"a\\da"@example.com',
    ],
    ["o'brien@example.com", 'o’brien@example.com'],
  ])('has one form, however it is spelled: %s', (...spellings) => {
    expect(new Set(spellings.map(read)).size).toBe(1)
  })

  it.each([
    ' ada@example.com\u00a0',
    'mailto:ada@example.com',
    'MAILTO:ada@example.com?subject=Hello',
    '<ada@example.com>',
    'Ada Byron <ada@example.com>',
    '"Byron, Ada" <mailto:ada@example.com>,',
    "'ada@example.com'",
    '"ada@example.com"',
    'ada@example.com.',
    'ada@example.com;\r\n',
    '\ufeffada\u200b@example\u00ad.com\u200e',
  ])('is taken out of what was copied with it: %j', (typed) => {
    expect(read(typed)).toBe('ada@example.com')
  })

  it('stays as it is once it is canonical, and its domain is what Node makes of it', () => {
    const domain = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => `${text}.example`)
    const local = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string().map((text) => `"${text}"`),
    )
    fc.assert(
      fc.property(fc.tuple(local, domain), ([name, host]) => {
        const address = read(`${name}@${host}`)
        if (address === null) return
        expect(read(address)).toBe(address)
        const [ascii] = address.split('@').slice(-1)
        expect(domainToASCII(ascii ?? '')).toBe(ascii)
      }),
      { numRuns: 2000 },
    )
  })
})
