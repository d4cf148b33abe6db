/** Ties the policies to the code: everything kept about a person, and everyone who may read it, has a sentence. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PERSONAL } from '../personal-data'
import { POLICIES } from './policies'

const textOf = (policy: keyof typeof POLICIES) =>
  POLICIES[policy].content.map(({ text }) => text).join(' ')
const PRIVACY = textOf('privacy')
const COOKIES = textOf('cookies')

/** Of every table: numbers that link rows, and when a row was made, changed or ends. */
const LINKS = 'Each thing we keep has a random number that links it to the rest'
const DATES = 'and the dates when it was made, changed or ends'
const SECRETS = 'We store only a hash of it'
const TROUBLE = 'we note that with the account, invitation or order it was about'

/** By model: words of the privacy policy, and the columns that they are about. */
const COLUMNS: Record<keyof typeof PERSONAL, Record<string, string>> = {
  User: {
    'your first and last name, your email address': 'firstName lastName email',
    'whether you have confirmed it and shown that it is yours': 'emailVerifiedAt ownerProvenAt',
    'when the account was created': 'createdAt',
    'whether questions open with a suggestion': 'suggestions',
    'whether you are an admin': 'isAdmin',
    'whether an admin has switched the account off': 'disabledAt',
    'a hash of your password, made with Argon2': 'passwordHash',
    [TROUBLE]: 'mailTrouble',
    [LINKS]: 'id sessionVersion',
  },
  TryMail: {
    'If you ask for a line to try by email about once a week, we keep when you asked': 'askedAt',
    'and the day of the next one, until you turn it off': 'dueOn',
    [LINKS]: 'userId',
  },
  Session: {
    'what kind of browser and system it is': 'browser system',
    'when it was first and last used': 'createdAt lastSeenAt',
    'when you last entered your password there': 'provenAt',
    [DATES]: 'expiresAt',
    [LINKS]: 'id userId',
  },
  Identity: {
    'through another provider, we keep the ID that they have for you': 'provider subject',
    [DATES]: 'createdAt',
    [LINKS]: 'userId',
  },
  MailToken: {
    [SECRETS]: 'hash codeHash',
    'with what it is for, the email address it went to': 'kind email',
    'how often a code was typed': 'codeTries',
    [DATES]: 'requestedAt expiresAt',
    [LINKS]: 'userId',
  },
  MailTokenBrowser: {
    'a hash that stands for the browser that asked': 'browser',
    'whether the email was sent for another browser': 'needsCode',
    'how often a code was typed': 'codeTries',
    [LINKS]: 'tokenHash',
  },
  EmailChange: {
    'we keep both for a while': 'oldEmail newEmail',
    [SECRETS]: 'confirmHash undoHash codeHash',
    'how often a code was typed': 'codeTries',
    [DATES]: 'askedAt waitsUntil confirmedAt undoUntil provenAt',
    [LINKS]: 'id userId sessionId',
  },
  AssessmentDraft: {
    'an assessment you have not finished': 'state',
    'we keep that name with it for you alone': 'label',
    [DATES]: 'startedAt updatedAt',
    [LINKS]: 'id userId version',
  },
  Assessment: {
    'which statements you picked as most and least like you': 'answers',
    'which picks were suggestions': 'counted',
    'If you answer further questions, we store those answers': 'moreAnswers moreCounted',
    'your scores and your style':
      'dScore iScore sScore cScore primaryLetter secondaryLetter styleCode',
    'how sure both are': 'certainty',
    'what your picks and times say about how you answered': 'quality',
    'for your field of work, if you name it': 'field',
    'we keep that name with it for you alone': 'label',
    'the version of the questions and of the scoring': 'formVersion scorerVersion calibration',
    'when you finished, and when the result was last opened': 'completedAt lastUsedAt',
    'A key keeps a double click from storing your answers twice': 'submissionKey submissionHash',
    'filed under a random guest ID': 'guestId',
    [LINKS]: 'id userId isSample',
  },
  Order: {
    'An order keeps what it was for, its amounts': 'product listCents discountCents amountCents',
    'how its payment stands': 'status currency looks checkedAt refundDueAt refundToldAt paidAt',
    'the coupon you used': 'couponId',
    'the email address you gave for the link to the report': 'email',
    'We keep the payment’s ID': 'paymentIntentId',
    [TROUBLE]: 'mailTrouble',
    [DATES]: 'createdAt expiresAt',
    [LINKS]: 'id assessmentId userId',
  },
  Entitlement: {
    'when a report or the pass was opened, and when it was locked again': 'grantedAt revokedAt',
    [LINKS]: 'id assessmentId orderId',
  },
  Pass: {
    'when a report or the pass was opened, and when it was locked again': 'grantedAt revokedAt',
    [LINKS]: 'userId orderId',
  },
  ReportLink: {
    [SECRETS]: 'hash',
    'you can withdraw it on the report’s own page': 'revokedAt',
    'its link opens the result on any device': 'opensResult',
    [DATES]: 'createdAt expiresAt',
    [LINKS]: 'id assessmentId',
  },
  ShareLink: {
    'a link with the style’s code': 'styleCode',
    'the first name you typed for its page': 'called',
    'whether people who open it may compare with you': 'compares',
    'a hash of its secret': 'hash',
    [DATES]: 'createdAt',
    [LINKS]: 'id assessmentId',
  },
  GoalMark: {
    'the goals you tick in your action plan, and their dates': 'goal doneAt dueOn',
    [LINKS]: 'assessmentId',
  },
  PointMark: {
    'the sentences you mark as you or not you': 'point fits',
    [DATES]: 'markedAt',
    [LINKS]: 'assessmentId',
  },
  Group: {
    'its name and description, who leads it': 'name description leaderId',
    'what its members see of each other': 'membersSee',
    'when it was archived': 'archivedAt',
    [DATES]: 'createdAt',
    [LINKS]: 'id',
  },
  Membership: {
    'who leads it': 'leads',
    'when they joined, what they agreed to show and how':
      'joinedAt agreedTo agreedAt agreedBy keptAt',
    'whether they share, and when they were last reminded': 'withheldAt remindedAt',
    'the two lines they chose for their name card': 'cardLine1 cardLine2',
    'which link they joined with, if they used one': 'joinLinkId',
    'If they choose one of their results for the group, we keep which': 'resultId',
    'and which letter or answer each member stands for in them': 'countedLetter',
    [LINKS]: 'groupId userId',
  },
  Participant: {
    'who takes part, with the first name that a guest typed': 'name',
    'under a hash of a secret in their cookie': 'hash',
    'whether the screen may show their name and their result': 'showsName usesResult',
    'which result a guest brought': 'resultId',
    'whether they may be guessed and have turned theirs over': 'mayBeGuessed hasTurnedOver',
    'where they put their dot and whether they have let go of it': 'dotX dotY isDotLeft',
    'what a guest agreed to do': 'agreement',
    'If a leader sends a guest out, we keep that alone': 'isSentOut',
    [DATES]: 'joinedAt',
    [LINKS]: 'id sessionId userId dotId',
  },
  GivenAnswer: {
    'what they answered until the answers are counted': 'step answer',
    [LINKS]: 'participantId',
  },
  Agreement: {
    'what they agreed to do, with whether the leader typed it': 'text typedByLeader',
    'we keep when they asked, which email was the last': 'mailsFrom mailsSent',
    'and their answer to whether it worked': 'worked answeredAt',
    'and which letter or answer each member stands for': 'countedAnswer',
    [DATES]: 'createdAt',
    [LINKS]: 'id groupId userId',
  },
  JoinRequest: {
    'we keep when you asked, what you agreed to show and which result you chose':
      'askedAt agreedTo resultId',
    'or that you were declined': 'declinedAt',
    [LINKS]: 'joinLinkId userId',
  },
  EndedMembership: {
    'Your groups page lists them, with the reason': 'groupName why askedAt',
    [DATES]: 'endedAt',
    [LINKS]: 'userId groupId',
  },
  Invitation: {
    'the email address it went to, whether its link was opened and accepted':
      'email openedAt acceptedAt',
    'when and how often we sent a reminder': 'remindedAt reminders',
    'An invitation that we hold back for it is marked so': 'quiet',
    [SECRETS]: 'hash',
    [TROUBLE]: 'mailTrouble',
    [DATES]: 'sentAt expiresAt',
    [LINKS]: 'id groupId',
  },
  InvitationRefusal: {
    'we keep a code that only we can make from your email address, with the day': 'hash refusedAt',
    'or ask that no one here invites you': 'everyone',
  },
  JoinRefusal: {
    'such a code of email addresses that it doesn’t let in': 'hash',
    [DATES]: 'refusedAt',
    [LINKS]: 'joinLinkId',
  },
  PairComparison: {
    'which result of each of you it is about': 'firstId secondId',
    'what a guest wants to be called': 'firstName secondName',
    'a hash of the link’s secret': 'hash',
    'If one of you offers an agreement, we keep its words, who offered it and when the other agreed':
      'agreement agreementByFirst agreementFrom',
    [DATES]: 'createdAt expiresAt agreedAt',
    [LINKS]: 'id',
  },
  PairMail: {
    'For that we keep when you asked for it and when it was sent': 'askedAt sentAt',
    [LINKS]: 'pairId userId',
  },
  ProspectiveUser: {
    'your email address and the place on the site where you gave it': 'email source',
    'We write to it once': 'mailQueuedAt',
    [DATES]: 'createdAt',
    [LINKS]: 'id',
  },
  AdminAct: {
    'What an admin does is recorded': 'act via targetKind targetId details actorId',
    'with the time and the admin’s network address': 'at client',
    [LINKS]: 'id',
  },
}

/** What a browser stores: the beginning of a key, and words of the cookie policy. */
const STORED: Record<string, string> = {
  token: 'a short-lived token',
  user: 'and your result as high, medium or low',
  theme: 'the theme you chose',
  'discern.auto-advance': 'whether questions move on automatically',
  'discern.shortcuts': 'whether the keyboard shortcuts are on',
  'discern.csv': 'the separator you chose for spreadsheet files',
  'discern.guest-assessment': 'the questions as you saw them, your picks and your times',
  'discern.assessment.': 'the questions as you saw them, your picks and your times',
  'discern.assessment.open': 'The tab remembers which assessment was open in it',
  'discern.first-answers': 'The two questions on the front page are kept in the same way',
  'discern.guest-result': 'notes that there is such a result, and nothing about it',
  'discern:settling:': 'Answers to further questions are kept until our server has them',
  'discern.goals:': 'the goals you ticked',
  'discern.points:': 'what you said about the sentences in your report',
  'discern:pdf-name:': 'The name you typed for the PDF',
  'discern:link-email:': 'the email address you typed for the link to your report',
  'discern:link-mailed:': 'The tab also remembers where a link to your report was sent',
  'discern:coupon:': 'a coupon code',
  'discern.reports': 'keeps the text of your own report',
  'discern.home-screen': 'that you were offered a place on the home screen',
  'discern:typed': 'the name and email address you typed to create an account or sign in',
  'discern:launch-list': 'An email address for the launch list is kept only until',
  'discern:counted:': 'which steps it has already reported to our daily counts',
  'discern:agreement:': 'What you type to agree to on your phone is kept in the tab until',
  'discern:wall:': 'the tab remembers at which sheet it is',
  'discern:left': 'the tab remembers that you left to sign in',
}

/** Events of the page and a lock: they are named alike and keep nothing. */
const NOTHING_KEPT = [
  'guest',
  'guest-result',
  'launch-list-kept',
  'page',
  'pdf-name',
  'session',
  'theme',
  'wait',
]

/** Who may call an endpoint (lib/api/endpoint.ts), and words of the privacy policy about what they read. */
const READERS: Record<string, string> = {
  public: 'a table without names',
  result: 'only a browser with the cookie can open the result',
  premium: 'Such a link opens the report on any device',
  user: 'they open when you are signed in',
  own: 'The person who asked for it sees the note',
  member: 'The other members see your name',
  leader: 'its leaders see your name, your email address, your style, your scores',
  first_leader: 'its leaders see your name, your email address, your style, your scores',
  pair: 'You see each other’s first name, style and spot on the circle',
  participant: 'Only that browser sees its own part',
  admin: 'Admins see your name, your email address',
}

/** What admins read, by the noun of its endpoints (lib/api/admin). */
const ADMINS_READ: Record<string, string> = {
  dashboard: 'when you finished it, your first letter',
  users: 'how many results and groups you have, and whether you have the pass',
  groups: 'groups with their leaders',
  orders: 'groups with their leaders, orders',
  coupons: 'the coupon you used',
  'launch-list': 'the email addresses on the launch list',
  audit: 'What an admin does is recorded',
  items: 'How often each statement is picked',
  sentences: 'We count how often people mark each sentence either way',
  research: 'in a table without names',
}

const ROOT = join(import.meta.dirname, '../..')
const filesIn = (...rooms: string[]) =>
  rooms
    .flatMap((room) =>
      readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(room, path),
      ),
    )
    .filter((path) => /\.(tsx?|js)$/.test(path) && !/\.test\.tsx?$|generated\//.test(path))
const sourceOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const namesIn = (sources: string[], pattern: RegExp) =>
  [
    ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
  ].sort()

describe('the privacy policy', () => {
  it.each(Object.keys(PERSONAL))('has a sentence for each column of %s', (model) => {
    const { exported = {}, withheld = {} } = PERSONAL[model] ?? {}
    const said = COLUMNS[model] ?? {}
    const columns = [...Object.keys(exported), ...Object.keys(withheld)]
    expect(Object.values(said).join(' ').split(' ').sort()).toEqual(columns.sort())
    for (const words of Object.keys(said)) expect(PRIVACY).toContain(words)
  })

  it('has a sentence for each kind of reader', () => {
    const [, kinds = ''] =
      /export type Access =\n([\s|'a-z_]+)/.exec(sourceOf('lib/api/endpoint.ts')) ?? []
    expect(Object.keys(READERS).sort()).toEqual(namesIn([kinds], /'([a-z_]+)'/g))
    for (const words of Object.values(READERS)) expect(PRIVACY).toContain(words)
  })

  it('says what admins read', () => {
    const nouns = namesIn(
      filesIn('lib/api/entries/admin').map(sourceOf),
      /'GET', '\/api\/admin\/([a-z-]+)/g,
    )
    expect(Object.keys(ADMINS_READ).sort()).toEqual(nouns)
    for (const words of Object.values(ADMINS_READ)) expect(PRIVACY).toContain(words)
  })
})

describe('the cookie policy', () => {
  const sources = filesIn('app', 'components', 'lib/client', 'public').map(sourceOf)
  sources.push(sourceOf('lib/guest-result.ts'))

  it('has a sentence for each key that a browser stores', () => {
    const marks = namesIn(
      sources.filter((text) => /: MarkKind</.test(text)),
      /: MarkKind<[^>]*> = \{\s+name: '([a-z-]+)'/g,
    )
    const keys = namesIn(sources, /['`](discern[.:][a-z.:-]+)/g).filter(
      (key) => !NOTHING_KEPT.some((name) => key === `discern:${name}`) && key !== 'discern.',
    )
    const found = ['token', 'user', 'theme', ...marks.map((name) => `discern.${name}:`), ...keys]
    expect(Object.keys(STORED).sort()).toEqual(found.sort())
    for (const words of Object.values(STORED)) expect(COOKIES).toContain(words)
  })

  it('knows of all that writes: a type holds each key to these names, and one cache has the reports', () => {
    const writers = filesIn('app', 'components', 'lib', 'public').filter((path) =>
      /\.setItem\(|indexedDB|caches\.open|serviceWorker/.test(sourceOf(path)),
    )
    expect(writers.sort()).toEqual([
      'lib/client/device/forget-reports.ts',
      'lib/client/device/keep-report.ts',
      'lib/client/kept.ts',
      'public/report-worker.js',
    ])
  })

  it('names each cookie', () => {
    const server = filesIn('lib/server', 'lib/client').map(sourceOf)
    const set = namesIn(
      server.filter((text) => /cookie/i.test(text)),
      /(?:name: |COOKIE = |name = )'((?:discern|next-auth)[\w.-]*)'/g,
    )
    expect(set).toEqual(expect.arrayContaining(['discern_guest', 'discern_known', 'discern_try']))
    for (const name of set) expect(COOKIES).toContain(name)
    expect(COOKIES).toContain('cookies whose names begin with next-auth')
  })
})
