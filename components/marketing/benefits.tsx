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
      <div className="gap-5 grid grid-cols-[repeat(12,1fr)]">
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
      className={`p-9 gap-6.5 overflow-hidden rounded-lg border border-line flex flex-col min-w-0 relative bg-canvas narrow:px-5.5 narrow:py-6.5 ${wide ? 'col-span-7 medium:col-span-full' : 'col-span-5 medium:col-span-full'}`}
    >
      <div>
        <p className={`tag ${styles.sample}`}>{benefits.sample}</p>
        <h3 className="text-h3 mb-2.5">{title}</h3>
        <p className="text-ink-2 max-w-[30rem]">{text}</p>
      </div>
      {children}
    </article>
  )
}
