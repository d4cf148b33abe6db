import { ArrowLeft } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import { routes } from '@/lib/routes'
import type { MailRow } from './mail-list'
import styles from './mail-view.module.css'

interface FullMail extends MailRow {
  from: string
  messageId: string
  html: string
  text: string
}

/** One mail: both parts as a mail program would show them. */
export function MailView({ mail }: { mail: FullMail }) {
  return (
    <article className={`wrap stack gap-l ${styles.mail}`}>
      <Link className="link" href={routes.devMail}>
        <Icon of={ArrowLeft} />
        All emails
      </Link>
      <h1 className="d3">{mail.subject}</h1>
      <dl className={`sm grid anywhere ${styles.facts}`}>
        <dt className="faint">From</dt>
        <dd>{mail.from}</dd>
        <dt className="faint">To</dt>
        <dd>{mail.to}</dd>
        <dt className="faint">Sent</dt>
        <dd>
          <When at={mail.sentAt} form="moment" className="sm mut num" />
        </dd>
        <dt className="faint">Message-ID</dt>
        <dd>{mail.messageId}</dd>
      </dl>
      <div className={`grid medium-stack ${styles.parts}`}>
        <section className={`grid gap-s ${styles.part}`}>
          <h2 className="h4">HTML</h2>
          {/* No script, no form and no access to us; a link opens a tab of its own. */}
          <iframe
            className={`surface lined full ${styles.html}`}
            title="HTML part"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={mail.html}
          />
        </section>
        <section className={`grid gap-s ${styles.part}`}>
          <h2 className="h4">Text</h2>
          <pre className={`surface lined anywhere fine ${styles.text}`}>{withLinks(mail.text)}</pre>
        </section>
      </div>
    </article>
  )
}

/** The text with its addresses as links. Every second piece of the split is one. */
function withLinks(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
      <a key={at} href={piece}>
        {piece}
      </a>
    ),
  )
}
