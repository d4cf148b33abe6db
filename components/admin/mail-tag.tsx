import { MailWarning } from 'lucide'
import type { MailTrouble } from '@/lib/api/fields'
import { StateTag } from './state-tag'

const WORDS: Record<MailTrouble, string> = {
  delayed: 'Email delayed',
  refused: 'Email refused',
  failed: 'Email not sent',
}

/** What became of the last email about a row, where it did not get out. */
export function MailTag({ trouble }: { trouble: MailTrouble | null }) {
  return (
    trouble && (
      <StateTag kind={trouble === 'delayed' ? 'caution' : 'bad'} icon={MailWarning}>
        {WORDS[trouble]}
      </StateTag>
    )
  )
}
