import { SelectField } from '@/components/ui/select-field'
import type { SharedChoice } from '@/lib/api/groups'
import { SHARED_RESULT } from '@/lib/copy/sharing'
import { NO_NAME } from '@/lib/disc/result/doubt'
import { sayWhen } from '@/lib/when'

interface ResultChoiceProps {
  /** Newest first. */
  results: SharedChoice['results']
  chosen: string | null
  /** Null for all sittings as one. */
  onChoose: (id: string | null) => void
}

/** Which of one's results a group sees: all sittings as one, or a single one. Nothing where there is no choice. */
export function ResultChoice({ results, chosen, onChoose }: ResultChoiceProps) {
  if (results.length < 2) return null
  const labels = new Set(results.flatMap(({ label }) => label ?? []))
  return (
    <div className="grid gap-2">
      <SelectField
        label={SHARED_RESULT.label}
        value={chosen ?? ''}
        onChange={({ target: { value } }) => onChoose(value || null)}
      >
        <option value="">{SHARED_RESULT.together}</option>
        {results.map(({ id, completed_at, personality_type_code: code, label }) => (
          <option key={id} value={id}>
            {[sayWhen(completed_at), code ?? NO_NAME, ...(label ? [label] : [])].join(' · ')}
          </option>
        ))}
      </SelectField>
      {labels.size > 1 && <p className="text-ink-2 text-sm">{SHARED_RESULT.ofLabels}</p>}
    </div>
  )
}
