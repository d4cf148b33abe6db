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
    <article className="page container">
      <header className="grid gap-4 narrow:pb-8 pb-12">
        <h1 className="text-d2">{title}</h1>
        <PolicyDates policy={policy} />
      </header>
      {content.map(({ section, text }) => (
        <section
          key={section}
          className="grid grid-cols-[minmax(0,min(24rem,50%))_minmax(0,1fr)] narrow:grid-cols-1! gap-x-10 gap-y-2.5 border-line border-t px-0 narrow:py-6 py-7 print:break-inside-avoid"
        >
          <h2 className="text-h3">{section}</h2>
          <p className="max-w-[40rem] text-ink-2">{text}</p>
        </section>
      ))}
      {policy === 'privacy' && <RetentionTable />}
      <nav
        className="print:hidden! flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-t pt-7"
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
