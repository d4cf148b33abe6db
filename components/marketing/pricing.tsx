import { LaunchListLink } from '@/components/checkout/launch-list/launch-list-link'
import { CheckList } from '@/components/ui/check-list'
import { Link } from '@/components/ui/link'
import { pricing } from '@/lib/copy/landing'
import { itemsOf, LEVELS, type Level } from '@/lib/disc/premium'
import { messages } from '@/lib/messages'
import { PAYMENTS_OPEN } from '@/lib/pricing'
import { routes } from '@/lib/routes'
import { GetFree } from './get-free'
import styles from './pricing.module.css'
import { Section, SectionHead } from './section'

const { title, lede, columns, free, sample, once } = pricing
const { line, wait, join } = messages.previewMode

/** What is free without an account, what is free with one, and what is sold: three columns, one price. */
export function Pricing() {
  return (
    <Section id="pricing">
      <SectionHead of="pricing" title={title} lede={lede} />
      <div className={`grid surface medium-stack ${styles.panel}`}>
        <Column level="preview">
          <Link className="btn outline" href={routes.guestAssessment}>
            {columns.preview.action}
          </Link>
          <Link className="link" href={routes.testResults}>
            {sample}
          </Link>
        </Column>
        <Column level="account">
          <Link className="btn outline" href={routes.register}>
            {columns.account.action}
          </Link>
        </Column>
        <Column level="report">
          {PAYMENTS_OPEN ? (
            <Link className="btn inverse" href={routes.guestAssessment}>
              {columns.report.action}
            </Link>
          ) : (
            <>
              <GetFree>{free}</GetFree>
              <p className={`sm ${styles.line}`}>{line.visitor}</p>
            </>
          )}
        </Column>
      </div>
      {!PAYMENTS_OPEN && (
        <p className={`pressable mut ${styles.wait}`}>
          {wait} <LaunchListLink>{join}</LaunchListLink>
        </p>
      )}
    </Section>
  )
}

function Column({ level, children }: { level: Level; children: React.ReactNode }) {
  const { price, text, lead } = columns[level]
  const isSold = level === 'report'
  return (
    <div className={`column ${styles.column} ${isSold ? `dark ${styles.dark}` : ''}`}>
      <h3 className="h3">{LEVELS[level].title}</h3>
      <p className={`flex baseline gap-s ${styles.price}`}>
        <span>{price}</span> {isSold && <small className="on-dark">{once}</small>}
      </p>
      {text && <p className={`mut ${styles.text}`}>{text}</p>}
      {lead && <p className={`bold ${styles.lead}`}>{lead}</p>}
      <CheckList className={styles.items ?? ''} items={itemsOf(level)} />
      <div className={`row wraps narrow-fills ${styles.actions}`}>{children}</div>
    </div>
  )
}
