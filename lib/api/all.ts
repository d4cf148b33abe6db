import { deleteAccount, exportAccount, listOrders } from './account'
import {
  downloadPdf,
  getPersonalityContent,
  getQuestions,
  markGoal,
  submitGuestAssessment,
} from './assessment'
import {
  changePassword,
  forgotPassword,
  getProfile,
  login,
  logout,
  logoutEverywhere,
  register,
  renewToken,
  resendVerification,
  resetPassword,
  updateProfile,
  verifyEmail,
} from './auth'
import { deleteDraft, getDraft, saveDraft, startAssessment, submitAssessment } from './drafts'
import type { Endpoint } from './endpoint'
import {
  createIntent,
  joinLaunchList,
  mailReportLink,
  openReportLink,
  receivePaymentEvent,
  validateCoupon,
  withdrawReportLinks,
} from './payments'
import { getHistory, getLatestResult, getResult } from './results'
import { countFunnelEvent, live, openapi, ready } from './system'

/** The contract: every endpoint there is. The rights matrix, the OpenAPI document and a test over the routes walk it. */
export const ENDPOINTS: readonly Endpoint[] = [
  register,
  login,
  logout,
  logoutEverywhere,
  renewToken,
  getProfile,
  updateProfile,
  changePassword,
  forgotPassword,
  resetPassword,
  verifyEmail,
  resendVerification,
  exportAccount,
  deleteAccount,
  listOrders,
  getQuestions,
  submitGuestAssessment,
  startAssessment,
  getDraft,
  saveDraft,
  deleteDraft,
  submitAssessment,
  getPersonalityContent,
  downloadPdf,
  markGoal,
  getLatestResult,
  getResult,
  getHistory,
  validateCoupon,
  createIntent,
  receivePaymentEvent,
  joinLaunchList,
  openReportLink,
  mailReportLink,
  withdrawReportLinks,
  countFunnelEvent,
  live,
  ready,
  openapi,
]
