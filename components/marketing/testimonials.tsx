import { Rose } from '@/components/charts/rose/rose'
import { type Testimonial, testimonials } from '@/lib/copy/landing'
import { Section } from './section'
import styles from './testimonials.module.css'

/** Three quotes. The portraits are score patterns, and the note says that the people are made up. */
export function Testimonials() {
  return (
    <Section id="testimonials">
      <h2 id="testimonials-title" className="mb-14 narrow:mb-10 text-d2">
        {testimonials.title}
      </h2>
      <div className={`grid medium:grid-cols-1! gap-5 ${styles.quotes}`}>
        {testimonials.quotes.map((one) => (
          <Quote key={one.name} {...one} />
        ))}
      </div>
      <p className="mt-11 text-ink-3 text-sm">{testimonials.note}</p>
    </Section>
  )
}

function Quote({ quote, name, role, scores }: Testimonial) {
  return (
    <figure className="flex flex-col gap-8.5 narrow:gap-6 border-ink border-t-2 pt-6.5">
      <blockquote className="text-pretty font-500 font-display text-[1.3125rem] leading-[1.34] tracking-[-0.018em] [text-indent:-0.42em]">{`“${quote}”`}</blockquote>
      <figcaption className="mt-auto flex items-center gap-4 leading-normal">
        <span className="grid size-16 flex-none place-items-center overflow-hidden rounded-circle border border-line bg-canvas">
          <Rose scores={scores} size={56} decorative />
        </span>
        <span>
          <span className="block font-650">{name}</span>
          <span className="text-ink-3 text-sm">{role}</span>
        </span>
      </figcaption>
    </figure>
  )
}
