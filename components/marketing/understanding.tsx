import { StyleCircle } from '@/components/charts/circle/style-circle'
import { about } from '@/lib/copy/landing'
import { AxisCircle } from './axis-circle'
import { Section, SectionHead } from './section'
import styles from './understanding.module.css'

/** The equation that DISC is: pace + focus = four styles. */
export function Understanding() {
  return (
    <Section id="about" raised>
      <SectionHead of="about" title={about.title} lede={about.lede} />
      <div className={`grid start narrow-stack ${styles.equation}`}>
        <Term {...about.pace}>
          <AxisCircle axis="pace" />
        </Term>
        <Operator sign="+" />
        <Term {...about.focus}>
          <AxisCircle axis="focus" />
        </Term>
        <Operator sign="=" />
        <Term {...about.styles}>
          <StyleCircle size={236} gap={1.9} padding={4} decorative />
        </Term>
      </div>
    </Section>
  )
}

interface TermProps {
  title: string
  text: string
  children: React.ReactNode
}

function Term({ title, text, children }: TermProps) {
  return (
    <div className={`text-center ${styles.term}`}>
      {children}
      <h3 className={styles.title}>{title}</h3>
      <p className={`mut ${styles.text}`}>{text}</p>
    </div>
  )
}

function Operator({ sign }: { sign: string }) {
  return (
    <span className={`faint ${styles.operator}`} aria-hidden="true">
      {sign}
    </span>
  )
}
