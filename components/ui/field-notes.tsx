import { CircleAlert } from 'lucide'
import { Icon } from '@/components/ui/icon'

export interface Notes {
  hint?: string
  /** Shown under the field and read with it. */
  error?: React.ReactNode
}

/** The hint and the error that stand under the input with this id. */
export function FieldNotes({ id, hint, error }: Notes & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-14 text-ink-3">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </>
  )
}

/** A field's error, announced as soon as it is known. */
export function FieldError({ id, error }: Pick<Notes, 'error'> & { id?: string }) {
  if (!error) return null
  return (
    <p id={id} className="flex items-center gap-2 font-550 text-danger text-sm" role="alert">
      <Icon of={CircleAlert} />
      <span>{error}</span>
    </p>
  )
}

/** The ids of the notes that there are, for the input's `aria-describedby`. */
export function notesOf(id: string, { hint, error }: Notes): string | undefined {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : '']
  return ids.filter(Boolean).join(' ') || undefined
}
