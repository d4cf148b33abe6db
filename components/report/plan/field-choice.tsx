'use client'

import { useState } from 'react'
import { useRouter } from '@/components/ui/language/use-router'
import { showError } from '@/components/ui/toaster'
import { nameField } from '@/lib/api/entries/report'
import { call } from '@/lib/client/call'
import { sentenceFeedback as words } from '@/lib/copy/sentence-feedback'
import { FIELD_NAMES, FIELDS, type Field } from '@/lib/disc/content/field-names'
import styles from './field-choice.module.css'

interface FieldChoiceProps {
  resultId: string
  field: Field | null
}

/** The reader's field of work, by one tap; another tap forgets it. It only words the examples. */
export function FieldChoice({ resultId, field: saved }: FieldChoiceProps) {
  const router = useRouter()
  const [field, setField] = useState(saved)
  const [busy, setBusy] = useState(false)

  async function choose(next: Field | null) {
    if (busy) return
    setBusy(true)
    setField(next)
    try {
      await call(nameField, { params: { id: resultId }, body: { field: next } })
      router.refresh()
    } catch {
      setField(field)
      showError(words.fieldNotSaved)
    } finally {
      setBusy(false)
    }
  }

  return (
    <fieldset className={`print:hidden! ${styles.fields}`} aria-busy={busy}>
      <legend className="font-600">{words.fieldAsked}</legend>
      <div className="flex flex-wrap gap-2">
        {FIELDS.map((one) => (
          <button
            key={one}
            type="button"
            className={`min-h-11 bg-surface text-sm ${styles.field}`}
            aria-pressed={one === field}
            onClick={() => choose(one === field ? null : one)}
          >
            {FIELD_NAMES[one]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
