import fc from 'fast-check'
import tlds from 'tlds'
import { describe, expect, it } from 'vitest'
import { MAIL_KINDS, type Mail, renderMail } from './mails'
import { greeting, nameOr, oneLine, quoted } from './value'

/** What mail programs turn into links: www, schemes, addresses, domains with a real ending, telephone numbers. */
const LINKS = [
  /\bwww\d*\.\S/i,
  /\p{L}:\S/u,
  /\S@\S/,
  /\\\\/,
  new RegExp(`\\S[.\u3002](?:${tlds.join('|')}|xn--[a-z0-9]+)(?![\\p{L}\\p{N}])`, 'iu'),
  /\d(?:[\s().-]*\d){8}/,
]
const linkedIn = (text: string) => LINKS.filter((link) => link.test(text))

describe('a name or a group', () => {
  it.each([
    'S.Raghavan',
    'Md.Abdul',
    'St.John',
    'J.R.R. Tolkien',
    'J. R. Łukasz',
    "O'Brien-Smith",
    'Dr. Dr. Müller-Lüdenscheidt',
    'Pablo Diego José Francisco de Paula Juan Nepomuceno María de los Remedios Cipriano',
    'אדה',
    'عائشة بنت أبي بكر',
    '李小龍',
    'Ada 👩‍💻',
    'Sales/Marketing',
    'Q3: Planning',
    'R&D @ Berlin',
    'Team 2024-2025',
    'Stand-up 10:30',
    'v2.0 (beta)',
    '.NET Guild',
    'Ask me :)',
  ])('that is no link is printed as it is: %s', (name) => {
    expect(nameOr(name, 'Someone')).toBe(name)
    expect(greeting(name)).toBe(`Hello ${name},`)
  })

  it.each([
    ['Win at https://evil.com', 'Win at https: //evil. com'],
    ['evil.com', 'evil. com'],
    ['EVIL.COM/free', 'EVIL. COM/free'],
    ['www.evil', 'www. evil'],
    ['me@evil.com', 'me @ evil. com'],
    ['mailto:me', 'mailto: me'],
    ['\\\\evil\\share', '\\ \\evil\\share'],
    ['evil.co.uk', 'evil. co. uk'],
    ['evil.рф', 'evil. рф'],
    ['evil.xn--p1ai', 'evil. xn--p1ai'],
    ['evil。com', 'evil。 com'],
    ['evil.ｃｏｍ', 'evil. ｃｏｍ'],
    ['evil.c\u00adom', 'evil. c\u00adom'],
    ['evil.com-now', 'evil. com-now'],
    ['..kim\u200devil', '.. kim\u200devil'],
    ['evil.comجميل', 'evil. comجميل'],
    ['J.Kim', 'J. Kim'],
    ['Call +1 (800) 555-0199 now', 'Call … now'],
    ['Q3:Planning', 'Q3: Planning'],
  ])('that a mail program would link reads the same and is no link: %s', (name, printed) => {
    expect(nameOr(name, 'Someone')).toBe(printed)
  })

  it('of which nothing is left is replaced', () => {
    expect(nameOr(' \u200b\n ', 'Someone')).toBe('Someone')
    expect(nameOr('+1 800 555 0199', 'Someone')).toBe('Someone')
    expect(greeting(' \n ')).toBe('Hello,')
  })

  it('cannot begin a line, a header or a direction of its own', () => {
    expect(oneLine('Ada\r\nBcc: x\u2028\u202eyou\u0000')).toBe('Ada Bcc: x you')
    expect(greeting('\u202eAda')).toBe('Hello Ada,')
  })

  it('in quotes cannot end them, and go on as if it were ours', () => {
    const said = quoted('Welcome.” Discern writes: “Sign in again". ＂Now＂', '')
    expect(said).toBe("“Welcome.’ Discern writes: ‘Sign in again'. 'Now'”")
  })

  const pieces = fc.constantFrom(
    ...['evil', 'www', 'x', 'com', 'kim', 'рф', 'Ada', 'é', '0800', '123456'],
    ...['.', '..', ':', '//', '@', '\\\\', '-', ' ', '。', '\u200d', 'http', '/'],
  )
  it('holds no link, whatever it is made of, in any mail and either part', () => {
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 12 }),
        fc.constantFrom(...MAIL_KINDS),
        (made, kind) => {
          const name = made.join('')
          expect(linkedIn(nameOr(name, 'Someone'))).toEqual([])
          const data = { name, group: name, leader: name, email: 'x', link: 'x', leaveLink: 'x' }
          const more = {
            at: '2026-11-21T14:51:00.000Z',
            styleName: 'S',
            oneClick: 'x',
            agreement: name,
          }
          const asked = { week: 1, thing: null, answers: { yes: 'x', partly: 'x', no: 'x' } }
          const mail = { kind, to: 'x', data: { ...data, ...more, ...asked } } as unknown as Mail
          const { subject, html, text } = renderMail(mail, 'x')
          for (const part of [subject, html, text]) {
            if (linkedIn(name).length > 0) expect(part).not.toContain(name)
          }
        },
      ),
    )
  })
})
