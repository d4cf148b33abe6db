import { StyleCircle } from '@/components/charts/circle/style-circle'
import { Picture } from '@/components/charts/picture'
import { about } from '@/lib/copy/landing'
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

/** The dark half, the rule between the halves, and where their two words stand. */
const AXES = {
  pace: {
    half: 'M4 100A96 96 0 0 1 196 100Z',
    rule: 'M4 100H196',
    dark: { x: 100, y: 60, text: 'Fast-paced' },
    light: { x: 100, y: 142, text: 'Measured' },
  },
  focus: {
    half: 'M100 4A96 96 0 0 0 100 196Z',
    rule: 'M100 4V196',
    dark: { x: 54, y: 100, text: 'Task' },
    light: { x: 147, y: 100, text: 'People' },
  },
} as const

/** One of the two questions, as a circle cut in half. Decorative: the words stand beside it. */
function AxisCircle({ axis }: { axis: keyof typeof AXES }) {
  const { half, rule, dark, light } = AXES[axis]
  return (
    <Picture size={236} box={200}>
      <circle
        cx={100}
        cy={100}
        r={96}
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth={1.5}
      />
      <path d={half} fill="var(--ink)" />
      <path d={rule} stroke="var(--ink)" strokeWidth={1.5} />
      <g textAnchor="middle" fontSize={17} fontWeight={650}>
        <text x={dark.x} y={dark.y} dy=".36em" fill="var(--on-inverse)">
          {dark.text}
        </text>
        <text x={light.x} y={light.y} dy=".36em" fill="var(--ink)">
          {light.text}
        </text>
      </g>
    </Picture>
  )
}
