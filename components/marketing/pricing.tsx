import { LaunchListLink } from '@/components/checkout/launch-list/launch-list-link'
import { CheckList } from '@/components/ui/check-list'
import { Link } from '@/components/ui/link'
import { pricing } from '@/lib/copy/landing'
import { itemsOf, LEVELS, type Level } from '@/lib/disc/premium'
import { previewModeMessages } from '@/lib/messages/preview-mode'
import { PAYMENTS_OPEN } from '@/lib/pricing'
import { routes } from '@/lib/routes'
import { GetFree } from './get-free'
import styles from './pricing.module.css'
import { Section, SectionHead } from './section'

const { title, lede, columns, free, sample, once } = pricing
const { line, wait, join } = previewModeMessages

/** What is free without an account, what is free with one, and what is sold: three columns, one price. */
export function Pricing() {
  return (
    <Section id="pricing">
      <SectionHead of="pricing" title={title} lede={lede} />
      <div className="grid grid-cols-[repeat(2,minmax(0,1fr))_minmax(0,1.1fr)] medium:grid-cols-1! overflow-hidden rounded-xl border border-ink bg-surface">
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
        <p className="mt-5.5 min-h-11 text-ink-2 [&_button]:ml-2.5 narrow:[&_button]:ml-0 [&_button]:min-h-11 [&_button]:text-ink">
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
      className={`flex flex-col narrow:px-6.5 px-9 narrow:pt-7.5 pt-10 narrow:pb-8 pb-11 ${styles.column} ${isSold ? `bg-inverse text-on-inverse [&_:focus-visible]:[outline-color:var(--on-inverse)] ${styles.dark}` : ''}`}
    >
      <h3 className="text-h3">{LEVELS[level].title}</h3>
      <p className="mx-0 mt-3.5 mb-2.5 flex items-baseline gap-3 font-640 font-display narrow:text-48 text-[3.68rem] leading-[0.95] tracking-[-0.05em]">
        <span>{price}</span>{' '}
        {isSold && (
          <small className="font-500 font-body text-16 text-on-inverse-2 leading-none tracking-normal">
            {once}
          </small>
        )}
      </p>
      {text && <p className={`text-ink-2 ${styles.text}`}>{text}</p>}
      {lead && <p className={`mt-5 font-650 ${styles.lead}`}>{lead}</p>}
      <CheckList className={`[&_svg]:mt-0.5 ${styles.items}`} items={itemsOf(level)} />
      <div className="narrow-fills mt-auto flex roomy:min-h-28 flex-wrap roomy:content-start items-center gap-x-5.5 gap-y-3.5">
        {children}
      </div>
    </div>
  )
}
