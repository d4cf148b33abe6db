import { adminMessages } from './messages/admin'
import { apiMessages } from './messages/api'
import { assessmentMessages } from './messages/assessment'
import { authMessages } from './messages/auth'
import { cookiesMessages } from './messages/cookies'
import { couponMessages } from './messages/coupon'
import { csvMessages } from './messages/csv'
import { failureMessages } from './messages/failure'
import { formMessages } from './messages/form'
import { groupsMessages } from './messages/groups'
import { launchListMessages } from './messages/launch-list'
import { limitsMessages } from './messages/limits'
import { liveMessages } from './messages/live'
import { mailTroublesMessages } from './messages/mail-troubles'
import { marksMessages } from './messages/marks'
import { noInvitationsMessages } from './messages/no-invitations'
import { noScriptMessages } from './messages/no-script'
import { pageMessages } from './messages/page'
import { pairsMessages } from './messages/pairs'
import { passwordMessages } from './messages/password'
import { paymentMessages } from './messages/payment'
import { pdfMessages } from './messages/pdf'
import { previewMessages } from './messages/preview'
import { previewModeMessages } from './messages/preview-mode'
import { profileMessages } from './messages/profile'
import { providerMessages } from './messages/provider'
import { resultsMessages } from './messages/results'
import { sessionMessages } from './messages/session'
import { settlingMessages } from './messages/settling'
import { sharesMessages } from './messages/shares'
import { startMessages } from './messages/start'

/**
 * Failures and labels, word for word as agreed for the product; then our own sentences. The server has all of them; what
 * runs in the browser imports those of its rooms, so that no page carries the others.
 */
export const messages = {
  assessment: assessmentMessages,
  results: resultsMessages,
  noScript: noScriptMessages,
  start: startMessages,
  settling: settlingMessages,
  preview: previewMessages,
  coupon: couponMessages,
  csv: csvMessages,
  pdf: pdfMessages,
  payment: paymentMessages,
  session: sessionMessages,
  profile: profileMessages,
  history: failureMessages.history,
  page: pageMessages,
  marks: marksMessages,
  launchList: launchListMessages,
  previewMode: previewModeMessages,
  cookies: cookiesMessages,
  form: formMessages,
  mailTroubles: mailTroublesMessages,
  auth: authMessages,
  password: passwordMessages,
  pairs: pairsMessages,
  shares: sharesMessages,
  groups: groupsMessages,
  live: liveMessages,
  noInvitations: noInvitationsMessages,
  admin: adminMessages,
  provider: providerMessages,
  api: apiMessages,
  limits: limitsMessages,
} as const
