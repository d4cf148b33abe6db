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
      <div className="overflow-hidden rounded-xl border border-ink grid bg-surface grid-cols-[repeat(2,minmax(0,1fr))_minmax(0,1.1fr)] medium:grid-cols-1!">
        <Column level="preview">
          <Link className="btn btn-outline" href={routes.guestAssessment}>
            {columns.preview.action}
          </Link>
          <Link className="link" href={routes.testResults}>
            {sample}
          </Link>
        </Column>
        <Column level="account">
          <Link className="btn btn-outline" href={routes.register}>
            {columns.account.action}
          </Link>
        </Column>
        <Column level="report">
          {PAYMENTS_OPEN ? (
            <Link className="btn btn-inverse" href={routes.guestAssessment}>
              {columns.report.action}
            </Link>
          ) : (
            <>
              <GetFree>{free}</GetFree>
              <p className="text-sm [flex-basis:100%]">{line.visitor}</p>
            </>
          )}
        </Column>
      </div>
      {!PAYMENTS_OPEN && (
        <p className="text-ink-2 min-h-11 mt-5.5 [&_button]:min-h-11 [&_button]:ml-2.5 [&_button]:text-ink narrow:[&_button]:ml-0">
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
    <div
      className={`px-9 flex flex-col pt-10 pb-11 narrow:px-6.5 narrow:pt-7.5 narrow:pb-8 ${styles.column} ${isSold ? `bg-inverse text-on-inverse [&_:focus-visible]:[outline-color:var(--on-inverse)] ${styles.dark}` : ''}`}
    >
      <h3 className="text-h3">{LEVELS[level].title}</h3>
      <p className="mx-0 gap-3 flex items-baseline mt-3.5 mb-2.5 font-640 text-[3.68rem] leading-[0.95] font-display tracking-[-0.05em] narrow:text-48">
        <span>{price}</span>{' '}
        {isSold && (
          <small className="text-on-inverse-2 font-500 text-16 leading-none font-body tracking-normal">
            {once}
          </small>
        )}
      </p>
      {text && <p className={`text-ink-2 ${styles.text}`}>{text}</p>}
      {lead && <p className={`font-650 mt-5 ${styles.lead}`}>{lead}</p>}
      <CheckList className={`[&_svg]:mt-0.5 ${styles.items}`} items={itemsOf(level)} />
      <div className="narrow-fills flex items-center flex-wrap gap-y-3.5 gap-x-5.5 mt-auto roomy:content-start roomy:min-h-28">
        {children}
      </div>
    </div>
  )
}
