import { SelectField } from '@/components/ui/select-field'
import type { SharedChoice } from '@/lib/api/groups'
import { sayWhen } from '@/lib/when'

interface ResultChoiceProps {
  /** Newest first. */
  results: SharedChoice['results']
  chosen: string | null
  /** Null for the newest. */
  onChoose: (id: string | null) => void
}

/** Which of one's results a group sees: always the newest, or one that stays. Nothing where there is no choice. */
export function ResultChoice({ results, chosen, onChoose }: ResultChoiceProps) {
  if (results.length < 2) return null
  return (
    <SelectField
      label="The result this group sees"
      value={chosen ?? ''}
      onChange={({ target: { value } }) => onChoose(value || null)}
    >
      <option value="">Always the newest</option>
      {results.map(({ id, completed_at, personality_type_code: code, label }) => (
        <option key={id} value={id}>
          {[sayWhen(completed_at), code, ...(label ? [label] : [])].join(' · ')}
        </option>
      ))}
    </SelectField>
  )
}
