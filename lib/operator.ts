import { spoken } from './environment'

/** The operator of this copy, and how to reach them (OPERATOR, CONTACT_EMAIL); '' where they are not set. */
export const OPERATOR = spoken('OPERATOR')
export const CONTACT_EMAIL = spoken('CONTACT_EMAIL')

/** "Run by Fernhill Studio. Write to hello@example.com."; '' where nothing is known. */
export function runBy(operator = OPERATOR, email = CONTACT_EMAIL): string {
  const parts = [operator && `Run by ${operator}.`, email && `Write to ${email}.`]
  return parts.filter(Boolean).join(' ')
}
