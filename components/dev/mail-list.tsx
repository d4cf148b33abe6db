import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import { routes } from '@/lib/routes'

export interface MailRow {
  id: string
  to: string
  subject: string
  sentAt: Date
}

interface MailListProps {
  /** Newest first. */
  mails: readonly MailRow[]
  /** Mails go to a server now, so none is added here. */
  isSent: boolean
}

/** The mails of this copy, for its developer. */
export function MailList({ mails, isSent }: MailListProps) {
  return (
    <div className="container page gap-4 grid">
      <h1 className="text-d2">Mail</h1>
      <p className="text-ink-2">
        {isSent
          ? 'SMTP_URL is set: emails are sent there, and no new ones appear here.'
          : 'What the product sends while SMTP_URL is unset.'}
      </p>
      {mails.length === 0 ? (
        <p className="px-6 py-10 rounded-lg border-dashed border-[1.5px] border-line-strong text-center mt-6.5">
          Nothing yet. Reload this page after something sends an email.
        </p>
      ) : (
        <ul className="mt-6.5">
          {mails.map(({ id, to, subject, sentAt }) => (
            <li key={id}>
              <Link
                className="group px-0 py-4 border-line grid items-baseline list-none no-underline border-t grid-cols-[minmax(0,1fr)_minmax(0,20rem)_auto] gap-y-1 gap-x-7 [&::-webkit-details-marker]:hidden narrow:grid-cols-1!"
                href={`${routes.devMail}/${id}`}
              >
                <span className="font-600 group-hover:underline group-hover:underline-offset-4">
                  {subject}
                </span>
                <span className="text-sm text-ink-2 wrap-anywhere">{to}</span>
                <When at={sentAt} form="moment" className="text-sm text-ink-2 tabular-nums" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
