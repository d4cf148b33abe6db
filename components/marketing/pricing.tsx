import { LaunchListLink } from '@/components/checkout/launch-list/launch-list-link'
import { PreviewLine } from '@/components/checkout/preview-line'
import { CheckList } from '@/components/ui/check-list'
import { Link } from '@/components/ui/link'
import { pricing } from '@/lib/copy/landing'
import { itemsOf, LEVELS, type Level } from '@/lib/disc/premium'
import { messages } from '@/lib/messages'
import { routes, withRedirect } from '@/lib/routes'
import styles from './pricing.module.css'
import { Section, SectionHead } from './section'
import { WhilePreview } from './while-preview'

const { title, lede, columns, free, sample, once } = pricing
const { wait, join } = messages.previewMode

/** What is free without an account, what is free with one, and what is sold: three columns, one price. */
export function Pricing() {
  return (
    <Section id="pricing">
      <SectionHead of="pricing" title={title} lede={lede} />
      <div className={`grid surface medium-stack ${styles.panel}`}>
        <Column level="preview">
          <Way href={routes.guestAssessment}>{columns.preview.action}</Way>
          <Link className="link" href={routes.testResults}>
            {sample}
          </Link>
        </Column>
        <Column level="account">
          <Way href={routes.register}>{columns.account.action}</Way>
        </Column>
        <Column level="report">
          <WhilePreview
            otherwise={
              <Way href={routes.guestAssessment} isInverse>
                {columns.report.action}
              </Way>
            }
          >
            <PreviewLine reader="visitor" className={styles.line} />
            <Way href={withRedirect(routes.register, routes.payment)} isInverse>
              {free}
            </Way>
          </WhilePreview>
        </Column>
      </div>
      <div className={`pressable mut ${styles.wait}`}>
        <WhilePreview>
          <p>
            {wait} <LaunchListLink>{join}</LaunchListLink>
          </p>
        </WhilePreview>
      </div>
    </Section>
  )
}

interface WayProps {
  href: string
  isInverse?: boolean
  children: React.ReactNode
}

function Way({ href, isInverse = false, children }: WayProps) {
  return (
    <Link className={isInverse ? 'btn inverse' : 'btn outline'} href={href}>
      {children}
    </Link>
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
      <p className={`mut ${styles.text}`}>{text}</p>
      {lead && <p className={`bold ${styles.lead}`}>{lead}</p>}
      <CheckList className={styles.items ?? ''} items={itemsOf(level)} />
      <div className={`row wraps narrow-fills ${styles.actions}`}>{children}</div>
    </div>
  )
}
