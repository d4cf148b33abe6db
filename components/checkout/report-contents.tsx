import {
  Briefcase,
  FileDown,
  Gauge,
  type LucideIcon,
  MessageSquareQuote,
  Sprout,
  Target,
  TrendingUp,
  User,
  Users,
} from 'lucide-react'
import styles from './report-contents.module.css'

interface Row {
  icon: LucideIcon
  title: string
  text: string
  /** How such a line reads: an example of our own, out of nobody's report. */
  sample: string
}

const ROWS: readonly Row[] = [
  {
    icon: Gauge,
    title: 'Exact scores',
    text: 'All four numbers out of 100, as a rose, a chart, a radar and a table.',
    sample: 'Steadiness 58 of 100: moderate, twelve points below high.',
  },
  {
    icon: User,
    title: 'Your profile and core values',
    text: 'A description of how you work, and five things you care about while you do.',
    sample: 'A closed door bothers you less than an open question.',
  },
  {
    icon: TrendingUp,
    title: 'Strengths',
    text: 'Six of them, each with what it costs.',
    sample: 'You keep meetings short. Sometimes the second-best idea goes unheard.',
  },
  {
    icon: Sprout,
    title: 'Growth opportunities',
    text: 'Five habits that get in your way, and six things to try this week.',
    sample: 'Ask once more: one open question before you offer your answer.',
  },
  {
    icon: Users,
    title: 'Professional style',
    text: 'Leadership, team role, communication, and the environment that suits you.',
    sample: 'In a team of five you tend to hold the list, whoever holds the title.',
  },
  {
    icon: Target,
    title: 'Personal action plan',
    text: 'Three goals, each with a measure, a date and a first step.',
    sample: 'First step: choose the one meeting this week that could be a note.',
  },
  {
    icon: MessageSquareQuote,
    title: 'Say this, not that',
    text: 'Seven phrases to swap, and how to work with each of the other styles.',
    sample: '“What would you need to say yes?” instead of “Why not?”',
  },
  {
    icon: Briefcase,
    title: 'Career matches',
    text: 'Eight roles from different fields, each with the reason it fits.',
    sample: 'Event planner: a hundred details, and a room full of people at the end.',
  },
  {
    icon: FileDown,
    title: 'PDF and print',
    text: 'The whole report as a designed PDF, with your name on it if you like.',
    sample: 'Bring it to a talk with your manager, your team or your coach.',
  },
]

/** The nine parts of the complete report, each with one line that shows how it reads. */
export function ReportContents() {
  return (
    <ul className={styles.rows}>
      {ROWS.map(({ icon: Icon, title, text, sample }) => (
        <li key={title}>
          <span className={styles.icon}>
            <Icon className="icon" aria-hidden="true" />
          </span>
          <div>
            <h3 className="h4">{title}</h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.sample}>{sample}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
