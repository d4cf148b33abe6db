import type { CardShape } from './disc/circle/card'
import { LETTER_NAMES, type Letter, type LetterPair, lettersOf } from './disc/letters'
import type { StyleCode } from './disc/styles'
import { LANGUAGES, pathIn } from './languages/languages'
import type { ProviderError } from './provider-error'

/** Every page's path, once. */
export const routes = {
  home: '/',
  guestAssessment: '/guest-assessment',
  guestResults: '/guest-results',
  enhancedGuestResults: '/enhanced-guest-results',
  reportSales: '/detailed-report-payment',
  checkout: '/payment-checkout',
  report: '/detailed-personality-report',
  testResults: '/test-results',
  sampleReport: '/sample-report',
  settleTie: '/settle-tie',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  signInLink: '/sign-in-link',
  verifyEmail: '/verify-email',
  undoEmailChange: '/undo-email-change',
  openReport: '/open-report',
  unsubscribe: '/unsubscribe',
  stopFollowUp: '/stop-emails',
  noInvitations: '/no-invitations',
  didItWork: '/did-it-work',
  assessment: '/assessment',
  results: '/results',
  history: '/results/history',
  together: '/results/together',
  detailedResults: '/detailed-results',
  profile: '/profile',
  payment: '/payment',
  groups: '/groups',
  invitations: '/invitations',
  compare: '/compare',
  shared: '/s',
  join: '/join',
  live: '/live',
  adminDashboard: '/admin/dashboard',
  adminUsers: '/admin/users',
  adminGroups: '/admin/groups',
  adminOrders: '/admin/orders',
  adminCoupons: '/admin/coupons',
  adminLaunchList: '/admin/launch-list',
  adminItems: '/admin/items',
  adminSentences: '/admin/sentences',
  adminAudit: '/admin/audit',
  accountDeleted: '/account-deleted',
  resultDeleted: '/result-deleted',
  legal: '/legal',
  about: '/about',
  types: '/types',
  disc: '/disc',
  method: '/method',
  forTeams: '/for-teams',
  forHr: '/for-teams/hr',
  demoTeam: '/for-teams/demo',
  /** On the developer's server only. */
  devMail: '/dev/mail',
  states: '/dev/states',
} as const

/** What search engines may read; every other page is one person's, or part of signing in. */
const PUBLIC: readonly string[] = [
  routes.home,
  routes.types,
  routes.disc,
  routes.method,
  routes.forTeams,
  routes.forHr,
  routes.about,
  routes.sampleReport,
  routes.guestAssessment,
  routes.legal,
]

/** Linked from public pages and not to be listed. They say so themselves, which robots.txt must let search engines read. */
export const UNLISTED: readonly string[] = [
  routes.testResults,
  routes.login,
  routes.register,
  routes.demoTeam,
]
/** Links that people send each other: where one is pasted, a program reads who asks and for what. None is indexed. */
const SENT: readonly string[] = [routes.join, routes.live, routes.compare, routes.shared]

/** For robots.txt: whole rooms, and other pages one by one. */
const PRIVATE_ROOMS = ['/api/', '/admin/', '/dev/']
export const PRIVATE_PATHS = LANGUAGES.flatMap((language) =>
  [
    ...PRIVATE_ROOMS,
    ...Object.values(routes).filter(
      (path) =>
        ![...PUBLIC, ...UNLISTED, ...SENT].includes(path) &&
        !PRIVATE_ROOMS.some((room) => path.startsWith(room)),
    ),
  ].map((path) => pathIn(language, path)),
)

/** Who takes reports of security holes (RFC 9116). */
export const securityContactPath = '/.well-known/security.txt'

/** Files that say what this copy is, of nothing but its settings: a server writes each once, and keeps it. */
export const WRITTEN_ONCE = ['/robots.txt', '/sitemap.xml', securityContactPath]

/** The policies, each on its own page. */
export const POLICY_KEYS = ['privacy', 'terms', 'cookies'] as const
export type PolicyKey = (typeof POLICY_KEYS)[number]

/** The page of one policy. */
export function legalPath(key: PolicyKey): string {
  return `${routes.legal}/${key}`
}

/** The public page of one style. */
export function typePath(code: StyleCode): string {
  return `${routes.types}/${code.toLowerCase()}`
}

/** The public page of one letter. */
export function letterPath(letter: Letter): string {
  return `${routes.disc}/${LETTER_NAMES[letter].toLowerCase()}`
}

/** The public page of two letters. */
export function lettersPath(pair: LetterPair): string {
  return `${routes.disc}/${lettersOf(pair).join('-and-').toLowerCase()}`
}

/** The page of one result in the account. */
export function resultPath(id: string): string {
  return `${routes.results}/${encodeURIComponent(id)}`
}

/** The group that anyone may look at. It is made up: no database has it, and no call about it is sent. */
export const MADE_UP_GROUP = 'made-up'

/** The page of one group. */
export function groupPath(id: string): string {
  return id === MADE_UP_GROUP ? routes.demoTeam : `${routes.groups}/${encodeURIComponent(id)}`
}

/** The page about oneself and one other member of a group. */
export function colleaguePath(groupId: string, userId: string): string {
  return `${groupPath(groupId)}/with/${encodeURIComponent(userId)}`
}

/** How people come into the group, and what can be set of it; for its leader. */
export function inviteToGroupPath(id: string): string {
  return `${groupPath(id)}/invite`
}
export function groupSettingsPath(id: string): string {
  return `${groupPath(id)}/settings`
}

/** What stands out in the group, as a story. */
export function storyPath(id: string): string {
  return `${groupPath(id)}/story`
}

/** A session with the group, in the presenter view; for its leader. */
export function sessionPath(id: string): string {
  return `${groupPath(id)}/session`
}

/** How the members of a group compare; for its leader, and in an open group for its members. */
export function comparisonPath(id: string): string {
  return `${groupPath(id)}/comparison`
}

/** The same, open at two of them. */
export function pairPath(id: string, one: string, two: string): string {
  return `${comparisonPath(id)}?${new URLSearchParams({ one, two })}`
}

/** The card of a meeting, with who comes and what it is called; without them, everyone who can. */
export function meetingPath(id: string, asked?: { who: string; title: string }): string {
  return `${groupPath(id)}/meeting${asked ? `?${new URLSearchParams(asked)}` : ''}`
}

/** What admins see of one person with an account. */
export function adminUserPath(id: string): string {
  return `${routes.adminUsers}/${encodeURIComponent(id)}`
}

/** The page of a mailed invitation. */
export function invitationPath(token: string): string {
  return `${routes.invitations}/${encodeURIComponent(token)}`
}

/** The page of a link to compare with one person. */
export function comparePath(token: string): string {
  return `${routes.compare}/${encodeURIComponent(token)}`
}

/** The page of a shared style. */
export function sharedPath(token: string): string {
  return `${routes.shared}/${encodeURIComponent(token)}`
}

/** A guest's newest result, beside the person whose link brought them to it. */
export const WITH_PARAM = 'with'
export function resultBesidePath(token: string): string {
  return `${routes.enhancedGuestResults}?${new URLSearchParams({ [WITH_PARAM]: token })}`
}

/** The picture of a style to send: for a phone, or as wide as a chat shows it. */
export function cardPath(code: StyleCode, shape: CardShape): string {
  return `/share-card/${code.toLowerCase()}-${shape}.png`
}

/** Where a link to compare with this result is made. */
export function makePairPath(resultId: string): string {
  return forResult(routes.compare, resultId)
}

/** How two people who compare work together. */
export function duoPath(id: string): string {
  return `${routes.compare}/with/${encodeURIComponent(id)}`
}

/** The page of a join link. */
export function joinPath(code: string): string {
  return `${routes.join}/${encodeURIComponent(code)}`
}

/** The page of a phone in a live session. */
export function livePath(code: string): string {
  return `${routes.live}/${encodeURIComponent(code)}`
}

/** The card of a group's join link, to print. */
export function joinCardPath(groupId: string): string {
  return `${groupPath(groupId)}/join-card`
}

/** The address of a mailed link: its page, with its secret. */
export const TOKEN_PARAM = 'token'
export function linkPath(path: string, secret: string): string {
  return `${path}?${new URLSearchParams({ [TOKEN_PARAM]: secret })}`
}

/** The page of one answer in the mail that asks whether what was agreed to worked. */
export const ANSWER_PARAM = 'answer'
export function didItWorkPath(token: string, answer: string): string {
  return `${linkPath(routes.didItWork, token)}&${new URLSearchParams({ [ANSWER_PARAM]: answer })}`
}

/** Where to go after signing in. */
export const REDIRECT_PARAM = 'redirectTo'
export function loginPath(redirectTo?: string): string {
  return withRedirect(routes.login, redirectTo)
}

/** The login page after another provider sent a person back without success. */
export const ERROR_PARAM = 'error'
export function loginErrorPath(error: ProviderError, redirectTo?: string): string {
  const query = { ...(redirectTo && { [REDIRECT_PARAM]: redirectTo }), [ERROR_PARAM]: error }
  return `${routes.login}?${new URLSearchParams(query)}`
}

/** A sign-in page that remembers where to go afterward. */
export function withRedirect(path: string, redirectTo?: string): string {
  return redirectTo ? `${path}?${new URLSearchParams({ [REDIRECT_PARAM]: redirectTo })}` : path
}

/** Registering for the sake of one guest result. */
export function registerPath(resultId: string): string {
  return forResult(routes.register, resultId)
}

/** Registering, or signing in, to open the report of one guest result while that is free. */
export const OPEN_PARAM = 'open'
export const OPEN_REPORT = 'report'
export function freeReportPath(
  resultId: string,
  path: typeof routes.register | typeof routes.login = routes.register,
): string {
  return forResult(path, resultId, { [OPEN_PARAM]: OPEN_REPORT })
}

/** Query names that carry a state from page to page. */
export const RESULT_PARAM = 'result'
export const FROM_PARAM = 'from'
export const FROM_PAYMENT = 'payment'
/** The result was a guest's until its holder opened an account. */
export const FROM_GUEST = 'guest'
/** The installed app has been started. */
export const FROM_APP = 'app'

/** The page that was asked for does not exist: home says so, once. */
const FROM_MISSING = 'missing'
export const missingPagePath = `${routes.home}?${FROM_PARAM}=${FROM_MISSING}`
export const isFromMissingPage = (query: URLSearchParams) => query.get(FROM_PARAM) === FROM_MISSING

/** A page that shows one result. */
export function forResult(
  path: string,
  resultId: string,
  extra: Record<string, string> = {},
): string {
  return `${path}?${new URLSearchParams({ [RESULT_PARAM]: resultId, ...extra })}`
}

/** The page that a buyer comes back to, which looks up the payment. */
export function reportPaidPath(resultId: string): string {
  return forResult(routes.checkout, resultId, { [FROM_PARAM]: FROM_PAYMENT })
}
export const passPaidPath = `${routes.payment}?${FROM_PARAM}=${FROM_PAYMENT}`

/** The start of the assessment for a person whose guest result has just moved to their account. */
export const arrivedPath = `${routes.assessment}?${FROM_PARAM}=${FROM_GUEST}`

/** Where the installed app starts, and where it takes the assessment again (components/assessment/screens/home-screen.tsx). */
export const appStartPath = `${routes.assessment}?${FROM_PARAM}=${FROM_APP}`
export const retakePath = `${appStartPath}#take-again`

/** The detailed results of a guest result that has just moved to an account. */
export function claimedResultPath(resultId: string): string {
  return forResult(routes.detailedResults, resultId, { [FROM_PARAM]: FROM_GUEST })
}
