import { Plus } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { faq } from '@/lib/copy/landing'
import styles from './faq.module.css'
import { Section } from './section'

/** The browser's own disclosure; the first answer stands open. */
export function Faq() {
  return (
    <Section id="faq" raised>
      <div className="grid grid-cols-[0.8fr_1.2fr] narrow:grid-cols-1! items-start gap-16 narrow:gap-8.5">
        <h2 id="faq-title" className="text-d2">
          {faq.title}
        </h2>
        <div>
          {faq.items.map(({ question, answer }, index) => (
            <details
              key={question}
              className="group border-line-strong border-t last:border-line-strong last:border-b"
              open={index === 0}
            >
              <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-5 px-0.5 py-5 no-underline [&::-webkit-details-marker]:hidden group-open:[&_svg]:[transform:rotate(45deg)]">
                <h3 className="text-h4">{question}</h3>
                <Icon className="icon [transition:transform_0.25s_var(--ease)]" of={Plus} />
              </summary>
              <p className={`text-ink-2 ${styles.answer}`}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}
