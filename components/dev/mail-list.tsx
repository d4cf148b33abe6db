import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import { routes } from '@/lib/routes'
import styles from './mail-list.module.css'

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
    <div className="wrap grid gap-m page">
      <h1 className="d2">Mail</h1>
      <p className="mut">
        {isSent
          ? 'SMTP_URL is set: emails are sent there, and no new ones appear here.'
          : 'What the product sends while SMTP_URL is unset.'}
      </p>
      {mails.length === 0 ? (
        <p className={`text-center radius-lg ${styles.empty}`}>
          Nothing yet. Reload this page after something sends an email.
        </p>
      ) : (
        <ul className={styles.list}>
          {mails.map(({ id, to, subject, sentAt }) => (
            <li key={id}>
              <Link
                className={`grid baseline lined-top narrow-stack unmarked ${styles.row}`}
                href={`${routes.devMail}/${id}`}
              >
                <span className={`semibold ${styles.subject}`}>{subject}</span>
                <span className="sm mut anywhere">{to}</span>
                <When at={sentAt} form="moment" className="sm mut num" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
