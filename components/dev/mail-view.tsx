import { ArrowLeft } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import { routes } from '@/lib/routes'
import type { MailRow } from './mail-list'

interface FullMail extends MailRow {
  from: string
  messageId: string
  html: string
  text: string
}

/** One mail: both parts as a mail program would show them. */
export function MailView({ mail }: { mail: FullMail }) {
  return (
    <article className="container grid grid-cols-1 gap-5 pt-10 pb-24">
      <Link className="link" href={routes.devMail}>
        <Icon of={ArrowLeft} />
        All emails
      </Link>
      <h1 className="text-d3">{mail.subject}</h1>
      <dl className="wrap-anywhere grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 text-sm">
        <dt className="text-ink-3">From</dt>
        <dd>{mail.from}</dd>
        <dt className="text-ink-3">To</dt>
        <dd>{mail.to}</dd>
        <dt className="text-ink-3">Sent</dt>
        <dd>
          <When at={mail.sentAt} form="moment" className="text-ink-2 text-sm tabular-nums" />
        </dd>
        <dt className="text-ink-3">Message-ID</dt>
        <dd>{mail.messageId}</dd>
      </dl>
      <div className="mt-3 grid grid-cols-2 medium:grid-cols-1! gap-7">
        <section className="grid grid-rows-[auto_1fr] gap-3">
          <h2 className="text-h4">HTML</h2>
          {/* No script, no form and no access to us; a link opens a tab of its own. */}
          <iframe
            className="h-190 w-full rounded-md border border-line bg-surface"
            title="HTML part"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={mail.html}
          />
        </section>
        <section className="grid grid-rows-[auto_1fr] gap-3">
          <h2 className="text-h4">Text</h2>
          <pre className="wrap-anywhere m-0 whitespace-pre-wrap rounded-md border border-line bg-surface p-6 text-14 leading-relaxed [font-family:ui-monospace,Menlo,Consolas,monospace]">
            {withLinks(mail.text)}
          </pre>
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
