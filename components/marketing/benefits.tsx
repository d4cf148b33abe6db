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
      <div className="grid grid-cols-[repeat(12,1fr)] gap-5">
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
      className={`relative flex min-w-0 flex-col gap-6.5 overflow-hidden rounded-lg border border-line bg-canvas p-9 narrow:px-5.5 narrow:py-6.5 ${wide ? 'col-span-7 medium:col-span-full' : 'col-span-5 medium:col-span-full'}`}
    >
      <div>
        <p className={`tag ${styles.sample}`}>{benefits.sample}</p>
        <h3 className="mb-2.5 text-h3">{title}</h3>
        <p className="max-w-[30rem] text-ink-2">{text}</p>
      </div>
      {children}
    </article>
  )
}
