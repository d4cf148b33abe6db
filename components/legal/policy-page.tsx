import { Link } from '@/components/ui/link'
import { POLICIES } from '@/lib/copy/policies'
import { legalPath, POLICY_KEYS, type PolicyKey } from '@/lib/routes'
import { PolicyDates } from './policy-dates'
import { RetentionTable } from './retention-table'

/** A policy as a page of its own: to link to, to print, and to read without JavaScript. */
export function PolicyPage({ policy }: { policy: PolicyKey }) {
  const { title, content } = POLICIES[policy]
  const others = POLICY_KEYS.filter((key) => key !== policy)
  return (
    <article className="container page">
      <header className="gap-4 grid pb-12 narrow:pb-8">
        <h1 className="text-d2">{title}</h1>
        <PolicyDates policy={policy} />
      </header>
      {content.map(({ section, text }) => (
        <section
          key={section}
          className="px-0 py-7 border-line grid border-t grid-cols-[minmax(0,min(24rem,50%))_minmax(0,1fr)] gap-y-2.5 gap-x-10 print:break-inside-avoid narrow:py-6 narrow:grid-cols-1!"
        >
          <h2 className="text-h3">{section}</h2>
          <p className="text-ink-2 max-w-[40rem]">{text}</p>
        </section>
      ))}
      {policy === 'privacy' && <RetentionTable />}
      <nav
        className="border-line flex items-center flex-wrap border-t gap-y-2 gap-x-6 pt-7 print:hidden!"
        aria-label="Other policies"
      >
        <span className="text-ink-2">Read also:</span>
        {others.map((key) => (
          <Link key={key} className="link" href={legalPath(key)}>
            {POLICIES[key].title}
          </Link>
        ))}
      </nav>
    </article>
  )
}
