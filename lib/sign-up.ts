import { listFormat } from './languages/formats'

/** Who may open an account: everyone, invited people, or these mail domains and invited people. */
export type SignUp = 'open' | 'invited' | readonly string[]

const LISTED = listFormat({ type: 'disjunction' })

/** The sentence for a person who may not, and what stands above the form; null where everyone may. */
export function signUpRule(signUp: SignUp): string | null {
  if (signUp === 'open') return null
  if (signUp === 'invited') {
    return 'New accounts here are by invitation. Please use the email address that your invitation went to.'
  }
  return `New accounts here need an email address at ${LISTED.format(signUp)}, or one that was invited to a group.`
}
