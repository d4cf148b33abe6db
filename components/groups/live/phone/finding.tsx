import { Check, Minus } from 'lucide'
import { Icon } from '@/components/ui/icon'
import type { LiveAnswer, Phone } from '@/lib/api/live'
import { FINDING } from '@/lib/copy/live/phone'
import { PhoneFoot, PhoneText, PhoneTitle } from './frame'
import { saidOf } from './said-of'

interface FindingProps {
  finding: NonNullable<Phone['finding']>
  answer: LiveAnswer | null
  isShown: boolean
  /** The answer has not reached the server yet. */
  isUnsent: boolean
  onAnswer: (answer: 'true' | 'not') => void
}

const BUTTON =
  'flex min-h-27 cursor-pointer items-center justify-center gap-4 rounded-xl border-2 font-620 font-display text-26 aria-pressed:outline-3 aria-pressed:outline-ink aria-pressed:outline-offset-3 aria-disabled:cursor-not-allowed'

/** Whether a finding is true of the team, in two taps as large as a thumb. */
export function Finding({ finding, answer, isShown, isUnsent, onAnswer }: FindingProps) {
  const tap = (one: 'true' | 'not') => ({
    type: 'button' as const,
    'aria-pressed': answer === one,
    'aria-disabled': isShown,
    onClick: () => !isShown && onAnswer(one),
  })
  return (
    <>
      <PhoneTitle>{finding.title}</PhoneTitle>
      <PhoneText>{finding.says}</PhoneText>
      <p className="mt-3 text-ink-2 text-sm">{FINDING.how}</p>
      <PhoneFoot>
        <p className="min-h-6 text-center text-ink-2 text-sm" role="status">
          {saidOf({ isShown, isUnsent, answer, said: FINDING.said })}
        </p>
        <button
          {...tap('true')}
          className={`${BUTTON} border-transparent bg-inverse text-on-inverse`}
        >
          <Icon of={Check} />
          {FINDING.yes}
        </button>
        <button
          {...tap('not')}
          className={`${BUTTON} border-ink border-dashed bg-surface text-ink`}
        >
          <Icon of={Minus} />
          {FINDING.no}
        </button>
      </PhoneFoot>
    </>
  )
}
