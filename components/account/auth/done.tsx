import { CheckMark } from '@/components/ui/check-mark'

interface DoneProps {
  /** To give its heading the focus, where it takes the place of what had it. */
  ref?: React.Ref<HTMLHeadingElement>
  title: string
  children: React.ReactNode
}

/** A step around signing in that is finished: what happened, and the way on. */
export function Done({ ref, title, children }: DoneProps) {
  return (
    <section className="[&_p]:wrap-anywhere grid gap-3 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5 [&_h2:focus-visible]:outline-offset-6 [&_p]:text-ink-2">
      <CheckMark />
      <h2 ref={ref} tabIndex={-1} className="text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}
