import { Link } from '@/components/ui/link'
import { POLICIES } from '@/lib/copy/policies'
import { legalPath, POLICY_KEYS, type PolicyKey } from '@/lib/routes'
import { PolicyDates } from './policy-dates'
import styles from './policy-page.module.css'
import { RetentionTable } from './retention-table'

/** A policy as a page of its own: to link to, to print, and to read without JavaScript. */
export function PolicyPage({ policy }: { policy: PolicyKey }) {
  const { title, content } = POLICIES[policy]
  const others = POLICY_KEYS.filter((key) => key !== policy)
  return (
    <article className="wrap page">
      <header className={`grid gap-m ${styles.head}`}>
        <h1 className="d2">{title}</h1>
        <PolicyDates policy={policy} />
      </header>
      {content.map(({ section, text }) => (
        <section key={section} className={`grid lined-top narrow-stack unbroken ${styles.section}`}>
          <h2 className="h3">{section}</h2>
          <p className="mut">{text}</p>
        </section>
      ))}
      {policy === 'privacy' && <RetentionTable />}
      <nav className={`row wraps lined-top unprinted ${styles.others}`} aria-label="Other policies">
        <span className="mut">Read also:</span>
        {others.map((key) => (
          <Link key={key} className="link" href={legalPath(key)}>
            {POLICIES[key].title}
          </Link>
        ))}
      </nav>
    </article>
  )
}
