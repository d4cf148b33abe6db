import { useId } from 'react'
import { Switch } from '@/components/ui/switch'
import { assessmentMessages } from '@/lib/messages/assessment'
import type { Act, State } from '../../flow/state'
import styles from './suggestion-switch.module.css'

interface SuggestionSwitchProps extends Pick<State, 'suggestions'> {
  tell: (act: Act) => void
}

/** Whether questions open with a suggestion, and what that is. */
export function SuggestionSwitch({ suggestions, tell }: SuggestionSwitchProps) {
  const { on } = suggestions
  const id = useId()
  return (
    <div
      className={`max-w-[36rem] [&_button]:items-start [&_button]:py-2.25 [&_button]:text-left [&_button]:text-ink ${styles.setting}`}
    >
      <Switch
        label={assessmentMessages.suggestions}
        describedBy={id}
        on={on}
        onChange={(next) => tell({ do: 'suggest', on: next })}
      />
      <p id={id} className={`text-ink-2 text-sm empty:absolute ${styles.about}`}>
        {assessmentMessages.suggestionsHow} <b>{`${on ? 'On' : 'Off'}.`}</b>
      </p>
      <UnkeptNote suggestions={suggestions} />
    </div>
  )
}

/** Says that the account does not know. It stands empty before, so that it is read out when it fills. */
export function UnkeptNote({ suggestions }: Pick<State, 'suggestions'>) {
  return (
    <p role="status" className={`text-ink-2 text-sm empty:absolute ${styles.about}`}>
      {!suggestions.isKept && assessmentMessages.suggestionsUnkept}
    </p>
  )
}
