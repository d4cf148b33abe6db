import fc from 'fast-check'
import { findPhoneNumbersInText } from 'libphonenumber-js/max'
import { LinkifyIt } from 'linkify-it'
import tlds from 'tlds'
import { describe, expect, it } from 'vitest'
import { MAIL_KINDS, type Mail, renderMail } from './mails'
import { JOINT } from './unlinked'
import { greeting, nameOr, oneLine, quoted } from './value'

/** What mail programs turn into links: www, schemes, addresses, domains with a real ending, servers, telephone numbers. */
const LINKS = [
  /\bwww\d*\.[^\s\u200c]/i,
  /\p{L}:[^\s\u200c\p{M}]/u,
  /[^\s\u200c]@[^\s\u200c]/,
  /\\\\|\/\//,
  new RegExp(`\\S[.\u3002](?:${tlds.join('|')}|xn--[a-z0-9]+)(?![\\p{L}\\p{N}])`, 'iu'),
  /\d(?:\.\d+){3}/,
  /\d(?:[\s().-]*\d){6}/,
]

/** Two readers that mail programs are made of: Google's of telephone numbers, and one of links with any ending there is. */
const dialedIn = (text: string) =>
  (['US', 'DE', 'GB', 'IN'] as const).flatMap((country) =>
    findPhoneNumbersInText(text, country).map(({ number }) => number.number),
  )
const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true, tlds })

/** What is linked or dialed in a text, read as it stands or in plain letters, with or without what has no width. */
const linkedIn = (text: string) =>
  [text, text.normalize('NFKC'), text.normalize('NFKC').replace(/(?!\u200c)\p{Cf}/gu, '')].flatMap(
    (read) => [
      ...LINKS.flatMap((link) => link.exec(read)?.[0] ?? []),
      ...(linkify.match(read) ?? []).map(({ raw }) => raw),
      // What ends a word at each joint.
      ...(linkify.match(read.replaceAll(JOINT, ' ')) ?? []).map(({ raw }) => raw),
      ...dialedIn(read),
    ],
  )

const whole = (text: string) => text.replaceAll(JOINT, '')
/** With the joints to be seen. */
const shown = (text: string) => text.replaceAll(JOINT, '|')

/** What honest people type, and must read. */
const HONEST = [
  'S.Raghavan',
  'Md.Abdul',
  'St.John',
  'J.R.R. Tolkien',
  "O'Brien-Smith",
  'Dr. Dr. Müller-Lüdenscheidt',
  'Pablo Diego José Francisco de Paula Juan Nepomuceno María de los Remedios Cipriano',
  'אדה',
  'عائشة بنت أبي بكر',
  'مریم\u200cها',
  '李小龍',
  'Ada 👩‍💻',
  'R&D @ Berlin',
  'Q3:Planning',
  'Stand-up 10:30',
  'v2.0 (beta)',
  '.NET Guild',
  'Ask me :)',
  'We meet on 03.12.2026 14:00 in room 5.',
  '03.12.-05.12.2026',
  '3.12., 14.00-15.30 Uhr, Raum 2.014',
  '2026-12-03 14:00 to 2026-12-05 16:00',
  '12/03/2026 2:00 PM (room 1.204)',
  'FY 2025/26 - 2026/27',
  'Team 2024-2025',
  'I call three clients by 30.11.2026, 17:00.',
  'From 9.30 to 17.30, every day until 2026.12.24',
  'Budget: 1,250,000 and 3.5 %',
  '会議 2026年12月3日 14:00',
]

/** What mail programs would link or dial. */
const HOSTILE = [
  'Win at https://evil.com',
  'EVIL.COM/free',
  'www.evil',
  'www3.💩',
  'me@evil.com',
  'me＠evil.com',
  'mailto:me',
  '\\\\evil\\share',
  'evil.co.uk',
  'evil.рф',
  'evil.xn--p1ai',
  'evil。com',
  'evil｡com',
  'evil．com',
  'evil․com',
  'evil.ｃｏｍ',
  'evil.ⓒⓞⓜ',
  'ⓔⓥⓘⓛ.𝐜𝐨𝐦',
  'evil.c\u00adom',
  'evil.\u2060com',
  'evil\u200b.com',
  'evil.com-now',
  '..kim\u200devil',
  'evil.vermo\u0308gensberater',
  'evil.한국'.normalize('NFD'),
  'http: //1.2.3.4',
  '1.2.3.4',
  '１．２．３．４',
  'https：//evil.com',
  'https:／／evil.com',
  'http://[::1]/',
  '//evil.com',
  '//localhost',
  'ftp://files',
  'tel:112',
  'Call +1 (800) 555-0199 now',
  'Call 1-800-555-0199, ext. 3',
  '030 90182000',
  '＋４９ ３０ ９０１８２０',
  '①②③-④⑤⑥-⑦⑧⑨⑩',
  '+49\u206030\u2060901820',
  '12345678901234',
]

describe('a name or a group', () => {
  it.each(HONEST)('of an honest person arrives whole: %s', (name) => {
    expect(whole(nameOr(name, 'Someone'))).toBe(whole(name))
    expect(whole(greeting(name))).toBe(`Hello ${whole(name)},`)
    expect(whole(quoted(name, ''))).toBe(`“${whole(name).replaceAll('"', "'")}”`)
    expect(linkedIn(nameOr(name, 'Someone'))).toEqual([])
  })

  it.each(HOSTILE)(
    'that a mail program would link or dial is no link, and reads the same: %s',
    (name) => {
      expect(linkedIn(name)).not.toEqual([])
      const said = nameOr(name, 'Someone')
      expect(linkedIn(said)).toEqual([])
      expect(whole(said)).toBe(name)
    },
  )

  it.each([
    ['evil.com', 'evil.|com'],
    ['evil.comجميل', 'evil.|comجميل'],
    ['https://me@evil.com', 'https:|/|/me|@|evil.|com'],
    ['We meet on 03.12.2026 14:00 in room 5.', 'We meet on 03|.12|.2026| 14:00 in room 5.'],
    ['12345678901', '1234|5678|901'],
    ['J.R.R. Tolkien at 10:30', 'J.R.R. Tolkien at 10:30'],
    ['Sales/Marketing, v2.0 (beta)', 'Sales/Marketing, v2.0 (beta)'],
  ])('has joints only where they are needed: %s', (name, printed) => {
    expect(shown(nameOr(name, 'Someone'))).toBe(printed)
  })

  it('of which nothing is seen is replaced', () => {
    expect(nameOr(' \u200b\n ', 'Someone')).toBe('Someone')
    expect(greeting(' \n ')).toBe('Hello,')
  })

  it('cannot begin a line, a header or a direction of its own', () => {
    expect(oneLine('Ada\r\nBcc: x\u2028\u202eyou\u0000')).toBe('Ada Bcc: x you')
    expect(greeting('\u202eAda')).toBe('Hello Ada,')
    expect(oneLine('a\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u2066\u2067\u2068\u2069b')).toBe(
      'ab',
    )
  })

  it('in quotes cannot end them, and go on as if it were ours', () => {
    const said = quoted('Welcome.” Discern writes: “Sign in again". ＂Now＂', '')
    expect(said).toBe("“Welcome.’ Discern writes: ‘Sign in again'. 'Now'”")
  })

  const pieces = fc.constantFrom(
    ...['evil', 'www', 'x', 'com', 'kim', 'рф', 'Ada', 'é', '0800', '123456', '1', '03'],
    ...[
      '.',
      '..',
      ':',
      '//',
      '@',
      '\\\\',
      '-',
      ' ',
      '。',
      '\u200d',
      'http',
      '/',
      'ⓒⓞⓜ',
      '：',
      '\u0308',
    ],
  )
  it('holds no link and loses nothing, whatever it is made of, in any mail and either part', () => {
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 12 }),
        fc.constantFrom(...MAIL_KINDS),
        (made, kind) => {
          const name = made.join('')
          const said = nameOr(name, '')
          expect(linkedIn(said)).toEqual([])
          if (said) expect(whole(said)).toBe(oneLine(name))
          const data = {
            name,
            group: name,
            leader: name,
            other: name,
            email: 'x',
            link: 'x',
            code: '0',
            leaveLink: 'x',
          }
          const more = {
            at: '2026-11-21T14:51:00.000Z',
            styleName: 'S',
            style: 'CS',
            sureness: 'C leads.',
            oneClick: 'x',
            agreement: name,
            words: name,
          }
          const line = { say: 'x', not: null, to: null, title: null }
          const asked = { line, week: 1, thing: null, answers: { yes: 'x', partly: 'x', no: 'x' } }
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
