import type { AdminAct, AdminActName } from '@/lib/api/admin/admin'
import { countOf, formatCount } from '@/lib/counts'
import { formatCents } from '@/lib/pricing'
import { untilWords } from '../sales/coupon-words'

/** What each act is called in the filter of the audit. */
export const ACT_NAMES: Record<AdminActName, string> = {
  make_admin: 'Made an admin',
  unmake_admin: 'Removed admin rights',
  disable_user: 'Disabled an account',
  enable_user: 'Enabled an account',
  resend_verification: 'Resent a verification',
  delete_user: 'Deleted an account',
  create_coupon: 'Created a coupon',
  change_coupon: 'Changed a coupon',
  export_launch_list: 'Downloaded the launch list',
  mail_launch_list: 'Emailed the launch list',
  export_research: 'Downloaded the answers for research',
}

const VIA: Record<AdminAct['via'], string> = {
  api: 'Someone',
  environment: 'ADMIN_EMAIL',
  command: 'npm run admin:grant',
  first_proof: 'The owner of the email address',
}

/** Names of actors without an account. */
export function actorWords({ via, actor }: Pick<AdminAct, 'via' | 'actor'>): string {
  return actor ? 'A deleted account' : VIA[via]
}

/** What was done to whom or what it is, where nothing is left to link to. */
export function targetWords({ kind, name }: AdminAct['target']): string {
  if (kind === 'launch_list') return 'The whole list'
  if (kind === 'answers') return 'All answers, without identity'
  return name ?? (kind === 'user' ? 'A deleted account' : 'A deleted coupon')
}

/** What exactly was set: "20% off, at most 100 uses, expires after Nov 30, 2026". */
export function detailWords({ details }: Pick<AdminAct, 'details'>): string {
  const { amount_off_cents, percent_off, max_uses, expires_at, active, addresses } = details
  const words = [
    typeof percent_off === 'number' && `${percent_off}% off`,
    typeof amount_off_cents === 'number' && `${formatCents(amount_off_cents)} off`,
    typeof active === 'boolean' && (active ? 'switched on' : 'switched off'),
    typeof addresses === 'number' && `to ${countOf(addresses, 'person', 'people')}`,
    'max_uses' in details && limitWords(max_uses),
    'expires_at' in details && expiryWords(expires_at),
  ].filter((word) => typeof word === 'string')
  return words.join(', ')
}

const limitWords = (uses: unknown) =>
  typeof uses === 'number' ? `at most ${formatCount(uses)} uses` : 'no limit on uses'

const expiryWords = (at: unknown) =>
  typeof at === 'string' ? `expires ${untilWords(at)}` : 'never expires'
