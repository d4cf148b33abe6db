import { StyleCircle } from '@/components/charts/circle/style-circle'
import { Picture } from '@/components/charts/picture'
import { about } from '@/lib/copy/landing'
import { Section, SectionHead } from './section'

/** The equation that DISC is: pace + focus = four styles. */
export function Understanding() {
  return (
    <Section id="about" raised>
      <SectionHead of="about" title={about.title} lede={about.lede} />
      <div className="grid grid-cols-[1fr_auto_1fr_auto_1fr] narrow:grid-cols-1! items-start narrow:justify-items-center gap-8.5 medium:gap-4 narrow:gap-1.5">
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
    <div className="text-center [&>svg]:mx-auto [&>svg]:mt-0 [&>svg]:mb-5.5 narrow:[&>svg]:mb-4 [&>svg]:h-auto [&>svg]:w-[min(236px,100%)] medium:[&>svg]:w-[min(180px,100%)] narrow:[&>svg]:w-43">
      {children}
      <h3 className="mb-1.5 text-20 leading-tight tracking-[-0.02em]">{title}</h3>
      <p className="mx-auto max-w-[17.5rem] text-balance text-[0.975rem] text-ink-2">{text}</p>
    </div>
  )
}

function Operator({ sign }: { sign: string }) {
  return (
    <span
      className="narrow:m-0 mt-22.5 narrow:py-2.5 font-500 font-display narrow:text-40 text-[3.5rem] text-ink-3 leading-none"
      aria-hidden="true"
    >
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
