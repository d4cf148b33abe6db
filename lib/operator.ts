import { BUILT_CONTACT_EMAIL, BUILT_OPERATOR } from './environment'

/**
 * Who runs this copy, and how to reach them, as its settings say (OPERATOR, CONTACT_EMAIL); '' where they do not. Part of the
 * build, like the currency: it stands on pages that are built once (next.config.mjs).
 */
export const OPERATOR = BUILT_OPERATOR || ''
export const CONTACT_EMAIL = BUILT_CONTACT_EMAIL || ''

/** "Run by Fernhill Studio. Write to hello@example.com."; '' where nothing is known. */
export function runBy(operator = OPERATOR, email = CONTACT_EMAIL): string {
  const parts = [operator && `Run by ${operator}.`, email && `Write to ${email}.`]
  return parts.filter(Boolean).join(' ')
}
