'use client'

import { useState } from 'react'
import { useWords } from '#words'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { LABEL_MAX } from '@/lib/api/bounds'

interface LabelFieldProps {
  label: string
  /** To choose from. */
  known: readonly string[]
  chosen: string | null
  /** Null for no label. */
  onChoose: (label: string | null) => void
}

const NONE = ''
/** No label: those are trimmed. */
const OWN = ' '

/** Which label a sitting has: none, one of those known, or one that is typed. */
export function LabelField({ label, known, chosen, onChoose }: LabelFieldProps) {
  const words = useWords('results.labelField')
  const [isTyped, setTyped] = useState(chosen !== null && !known.includes(chosen))
  return (
    <div className="grid gap-3">
      <SelectField
        label={label}
        value={isTyped ? OWN : (chosen ?? NONE)}
        onChange={({ target: { value } }) => {
          setTyped(value === OWN)
          onChoose(value === OWN ? null : value || null)
        }}
      >
        <option value={NONE}>{words.none}</option>
        {known.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
        <option value={OWN}>{words.own}</option>
      </SelectField>
      {isTyped && (
        <Field
          label={words.typed}
          maxLength={LABEL_MAX}
          value={chosen ?? ''}
          onChange={({ target: { value } }) => onChoose(value.trim() ? value : null)}
        />
      )}
    </div>
  )
}
