import {
  downloadPdf,
  getPersonalityContent,
  getQuestions,
  markGoal,
  submitGuestAssessment,
} from './assessment'
import type { Endpoint } from './endpoint'
import { createIntent, joinLaunchList, validateCoupon } from './payments'
import { countFunnelEvent, live, openapi, ready } from './system'

/** The contract: every endpoint there is. The rights matrix, the OpenAPI document and a test over the routes walk it. */
export const ENDPOINTS: readonly Endpoint[] = [
  getQuestions,
  submitGuestAssessment,
  getPersonalityContent,
  downloadPdf,
  markGoal,
  validateCoupon,
  createIntent,
  joinLaunchList,
  countFunnelEvent,
  live,
  ready,
  openapi,
]
