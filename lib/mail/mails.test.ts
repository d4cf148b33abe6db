import { describe, expect, it } from 'vitest'
import { textsOf } from '../copy/testing'
import { TRY_WITH } from '../disc/content/try-today'
import { en } from '../words/en'
import { SIGN_IN_MINUTES } from './account'
import { MAIL_KINDS, type Mail, type MailKind, renderMail } from './mails'
import { JOINT } from './unlinked'

const SITE = 'https://discern.example'
const LINK = `${SITE}/some/page?token=abc&next=%2F`
const LEAVE = `${SITE}/unsubscribe?token=abc.def`
const ANSWER = `${SITE}/did-it-work?answer=`
const SURENESS = 'S or I leads. 26 of 28 answers counted.'
const to = 'ada@example.com'

/** One mail of each kind. The compiler asks for the data that each needs. */
const EXAMPLES: { [Kind in Mail['kind']]: Extract<Mail, { kind: Kind }>['data'] } = {
  verify_email: { link: LINK, code: '012345' },
  reset_password: { link: LINK },
  sign_in_link: { link: LINK, code: '012345' },
  password_changed: { link: LINK },
  confirm_change: { link: LINK, code: '012345' },
  change_asked: { link: LINK },
  email_changed: { link: LINK },
  new_device: { device: 'Safari on a Mac', at: '2026-11-21T14:51:00.000Z', link: LINK },
  account_deleted: {},
  free_result: { style: 'SI', sureness: SURENESS, link: LINK },
  report_link: { styleName: 'The Kind Coordinator · SI', sureness: SURENESS, link: LINK },
  receipt: {
    styleName: 'The Kind Coordinator · SI',
    sureness: SURENESS,
    resultId: '0b0f4c0e-result',
    amount: '$19.00',
    date: 'November 21, 2026',
    orderId: '5f4ac3a0-order',
    link: LINK,
  },
  late_refund: {
    amount: '$49.99',
    date: 'November 21, 2026',
    orderId: '5f4ac3a0-order',
    isPass: true,
    isGone: true,
  },
  invitation: {
    group: 'Design',
    leader: 'Ada Byron',
    link: LINK,
    leaveLink: LEAVE,
    oneClick: `${SITE}/api/leave`,
  },
  group_reminder: { name: 'Ada', group: 'Design', link: LINK },
  group_leader: { group: 'Design', link: LINK },
  asking_back: { name: 'Ada', email: 'ada@example.com', group: 'Design', link: LINK },
  asks_to_join: { group: 'Design', link: LINK },
  let_in: { group: 'Design', link: LINK },
  payments_open: {
    link: LINK,
    openedAt: '2026-12-03T09:00:00.000Z',
    today: '2026-12-03T18:00:00.000Z',
    leaveLink: LEAVE,
    oneClick: `${SITE}/api/leave`,
  },
  follow_up_week: {
    name: 'Ada',
    group: 'Design',
    agreement: 'I ask first',
    link: LINK,
    leaveLink: LEAVE,
    oneClick: `${SITE}/api/leave`,
    week: 2,
    thing: 'Ask one question.',
  },
  follow_up_question: {
    name: 'Ada',
    group: 'Design',
    agreement: 'I ask first',
    leaveLink: LEAVE,
    oneClick: `${SITE}/api/leave`,
    answers: { yes: `${ANSWER}yes`, partly: `${ANSWER}partly`, no: `${ANSWER}no` },
  },
  pair_question: {
    name: 'Ada',
    other: 'Otto',
    agreement: 'We say the date first',
    link: LINK,
    leaveLink: LEAVE,
    oneClick: `${SITE}/api/leave`,
  },
  try_today: {
    line: { say: 'What would you do?', not: 'You know best.', to: 'D', title: TRY_WITH.D },
    link: LINK,
    leaveLink: LEAVE,
    oneClick: `${SITE}/api/leave`,
  },
}

const exampleOf = (kind: Mail['kind']) => ({ kind, to, data: EXAMPLES[kind] }) as Mail

describe('an invitation', () => {
  const invited = (more: object) => {
    const data = { ...EXAMPLES.invitation, ...more }
    return renderMail({ kind: 'invitation', to, data }, SITE)
  }

  it('says the leader’s own words in one paragraph, without anything to click', () => {
    const { text } = invited({ words: 'Hi Kim,\n\nsee evil.com or call 0800 123 456 789' })
    expect(text).toContain(
      `\n\nAda Byron writes: “Hi Kim, see evil.${JOINT}com or call 0800${JOINT} 123${JOINT} 456${JOINT} 789”\n\n`,
    )
    expect(invited({ words: ' \n' }).text).not.toContain('writes')
  })

  it('speaks for no office, and of a leader whom no one knows it says no more than a name', () => {
    const { subject, html, text } = invited({ leader: 'IT Support Your Company' })
    expect(subject).toBe('Someone invites you to compare DISC styles')
    expect(html + text).not.toMatch(/IT Support|Your Company/)
    expect(invited({ group: '' }).text).toContain('Ada Byron invites you to a group on Discern')
  })

  it('says in a reminder until when the link works', () => {
    const { subject, text } = invited({ until: '2026-12-10T09:00:00.000Z' })
    expect(subject).toBe('Reminder: Ada Byron invites you to compare DISC styles')
    expect(text).toContain('The link works until December 10, 2026, and only')
  })
})

describe.each(MAIL_KINDS)('%s', (kind) => {
  const { subject, html, text } = renderMail(exampleOf(kind), SITE)

  it('has a subject and both parts, complete and with nothing missing', () => {
    expect(subject).toMatch(/^[^\n]{10,78}$/)
    expect(html).toContain('</html>')
    expect(text.length).toBeGreaterThan(150)
    for (const part of [subject, html, text]) {
      expect(part).not.toMatch(/undefined|null|NaN|\[object/)
    }
  })

  it('has the same words and the same link in both parts', () => {
    const shown = readable(html)
    const words = text.replace(/^-- $/m, '').split(/\n+/).filter(Boolean)
    const linked = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => decode(href ?? ''))
    for (const line of words) {
      if (line === LINK) expect(linked.filter((href) => href === LINK)).toHaveLength(2)
      else if (line === LEAVE || line.startsWith(ANSWER)) expect(linked).toContain(line)
      else if (!line.startsWith('Sent by')) expect(shown).toContain(line.replace(/:$/, ''))
    }
    expect(text.includes(LINK)).toBe('link' in EXAMPLES[kind])
  })

  it('says who sent it and why, and fetches nothing', () => {
    expect(text).toContain(`Sent by Discern, ${SITE}`)
    expect(text).toContain('\n-- \nYou’re getting this because ')
    expect(html).toContain('You’re getting this because ')
    expect(html).not.toMatch(/<img|<script|<link|@import|url\(|src=|\son\w+=/i)
    for (const [, address] of html.matchAll(/href="([^"]+)"/g)) {
      expect(address?.startsWith(SITE)).toBe(true)
    }
  })
})

it.each(['report_link', 'receipt'] as const)(
  '%s says the headline of the result, and how sure it is',
  (kind) => {
    const { subject, html, text } = renderMail(exampleOf(kind), SITE)
    expect(subject).toContain('The Kind Coordinator · SI')
    for (const part of [readable(html), text]) {
      expect(part).toContain('The Kind Coordinator · SI')
      expect(part).toContain(SURENESS)
    }
  },
)

it('mails to a list, and those of strangers, can be stopped, by a person and by a mail program', () => {
  const asked: MailKind[] = [
    'payments_open',
    'follow_up_week',
    'follow_up_question',
    'pair_question',
    'try_today',
    'invitation',
  ]
  for (const kind of asked) {
    const { text, oneClick } = renderMail(exampleOf(kind), SITE)
    const label = kind === 'invitation' ? 'No one here may invite me' : 'Unsubscribe'
    expect(text).toContain(`${label}:\n${LEAVE}`)
    expect(oneClick).toBe(`${SITE}/api/leave`)
  }
  const others = MAIL_KINDS.filter((kind) => !asked.includes(kind))
  for (const kind of others) expect(renderMail(exampleOf(kind), SITE).oneClick).toBeUndefined()
})

it.each([
  ['2026-12-03T00:10:00.000Z', 'They opened today.'],
  ['2026-11-03T23:50:00.000Z', 'Payments opened on November 3, 2026.'],
  [null, 'You asked us to let you know when payments open.\n'],
])('the mail to the launch list says when payments opened: %s', (openedAt, said) => {
  const data = { ...EXAMPLES.payments_open, openedAt }
  const { text } = renderMail({ kind: 'payments_open', to, data }, SITE)
  expect(text).toContain(said)
  expect(text.match(/today/g)?.length ?? 0).toBe(openedAt?.startsWith('2026-12-03') ? 1 : 0)
})

it('a receipt says of the report and its link only what holds when it is sent', () => {
  const say = (more: object) =>
    renderMail({ kind: 'receipt', to, data: { ...EXAMPLES.receipt, ...more } }, SITE).text
  const [attached, opens] = ['attached as a PDF', 'opens it on any device']
  expect(say({})).toMatch(new RegExp(`${attached}[^]*${opens}`))
  const ended = say({ isEnded: true })
  expect(ended).toContain(attached)
  expect(ended).toContain('Open your profile')
  expect(ended).not.toMatch(/opens it|Open the report|with the link/)
  expect(say({ isBare: true })).not.toMatch(/attached|opens it|with the link/)
})

it('the weekly line says to whom, what, and what not, where that is written', () => {
  const { line } = EXAMPLES.try_today
  const write = (more: object) => {
    const data = { ...EXAMPLES.try_today, line: { ...line, ...more } }
    return renderMail({ kind: 'try_today', to, data }, SITE)
  }
  const { subject, text } = write({})
  expect(subject).toBe('Try today, with someone who wants a decision')
  expect(text).toContain('\n\n“What would you do?”\n\nNot “You know best.”\n\n')
  const anyone = write({ not: null, to: null, title: null })
  expect(anyone.subject).toBe('Try today, with anyone')
  expect(anyone.text).not.toContain('Not “')
})

it('tells a leader how many ask to join', () => {
  const asks = (data: object) =>
    renderMail({ kind: 'asks_to_join', to, data: { ...EXAMPLES.asks_to_join, ...data } }, SITE)
  expect(asks({}).subject).toBe('Someone asks to join your group')
  expect(asks({ waiting: 3 }).subject).toBe('3 people ask to join your group')
})

it.each(['verify_email', 'confirm_change'] as const)(
  '%s says no name to an address that may be a stranger’s',
  (kind) => {
    // As versions that still name people have queued it.
    const data = { ...EXAMPLES[kind], name: 'Ada' }
    const { html, text } = renderMail({ kind, to, data }, SITE)
    expect(text).toContain('\nHello,\n')
    expect(html + text).not.toContain('Ada')
  },
)

describe('a name', () => {
  it('cannot write HTML', () => {
    const greet = (name: string) =>
      renderMail({ kind: 'group_reminder', to, data: { ...EXAMPLES.group_reminder, name } }, SITE)
    const { html } = greet('<b onclick="x()">Ada</b> & \'Co\'')
    expect(html).not.toContain('<b ')
    const quoted = greet('Ada <b> & "Co" \'x\'')
    expect(quoted.html).toContain('Hello Ada &lt;b&gt; &amp; &quot;Co&quot; &#39;x&#39;,')
    expect(quoted.text).toContain('Hello Ada <b> & "Co" \'x\',')
  })
})

it('the page that asks for a link to sign in says how long it works', () => {
  for (const said of textsOf([en.auth.pages.signInLink.lede, en.auth.mailedLink.sentToSignIn])) {
    expect(said).toContain(`${SIGN_IN_MINUTES} minutes`)
  }
})

it('the old address gets a notice without a link where it cannot undo a change', () => {
  const { text } = renderMail({ kind: 'email_changed', to, data: {} }, SITE)
  expect(text).toContain('starting with this inbox')
  expect(text).not.toMatch(/Undo|undefined/)
})

it('refuses a kind it does not know', () => {
  expect(() => renderMail({ ...exampleOf('email_changed'), kind: 'later' } as never, SITE)).toThrow(
    'later',
  )
})

const decode = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** What a person sees of an HTML part. */
const readable = (html: string) =>
  decode(html.slice(html.indexOf('<body')).replace(/<[^>]+>/g, '\n'))
