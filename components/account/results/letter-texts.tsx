import { useId } from 'react'
import { StyleMark } from '@/components/charts/marks/style-mark'
import type { LetterContent } from '@/lib/disc/content/types'
import styles from './detailed-results.module.css'

type Texts = Pick<LetterContent, 'letter' | 'subtitle' | 'traits' | 'strengths' | 'challenges'> &
  Partial<Pick<LetterContent, 'communicationTips' | 'careerAreas'>>

interface LetterTextsProps {
  title: string
  intro: string
  texts: Texts
}

/** What is said about one letter: in chips where it is short, in lists where it is sentences. */
export function LetterTexts({ title, intro, texts }: LetterTextsProps) {
  const id = useId()
  return (
    <section className={`tone-${texts.letter} ${styles.section}`} aria-labelledby={id}>
      <h2 id={id} className={`d2 ${styles.title}`}>
        <StyleMark letter={texts.letter} size={44} />
        <span>{title}</span>
      </h2>
      <p className={`lede ${styles.intro}`}>{intro}</p>
      <h3 className="h3">Traits</h3>
      <ul className={`flex wraps gap-xs ${styles.chips}`}>
        {texts.traits.map((trait) => (
          <li key={trait} className="chip">
            {trait}
          </li>
        ))}
      </ul>
      <div className={`halves narrow-stack ${styles.columns}`}>
        <SentenceList title="Strengths" sentences={texts.strengths} />
        <SentenceList title="Challenges" sentences={texts.challenges} />
        {texts.communicationTips && (
          <SentenceList title="Communication tips" sentences={texts.communicationTips} />
        )}
        {texts.careerAreas && <SentenceList title="Career areas" sentences={texts.careerAreas} />}
      </div>
    </section>
  )
}

function SentenceList({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <div>
      <h3 className="h3">{title}</h3>
      <ul className={`grid ${styles.list}`}>
        {sentences.map((sentence) => (
          <li className="lined-top" key={sentence}>
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  )
}
