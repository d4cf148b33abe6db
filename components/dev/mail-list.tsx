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
    <div className="page container grid gap-4">
      <h1 className="text-d2">Mail</h1>
      <p className="text-ink-2">
        {isSent
          ? 'SMTP_URL is set: emails are sent there, and no new ones appear here.'
          : 'What the product sends while SMTP_URL is unset.'}
      </p>
      {mails.length === 0 ? (
        <p className="mt-6.5 rounded-lg border-[1.5px] border-line-strong border-dashed px-6 py-10 text-center">
          Nothing yet. Reload this page after something sends an email.
        </p>
      ) : (
        <ul className="mt-6.5">
          {mails.map(({ id, to, subject, sentAt }) => (
            <li key={id}>
              <Link
                className="group grid list-none grid-cols-[minmax(0,1fr)_minmax(0,20rem)_auto] narrow:grid-cols-1! items-baseline gap-x-7 gap-y-1 border-line border-t px-0 py-4 no-underline [&::-webkit-details-marker]:hidden"
                href={`${routes.devMail}/${id}`}
              >
                <span className="font-600 group-hover:underline group-hover:underline-offset-4">
                  {subject}
                </span>
                <span className="wrap-anywhere text-ink-2 text-sm">{to}</span>
                <When at={sentAt} form="moment" className="text-ink-2 text-sm tabular-nums" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
