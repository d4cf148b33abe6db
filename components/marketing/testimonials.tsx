import { Rose } from '@/components/charts/rose/rose'
import { type Testimonial, testimonials } from '@/lib/copy/landing'
import { Section } from './section'
import styles from './testimonials.module.css'

/** Three quotes. The portraits are score patterns, and the note says that the people are made up. */
export function Testimonials() {
  return (
    <Section id="testimonials">
      <h2 id="testimonials-title" className="text-d2 mb-14 narrow:mb-10">
        {testimonials.title}
      </h2>
      <div className={`gap-5 grid medium:grid-cols-1! ${styles.quotes}`}>
        {testimonials.quotes.map((one) => (
          <Quote key={one.name} {...one} />
        ))}
      </div>
      <p className="text-sm text-ink-3 mt-11">{testimonials.note}</p>
    </Section>
  )
}

function Quote({ quote, name, role, scores }: Testimonial) {
  return (
    <figure className="gap-8.5 border-ink flex flex-col pt-6.5 border-t-2 narrow:gap-6">
      <blockquote className="font-500 text-[1.3125rem] leading-[1.34] font-display tracking-[-0.018em] text-pretty [text-indent:-0.42em]">{`“${quote}”`}</blockquote>
      <figcaption className="gap-4 flex items-center mt-auto leading-normal">
        <span className="rounded-circle overflow-hidden size-16 place-items-center border border-line grid flex-none bg-canvas">
          <Rose scores={scores} size={56} decorative />
        </span>
        <span>
          <span className="block font-650">{name}</span>
          <span className="text-sm text-ink-3">{role}</span>
        </span>
      </figcaption>
    </figure>
  )
}
