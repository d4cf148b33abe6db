import { deleteAccount, exportAccount } from './account'
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
import type { Endpoint } from './endpoint'
import { createIntent, joinLaunchList, openReportLink, validateCoupon } from './payments'
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
  getQuestions,
  submitGuestAssessment,
  getPersonalityContent,
  downloadPdf,
  markGoal,
  getLatestResult,
  getResult,
  getHistory,
  validateCoupon,
  createIntent,
  joinLaunchList,
  openReportLink,
  countFunnelEvent,
  live,
  ready,
  openapi,
]
