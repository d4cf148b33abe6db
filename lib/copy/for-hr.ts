/**
 * The page for HR and a works council, and its four pages of paper. What can be read off a table of the code is read
 * off it: rights, settings, retention, personal data, the study. Tests hold the rest to the code.
 */

import { JOIN_DAYS_MAX, JOIN_PLACES_MAX, LABEL_MAX } from '../api/bounds'
import type { Entry } from '../api/endpoint'
import * as comparisons from '../api/entries/comparisons'
import * as followUp from '../api/entries/follow-up'
import * as groups from '../api/entries/groups'
import * as joinLinks from '../api/entries/join-links'
import * as sessionKit from '../api/entries/session-kit'
import { SURE } from '../disc/model/claims'
import { COUNTED_FROM } from '../disc/team/frozen-counts'
import { WEEKS } from '../follow-up'
import { MEMBERS_SEE, type MembersSee } from '../members-see'
import { PERSONAL } from '../personal-data'
import { PRODUCT } from '../product'
import { howLong, RETENTION, type Retention, type RetentionKind } from '../retention'
import { limits, sureness, unknown, worlds } from './method'
import { POLICIES } from './policies'
import { BEFORE_JOINING, HOW_SHARING_WORKS, NEVER_SEEN } from './sharing'

export interface Part {
  title: string
  text?: string
  list?: readonly string[]
  /** The first column names the row. */
  table?: { columns: readonly string[]; rows: readonly (readonly string[])[] }
}

export interface Chapter {
  title: string
  parts: readonly Part[]
}

/** What only the operator's settings say; '' where they do not. */
export interface Operated {
  operator: string
  email: string
  hostedIn: string
  takesCards: boolean
}

const ENTRIES = { ...groups, ...comparisons, ...joinLinks, ...sessionKit, ...followUp }

/** What the page is read from. */
export interface Tables {
  /** Every call about a group. */
  entries: Record<keyof typeof ENTRIES, Pick<Entry, 'access'>>
  retention: Record<RetentionKind, Retention>
  personal: typeof PERSONAL
  /** From this chance on, something is said of people. */
  sure: number
}

export const TABLES: Tables = {
  entries: ENTRIES,
  retention: RETENTION,
  personal: PERSONAL,
  sure: SURE,
}

export const forHr = {
  meta: {
    title: 'DISC for teams: who sees what, and what HR asks',
    description: `DISC for teams: who sees what in a group on ${PRODUCT}, what is kept and for how long, the legal basis, how sure results are, and what they must not be used for.`,
  },
  title: 'What HR and a works council ask.',
  lede: 'DISC for teams, in four pages: who sees what, consent, and what a result can’t do. The tables come from the rules in the program itself.',
  download: 'Download the four pages (PDF)',
} as const

/** A field of a member, and the narrowest setting under which other members see it; `leader` is for leaders alone. */
export const SEEN = {
  first_name: { what: 'Name', from: 'leader_only' },
  joined_at: { what: 'Day of joining', from: 'leader_only' },
  personality_type_code: { what: 'Style', from: 'styles' },
  spot: { what: 'Rough spot on the circle', from: 'styles' },
  has_assessment: { what: 'Whether there is a result yet', from: 'styles' },
  scores: { what: 'Four scores', from: 'open' },
  doubt: { what: 'How sure the scores are', from: 'open' },
  email: { what: 'Email address', from: 'leader' },
  reminded_at: { what: 'When last reminded', from: 'leader' },
} as const satisfies Record<string, { what: string; from: MembersSee | 'leader' }>

const COLUMNS: Record<MembersSee, string> = {
  leader_only: 'Names only',
  styles: 'Styles',
  open: 'Scores, too',
}

const reaches = (setting: MembersSee, from: MembersSee | 'leader') =>
  from !== 'leader' && MEMBERS_SEE.indexOf(setting) >= MEMBERS_SEE.indexOf(from)

const yesNo = (is: boolean) => (is ? 'Yes' : 'No')

const seen: Part = {
  title: 'Three settings',
  text: 'A leader chooses one for the group. Each member can show less than it allows, and never shows more without saying yes. The first three columns are what other members see.',
  table: {
    columns: ['Of a member', ...MEMBERS_SEE.map((setting) => COLUMNS[setting]), 'Leaders see'],
    rows: Object.values(SEEN).map(({ what, from }) => [
      what,
      ...MEMBERS_SEE.map((setting) => yesNo(reaches(setting, from))),
      yesNo(true),
    ]),
  },
}

/** What each call to a group does; null where another one says it. Who may call is in its entry. */
const DOES: Record<keyof typeof ENTRIES, string | null> = {
  listGroups: null,
  createGroup: 'Start a group.',
  getGroup: 'See who’s in it.',
  updateGroup: 'Choose the setting.',
  deleteGroup: 'Delete the group.',
  handOverGroup: 'Hand it over.',
  makeLeader: 'Make someone else a leader, too.',
  stopLeading: null,
  archiveGroup: 'Archive it, which ends the sharing.',
  bringBackGroup: null,
  copyGroup: 'Start it again, with fresh consent.',
  getSharedResult: null,
  chooseSharedResult: 'Choose which of their results it sees.',
  removeMember: 'Leave.',
  shareResults: null,
  agreeToShow: 'Show more or less.',
  remindMembers: 'Remind those without a result.',
  getComparison: 'Compare everyone who has joined.',
  getSharedComparison: 'Compare those who show their scores.',
  getComparisonCsv: 'Take names and scores along as a file.',
  getComparisonPdf: null,
  getMeetingPdf: 'Print a card for a meeting.',
  inviteToGroup: 'Invite and remove people.',
  getJoinLink: null,
  makeJoinLink: 'Make a link to join, and end it.',
  changeJoinLink: null,
  endJoinLink: null,
  removeJoiners: 'Remove everyone who joined with a link.',
  acceptRequest: 'Say yes or no to people who ask to join.',
  declineRequest: null,
  getJoin: null,
  join: 'Join with a link.',
  withdrawRequest: null,
  getSession: 'Run a session on a screen.',
  getSessionPdf: null,
  typeAgreement: 'Type what someone agrees to do.',
  agreeToDo: 'Write down what they agree to do.',
  dropAgreement: null,
  setCardLines: 'Choose two lines for their name card.',
  getFollowUp: null,
  setFollowUp: 'Ask for emails about it, and stop them.',
  getAgreementCalendar: null,
  getGoalsCalendar: null,
  stopFollowUp: null,
  showStoppingFollowUp: null,
  answerFollowUp: null,
}

const WHO: Partial<Record<Entry['access'], string>> = {
  user: 'Anyone with an account',
  member: 'Each member',
  leader: 'Leaders',
  first_leader: 'The first leader alone',
}

function rightsIn(entries: Tables['entries']): Part {
  // By the order of DOES: that of a module's exports is the alphabet's.
  const mayDo = (access: string) =>
    Object.entries(DOES).flatMap(([name, does]) =>
      entries[name as keyof typeof DOES].access === access ? (does ?? []) : [],
    )
  return {
    title: 'Who may do what',
    table: {
      columns: ['Who', 'May'],
      rows: Object.entries(WHO).map(([access, who]) => [who, mayDo(access).join(' ')]),
    },
  }
}

const policyText = (key: keyof typeof POLICIES, section: string) => {
  const found = POLICIES[key].content.find((one) => one.section === section)
  if (!found) throw new Error(`The policy “${key}” has no section “${section}”`)
  return found.text
}

const whoSees = (tables: Tables): Chapter => ({
  title: 'Who sees what',
  parts: [
    seen,
    {
      title: 'What no leader and no member sees',
      list: [...NEVER_SEEN, 'How far you got with the questions'],
    },
    rightsIn(tables.entries),
  ],
})

const consent: Chapter = {
  title: 'Consent, and the law',
  parts: [
    {
      title: 'Joining is a choice',
      text: 'Before anyone joins, a page says who leads the group and who will see what. No one can be added by someone else.',
      list: [...BEFORE_JOINING, ...HOW_SHARING_WORKS],
    },
    {
      title: 'What can’t be taken back',
      text: 'A leader may have printed or downloaded something before you left. We can’t reach that file. Agree on who keeps such files, and for how long.',
    },
    {
      title: 'Links, sessions and emails',
      list: [
        `A link to join shows who leads the group and who will see what, and opens nothing else. It ends after ${JOIN_DAYS_MAX} days or ${JOIN_PLACES_MAX} people at the latest.`,
        `Anyone can label a sitting (“At home”, ${LABEL_MAX} characters at most), for themselves alone, and choose which of their sittings each group sees.`,
        'In a session, the screen shows of each person what members may see of each other.',
        'Leaders read what someone agreed to do in a session, and the two lines for their name card.',
        `Emails about an agreement go only to those who ask for them: one a week for ${WEEKS} weeks, then one question. One click stops them.`,
        `The group sees the answers to that question as counts, from ${COUNTED_FROM} people on.`,
        'Two people can compare by a link, without a group. Each sees the other’s first name, style and spot on the circle. Either can end it.',
        'In an archived group, no one sees anyone’s results.',
      ],
    },
    {
      title: 'The legal basis, in plain words',
      list: [
        'Sharing with a group rests on consent (GDPR, Article 6(1)(a)). We keep when each person agreed, and how.',
        'At work, consent counts only if saying no costs nothing. So make joining optional, and put that in writing. A leader can see who hasn’t joined.',
        'An account and its results rest on what the person asked us to do (Article 6(1)(b)).',
        'Sessions, limits and the record of what admins did rest on the legitimate interest in a safe service (Article 6(1)(f)).',
        `${PRODUCT} makes no decision about anyone and ranks no one (Article 22).`,
        'In many countries a works council has a say before a questionnaire about people is used. In Germany, look at sections 87 and 94 of the Works Constitution Act. This page is not legal advice.',
      ],
    },
  ],
}

/** The tables whose rows outlast an account, and what they are in words. */
const STAY: Record<string, string> = {
  Order: 'An order',
  AdminAct: 'What an admin did',
}

const staysIn = (personal: Tables['personal']) =>
  Object.entries(personal).flatMap(([model, { erased }]) =>
    typeof erased === 'object' && erased.by.startsWith('kept')
      ? `${STAY[model] ?? model} is ${erased.by}.`
      : [],
  )

const exportedIn = (personal: Tables['personal']) =>
  Object.values(personal).filter(({ exported }) => Object.keys(exported).length > 0).length

function owned({ operator, email, hostedIn, takesCards }: Operated, tables: Tables): Chapter {
  return {
    title: 'What it can say, and who runs it',
    parts: [
      {
        title: 'How sure a result is',
        text: sureness.lede,
        list: [
          ...[...sureness.points, ...worlds.points.slice(1)].map(
            ({ title, text }) => `${title}. ${text}`,
          ),
          `What we say about people by name has a chance of at least ${Math.round(100 * tables.sure)} out of 100. What is less sure, we leave out.`,
          'All of these figures come from simulated people, none from real ones who answered our form.',
        ],
      },
      {
        title: 'Not for hiring, pay or dismissal',
        text: policyText('terms', 'What DISC is not'),
        list: [
          ...limits.items.slice(0, 1).map(({ text }) => text),
          'We have no study that links a style with how well someone does a job.',
          ...unknown.items.slice(1, 3).map(({ title, text }) => `${title}. ${text}`),
        ],
      },
      {
        title: 'Where it runs',
        table: {
          columns: ['Question', 'Answer'],
          rows: [
            ['Run by', operator || 'The operator of this copy hasn’t added a name yet.'],
            ['Questions to', email || 'There’s no contact email here yet.'],
            ['Servers in', hostedIn || 'The operator hasn’t said. Please ask.'],
            [
              'Payments',
              takesCards
                ? 'Stripe takes cards, and learns the amount and the email address for the receipt.'
                : 'Not open. No card data is taken.',
            ],
            [
              'Others who get data',
              'No ads, no analytics, no fonts or scripts of other companies.',
            ],
            [
              'Your own copy',
              'Your company can run the program itself. Then your company is responsible for the data.',
            ],
          ],
        },
      },
      { title: 'What admins see', text: policyText('privacy', 'What admins see') },
    ],
  }
}

/** What is kept for other reasons than a team's: the privacy policy lists it. */
const NOT_OF_TEAMS: readonly RetentionKind[] = [
  'guest_results',
  'report_links',
  'device_reports',
  'written_mails',
  'launch_list',
  'declined',
  'no_invitations',
  'orders',
  'daily_counts',
  'share_links',
  'comparison_links',
]

/** By the promise in docs/security.md that holds it: a test looks for each of them there. */
export const SECURITY: readonly { promise: string; what: string; how: string }[] = [
  {
    promise: 'What a person may not see looks as if it did not exist',
    what: 'Access',
    how: 'Each call to the server says who may make it. A test tries all of them as everyone else.',
  },
  {
    promise:
      'Members see of each other what each has agreed to, at most what the group’s setting allows',
    what: 'Groups',
    how: 'One function decides what leaves the server. A test tries each setting with each consent.',
  },
  {
    promise: 'A session ends when it should',
    what: 'Signing in',
    how: 'One session per browser, listed on the profile page. A new password ends the others.',
  },
  {
    promise: 'A password is not one of those that are guessed first',
    what: 'Passwords',
    how: 'Only a hash is stored, made with Argon2. The 50,000 most used are refused.',
  },
  {
    promise: 'Guesses do not keep the owner out',
    what: 'Guessing',
    how: 'Tries are counted by network, account and browser, and end in a wait.',
  },
  {
    promise: 'The running product cannot change its tables, nor what admins did',
    what: 'Database',
    how: 'The program may not change its tables or the record of what admins did.',
  },
  {
    promise: 'Mail leaves encrypted or not at all',
    what: 'Email',
    how: 'It leaves the server encrypted, unless the operator turns that off.',
  },
  {
    promise: 'Scripts come from us alone',
    what: 'Scripts',
    how: 'The browser runs scripts of this site alone; Stripe’s card field is the one exception.',
  },
  {
    promise: 'What is over is deleted',
    what: 'Deleting',
    how: 'A job deletes by the table above. A test moves the clock and looks.',
  },
]

const kept = ({ retention, personal }: Tables): Chapter => ({
  title: 'What is kept, and how it is protected',
  parts: [
    {
      title: 'How long we keep what',
      table: {
        columns: ['What', 'How long'],
        rows: Object.entries(retention)
          .filter(([kind]) => !NOT_OF_TEAMS.includes(kind as RetentionKind))
          .map(([, one]) => [one.what, howLong(one)]),
      },
    },
    {
      title: 'Take it along',
      text: `On the profile page, anyone with an account downloads all that is about them as one file, from ${exportedIn(personal)} tables. It leaves out our own numbers, and secrets that would let someone else in.`,
    },
    {
      title: 'Erase it',
      text: 'A result is deleted on its own page, an account with all its results on the profile page. Both are gone right away, from backups once the operator deletes those. Who wants no invitations, or was kept out of a join link, stays as a code. What else stays:',
      list: staysIn(personal),
    },
    {
      title: 'Security',
      text: 'No outside firm has tested it yet. Each line below has a test of our own.',
      table: { columns: ['What', 'How'], rows: SECURITY.map(({ what, how }) => [what, how]) },
    },
  ],
})

/** The four chapters, a page of paper each. */
export function chaptersOf(operated: Operated, tables: Tables = TABLES): readonly Chapter[] {
  return [whoSees(tables), consent, owned(operated, tables), kept(tables)]
}
