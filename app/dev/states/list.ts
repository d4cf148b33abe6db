import { routes } from '@/lib/routes'

/** Every state of the screens, in words. How each one is drawn stands in the file of its screen. */
export const SCREENS = [
  {
    title: 'Assessment',
    path: routes.guestAssessment,
    states: [
      { id: 'assessment-loading', shows: 'The questions are on their way' },
      { id: 'assessment-first', shows: 'First question, nothing chosen' },
      { id: 'assessment-one-picked', shows: 'Most chosen, Least still to come' },
      { id: 'assessment-both-picked', shows: 'Both chosen' },
      {
        id: 'assessment-same-choice',
        shows: 'The Most was chosen as Least as well: it moved, and Most is open again',
      },
      { id: 'assessment-too-early', shows: 'Next was pressed before both were chosen' },
      { id: 'assessment-long', shows: 'The question with the longest statements' },
      { id: 'assessment-resumed', shows: 'Back after a break: the draft was kept' },
      { id: 'assessment-start-over', shows: 'Asks before the draft is thrown away' },
      { id: 'assessment-leave', shows: 'Asks before leaving' },
      { id: 'assessment-leave-unkept', shows: 'Asks before leaving where nothing can be kept' },
      { id: 'assessment-offline', shows: 'The network is gone in the middle' },
      { id: 'assessment-last', shows: 'Last question, ready to send' },
      { id: 'assessment-submitting', shows: 'The answers are being scored' },
      { id: 'assessment-look-hurried', shows: 'Five answers look hurried' },
      { id: 'assessment-look-odd', shows: 'One answer goes against the rest' },
      { id: 'assessment-look-both', shows: 'Some look hurried, one goes against the rest' },
      { id: 'assessment-look-question', shows: 'A question answered a second time' },
      { id: 'assessment-load-failed', shows: 'The questions could not be loaded' },
      { id: 'assessment-load-offline', shows: 'The questions could not be loaded: offline' },
      { id: 'assessment-submit-failed', shows: 'The answers could not be sent' },
      { id: 'assessment-submit-offline', shows: 'The answers could not be sent: offline' },
      { id: 'assessment-submit-unkept', shows: 'Not sent, and this browser keeps no data' },
      { id: 'assessment-outdated', shows: 'The server asks other questions by now' },
      { id: 'assessment-elsewhere', shows: 'Another tab sent these answers' },
    ],
  },
  {
    title: 'Assessment in the account',
    path: routes.assessment,
    states: [
      { id: 'welcome-first', shows: 'No result yet, suggestions turned off' },
      { id: 'welcome-back', shows: 'Two results, an invitation and a goal' },
      { id: 'welcome-one', shows: 'One result, nothing waits' },
      { id: 'welcome-draft', shows: 'Two results, stopped at question 9' },
      { id: 'welcome-suggested', shows: 'A question that opens with a suggestion' },
      { id: 'welcome-bare', shows: 'A question with suggestions turned off' },
    ],
  },
  {
    title: 'Preview of a result',
    path: routes.enhancedGuestResults,
    states: [
      { id: 'preview-locked', shows: 'Locked' },
      { id: 'preview-one-letter', shows: 'Locked, a style of one letter' },
      { id: 'preview-long', shows: 'Locked, the longest name of a style' },
      { id: 'preview-unlocked', shows: 'Unlocked' },
      { id: 'preview-delete', shows: 'Asks before the result is deleted' },
      { id: 'preview-deleted', shows: 'A guest deleted their result' },
      { id: 'preview-link-copied', shows: 'The link to the style’s page was copied' },
      { id: 'preview-link-refused', shows: 'The browser did not let us copy the link' },
      { id: 'preview-unavailable', shows: 'The result could not be read' },
      { id: 'preview-broken', shows: 'The page failed by a bug' },
      { id: 'preview-retrying', shows: 'The result is being read again' },
    ],
  },
  {
    title: 'Sample result',
    path: routes.testResults,
    states: [
      { id: 'sample', shows: 'The sample' },
      { id: 'sample-missing', shows: 'No sample is stored' },
    ],
  },
  {
    title: 'Short result',
    path: routes.guestResults,
    states: [
      { id: 'basic-locked', shows: 'Locked' },
      { id: 'basic-unlocked', shows: 'Unlocked' },
      { id: 'no-results', shows: 'This browser holds no result' },
    ],
  },
  {
    title: 'Sales page',
    path: routes.reportSales,
    states: [
      { id: 'sales', shows: 'What the report holds and costs' },
      { id: 'no-results-to-buy', shows: 'This browser holds no result to buy a report of' },
    ],
  },
  {
    title: 'Checkout',
    path: routes.checkout,
    states: [
      { id: 'checkout', shows: 'No coupon' },
      { id: 'checkout-checking', shows: 'A coupon is being checked' },
      { id: 'checkout-applied', shows: 'A coupon is applied' },
      { id: 'checkout-invalid', shows: 'The coupon does not hold' },
      { id: 'checkout-unchecked', shows: 'The coupon could not be looked up' },
      { id: 'checkout-zero', shows: 'A coupon takes off everything' },
      { id: 'checkout-processing', shows: 'The order is being placed' },
      { id: 'checkout-failed', shows: 'The order could not be placed' },
      { id: 'checkout-preview-mode', shows: 'Preview Mode: no address yet' },
      { id: 'checkout-joining', shows: 'Preview Mode: the address is being sent' },
      { id: 'checkout-no-address', shows: 'Preview Mode: this is no address' },
      { id: 'checkout-joined', shows: 'Preview Mode: on the list' },
      { id: 'checkout-card', shows: 'Takes cards: nothing typed yet' },
      { id: 'checkout-card-slow', shows: 'Takes cards: Stripe is slow to answer' },
      { id: 'checkout-card-declined', shows: 'Takes cards: the bank said no' },
      { id: 'checkout-pending', shows: 'Paid, and the confirmation is on its way' },
    ],
  },
  {
    title: 'The pass',
    path: routes.payment,
    states: [
      { id: 'pass-card', shows: 'Takes cards: nothing typed yet' },
      { id: 'pass-card-slow', shows: 'Takes cards: Stripe is slow to answer' },
      { id: 'pass-card-failed', shows: 'Takes cards: the payment could not be begun' },
    ],
  },
  {
    title: 'Complete report',
    path: routes.report,
    states: [
      { id: 'report', shows: 'Opened again later' },
      { id: 'report-paid', shows: 'Just paid for' },
      { id: 'report-extremes', shows: 'A style of one letter, scores at both ends of the scale' },
      { id: 'report-ticked', shows: 'Goals ticked and dated' },
      { id: 'report-not-saved', shows: 'A tick could not be saved' },
      { id: 'report-long-name', shows: 'The longest name for the PDF' },
      { id: 'report-rtl-name', shows: 'A name that is written from right to left' },
      { id: 'report-pdf-busy', shows: 'The PDF is being made' },
      { id: 'report-pdf-failed', shows: 'The PDF could not be made' },
    ],
  },
  {
    title: 'Result in the account',
    path: `${routes.results}/{assessmentId}`,
    states: [
      { id: 'result-sure', shows: 'One letter leads' },
      { id: 'result-shared', shows: 'Two letters share the lead' },
      { id: 'detailed-shared', shows: 'Two letters share the lead, in detail' },
    ],
  },
  {
    title: 'History',
    path: routes.history,
    states: [
      { id: 'history-changed', shows: 'Somebody who really changed' },
      { id: 'history-older', shows: 'The earlier result does not say how sure it is' },
    ],
  },
  {
    title: 'Profile',
    path: routes.profile,
    states: [
      { id: 'profile-places', shows: 'Signed in at five places' },
      { id: 'profile-here-only', shows: 'Signed in only here' },
      { id: 'profile-everywhere', shows: 'Asks before all other places are signed out' },
    ],
  },
  {
    title: 'Groups',
    path: routes.groups,
    states: [
      { id: 'groups-empty', shows: 'In no group yet' },
      { id: 'groups', shows: 'Leads one group, is in another, is invited to a third' },
      { id: 'groups-create', shows: 'The form of a new group' },
      { id: 'groups-invite', shows: 'The form of an invitation' },
      { id: 'groups-accept', shows: 'What accepting shares' },
      { id: 'groups-ended', shows: 'Groups that ended when the owner of the address came' },
      { id: 'groups-unproven', shows: 'The address is still to be confirmed' },
      { id: 'groups-confirmed', shows: 'The address was confirmed in another browser' },
    ],
  },
  {
    title: 'One group',
    path: `${routes.groups}/{groupId}`,
    states: [
      { id: 'group-leader', shows: 'As its leader sees it' },
      { id: 'group-member', shows: 'As a member sees it' },
      { id: 'group-large', shows: 'Two hundred members' },
      {
        id: 'group-names',
        shows: 'Names with markup, from right to left, of emoji, of 80 letters',
      },
      { id: 'group-manage', shows: 'What the leader can do about a member' },
      { id: 'group-withheld', shows: 'Leads it since before the owner of the address came' },
      { id: 'group-remove', shows: 'Asks before the group is deleted' },
      { id: 'group-outcomes', shows: 'What became of a pasted list' },
      { id: 'group-missing', shows: 'No such group' },
    ],
  },
  {
    title: 'Comparison of a group',
    path: `${routes.groups}/{groupId}/comparison`,
    states: [
      { id: 'comparison', shows: 'Eight profiles' },
      { id: 'comparison-two', shows: 'Two profiles, one from before results had ranges' },
      { id: 'comparison-names', shows: 'Names with markup, from right to left, of emoji' },
      { id: 'comparison-crowd', shows: 'Two hundred profiles' },
      { id: 'comparison-none', shows: 'Nobody has taken the assessment' },
      { id: 'comparison-one', shows: 'One profile' },
    ],
  },
  {
    title: 'Invitation',
    path: `${routes.invitations}/{token}`,
    states: [
      { id: 'invitation-signed-out', shows: 'Nobody is signed in' },
      { id: 'invitation', shows: 'The invited person is signed in' },
      { id: 'invitation-someone-else', shows: 'Somebody else is signed in' },
      { id: 'invitation-joined', shows: 'Accepted before' },
      { id: 'invitation-gone', shows: 'Too old, taken back or answered' },
    ],
  },
  {
    title: 'Dashboard of admins',
    path: routes.adminDashboard,
    states: [
      { id: 'admin-dashboard', shows: 'Two busy weeks' },
      { id: 'admin-dashboard-new', shows: 'Nobody came yet' },
      { id: 'admin-dashboard-missing', shows: 'The counts are not there' },
    ],
  },
  {
    title: 'People, for admins',
    path: routes.adminUsers,
    states: [
      { id: 'admin-users', shows: 'The first page of a long list' },
      { id: 'admin-nobody', shows: 'Nobody found, by an address that was cut' },
      { id: 'admin-user', shows: 'One person' },
      { id: 'admin-user-self', shows: 'The admin who looks' },
      { id: 'admin-user-proof', shows: 'Asks for the password before rights are given' },
      { id: 'admin-user-delete', shows: 'Asks for the address before an account is deleted' },
    ],
  },
  {
    title: 'Lists of admins',
    path: '/admin',
    states: [
      { id: 'admin-orders', shows: 'Orders in every state' },
      { id: 'admin-coupon-new', shows: 'Coupons, and the form of a new one' },
      { id: 'admin-coupon-limit', shows: 'How often and how long a coupon holds' },
      { id: 'admin-items', shows: 'Statements, the weakest first' },
      { id: 'admin-audit', shows: 'What admins did' },
    ],
  },
  {
    title: 'Public pages',
    path: routes.home,
    states: [
      { id: 'landing', shows: 'The landing page' },
      { id: 'menu', shows: 'The menu of narrow screens' },
      { id: 'policy-privacy', shows: 'The privacy policy over a page' },
      { id: 'policy-terms', shows: 'The terms over a page' },
      { id: 'policy-cookies', shows: 'The cookie policy over a page' },
      { id: 'legal-privacy', shows: 'The privacy policy as a page' },
      { id: 'types', shows: 'The sixteen styles' },
      { id: 'type-cs', shows: 'One style' },
      { id: 'method', shows: 'How scores come about, and how sure they are' },
    ],
  },
] as const

export type StateId = (typeof SCREENS)[number]['states'][number]['id']

export const STATES = SCREENS.flatMap(({ title, states }) =>
  states.map((state) => ({ ...state, screen: title })),
)

export function isStateId(id: string): id is StateId {
  return STATES.some((state) => state.id === id)
}
