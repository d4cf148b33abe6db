import { spoken } from './environment'
import { PAYMENTS_OPEN } from './pricing'

/** The operator of this copy, and how to reach them (OPERATOR, CONTACT_EMAIL); '' where they are not set. */
export const OPERATOR = spoken('OPERATOR')
export const CONTACT_EMAIL = spoken('CONTACT_EMAIL')

/** Where the servers of this copy stand, as people say it (HOSTED_IN); '' where it is not set. */
const HOSTED_IN = spoken('HOSTED_IN')

/** "Run by Fernhill Studio. Write to hello@example.com."; '' where nothing is known. */
export function runBy(operator = OPERATOR, email = CONTACT_EMAIL): string {
  const parts = [operator && `Run by ${operator}.`, email && `Write to ${email}.`]
  return parts.filter(Boolean).join(' ')
}

/** What only the settings of this copy say. */
export const OPERATED = {
  operator: OPERATOR,
  email: CONTACT_EMAIL,
  hostedIn: HOSTED_IN,
  takesCards: PAYMENTS_OPEN,
}
