import { benefits } from '@/lib/copy/landing'
import styles from './benefits.module.css'
import { OthersFragment } from './others-fragment'
import { PhrasesFragment } from './phrases-fragment'
import { PlanFragment } from './plan-fragment'
import { ReportPages } from './report-pages'
import { Section, SectionHead } from './section'

/** What the report is good for, each time with a piece of it. */
export function Benefits() {
  const { title, lede, phrases, plan, others, report } = benefits
  return (
    <Section id="benefits" raised>
      <SectionHead of="benefits" title={title} lede={lede} />
      <div className={`grid gap-l ${styles.bento}`}>
        <Benefit {...phrases} wide>
          <PhrasesFragment />
        </Benefit>
        <Benefit {...plan}>
          <PlanFragment />
        </Benefit>
        <Benefit {...others}>
          <OthersFragment />
        </Benefit>
        <Benefit {...report} wide>
          <ReportPages />
        </Benefit>
      </div>
    </Section>
  )
}

interface BenefitProps {
  title: string
  text: string
  wide?: boolean
  children: React.ReactNode
}

function Benefit({ title, text, wide = false, children }: BenefitProps) {
  return (
    <article
      className={`column shrinks lined clips radius-lg ${styles.benefit} ${wide ? styles.wide : ''}`}
    >
      <div>
        <p className={`tag ${styles.sample}`}>{benefits.sample}</p>
        <h3 className={`h3 ${styles.title}`}>{title}</h3>
        <p className={`mut ${styles.text}`}>{text}</p>
      </div>
      {children}
    </article>
  )
}
