import { FieldError } from '@/components/ui/field-notes'
import styles from './card-field.module.css'

interface CardFrameProps {
  error: string | null
  isLoading?: boolean
  isFocused?: boolean
  /** Stripe's field. */
  children: React.ReactNode
}

/** What surrounds Stripe's card field: its label, its border, and what is wrong with it. */
export function CardFrame({ error, isLoading, isFocused, children }: CardFrameProps) {
  return (
    <fieldset className={`grid ${styles.field}`} aria-busy={isLoading || undefined}>
      <legend className="vh">Card</legend>
      <span className="sm semibold" aria-hidden="true">
        Card
      </span>
      <div
        className={`faint surface rounded ${styles.box}`}
        data-testid="card"
        data-focused={isFocused || undefined}
        data-invalid={error ? true : undefined}
        data-loading={isLoading || undefined}
      >
        {children}
      </div>
      <FieldError error={error} />
    </fieldset>
  )
}
