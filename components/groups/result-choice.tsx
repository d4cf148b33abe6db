import { SelectField } from '@/components/ui/select-field'
import type { SharedChoice } from '@/lib/api/groups'
import { sayWhen } from '@/lib/when'

interface ResultChoiceProps {
  label: string
  /** Newest first; at least two. */
  results: SharedChoice['results']
  chosen: string | null
  /** Null for the newest. */
  onChoose: (id: string | null) => void
}

/** Which of one's results a group sees: the newest, whichever that is, or one that stays. */
export function ResultChoice({ label, results, chosen, onChoose }: ResultChoiceProps) {
  return (
    <SelectField
      label={label}
      value={chosen ?? ''}
      onChange={({ target: { value } }) => onChoose(value || null)}
    >
      <option value="">Always the newest</option>
      {results.map(({ id, completed_at, personality_type_code: code, label: named }) => (
        <option key={id} value={id}>
          {[sayWhen(completed_at), code, ...(named ? [named] : [])].join(' · ')}
        </option>
      ))}
    </SelectField>
  )
}
