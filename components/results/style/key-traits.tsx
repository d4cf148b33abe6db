import { Lock } from 'lucide'
import { useWords } from '#words'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { Icon } from '@/components/ui/icon'
import { LETTER_NAMES } from '@/lib/disc/letters'
import { LOCKED_POINTS } from '@/lib/disc/premium'
import type { ResultPreview } from '@/lib/disc/result/preview'
import styles from './key-traits.module.css'

interface KeyTraitsProps {
  preview: Pick<ResultPreview, 'traits' | 'unlocked'>
}

/** The free traits in clear; for someone without the report, points of the style itself, which are only drawn. */
export function KeyTraits({ preview: { traits, unlocked } }: KeyTraitsProps) {
  const words = useWords('results.traits')
  return (
    <section className="pt-[clamp(40px,5vw,52px)]">
      <h2 className="text-d3">{words.key}</h2>
      <ul
        className={`mt-5 grid grid-cols-3 gap-2.5 narrow:gap-2 [&_li]:relative [&_li]:min-h-14.5 [&_li]:px-4 [&_li]:py-3 ${styles.traits}`}
      >
        {traits.map(({ letter, text }) => (
          <li
            className="flex items-center gap-3 rounded-field border border-line bg-surface font-550 leading-normal"
            key={text}
          >
            <StyleMark letter={letter} size={26} label={LETTER_NAMES[letter]} />
            <span>{text}</span>
          </li>
        ))}
        {!unlocked &&
          LOCKED_POINTS.map((point) => (
            <li
              key={point}
              className={`narrow:justify-center! flex narrow:flex-wrap! items-center gap-3 rounded-field border-[1.5px] border-line-strong border-dashed narrow:px-2! narrow:py-2.5! text-ink-3 leading-normal narrow:[&>svg+span+svg]:hidden ${styles.locked}`}
            >
              <Icon of={Lock} />
              <span className="sr-only">{point}</span>
              <svg className="w-full min-w-0" height="9" aria-hidden="true">
                <rect width="100%" height="9" rx="4.5" fill="var(--line)" />
              </svg>
              <span className="tag flex-none">{words.locked}</span>
            </li>
          ))}
      </ul>
    </section>
  )
}
