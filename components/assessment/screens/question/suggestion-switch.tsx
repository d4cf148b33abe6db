import { useId } from 'react'
import { useWords } from '#words'
import { Switch } from '@/components/ui/switch'
import type { Act, State } from '../../flow/state'
import styles from './suggestion-switch.module.css'

interface SuggestionSwitchProps extends Pick<State, 'suggestions'> {
  tell: (act: Act) => void
}

/** Whether questions open with a suggestion, and what that is. */
export function SuggestionSwitch({ suggestions, tell }: SuggestionSwitchProps) {
  const words = useWords('assessment.account')
  const { on } = suggestions
  const id = useId()
  return (
    <div
      className={`max-w-[36rem] [&_button]:items-start [&_button]:py-2.25 [&_button]:text-left [&_button]:text-ink ${styles.setting}`}
    >
      <Switch
        label={words.suggestions}
        describedBy={id}
        on={on}
        onChange={(next) => tell({ do: 'suggest', on: next })}
      />
      <p id={id} className={`text-ink-2 text-sm empty:absolute ${styles.about}`}>
        <span>{words.suggestionsHow}</span> <b>{on ? words.on : words.off}</b>
      </p>
      <UnkeptNote suggestions={suggestions} />
    </div>
  )
}

interface SuggestionsAloneProps extends Pick<State, 'suggestions'> {
  onChange: (on: boolean) => void
}

/** The switch among others, beside a question. */
export function SuggestionsAlone({ suggestions, onChange }: SuggestionsAloneProps) {
  const words = useWords('assessment.account')
  return (
    <>
      <Switch label={words.suggestions} on={suggestions.on} onChange={onChange} />
      <UnkeptNote suggestions={suggestions} />
    </>
  )
}

/** Says that the account does not know. It stands empty before, so that it is read out when it fills. */
function UnkeptNote({ suggestions }: Pick<State, 'suggestions'>) {
  const { suggestionsUnkept } = useWords('assessment.account')
  return (
    <p role="status" className={`text-ink-2 text-sm empty:absolute ${styles.about}`}>
      {!suggestions.isKept && suggestionsUnkept}
    </p>
  )
}
