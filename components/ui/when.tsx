import { type Form, readerDate } from '@/lib/when'

interface WhenProps {
  /** A day as YYYY-MM-DD, which has no time zone, or a moment. */
  at: string | Date
  form?: Form
  className?: string
}

/** A day or a moment, by the clock and in the form of its reader (lib/when.ts). */
export function When({ at, form = 'day', className }: WhenProps) {
  const iso = typeof at === 'string' ? at : at.toISOString()
  const date = readerDate(iso, form)
  return (
    <time dateTime={iso} className={className} {...date}>
      {date['data-said']}
    </time>
  )
}
