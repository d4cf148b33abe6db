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
    <section className="px-8 py-7.5 gap-3 rounded-lg border border-line bg-surface grid narrow:px-5 narrow:py-6 [&_p]:text-ink-2 [&_p]:wrap-anywhere [&_h2:focus-visible]:outline-offset-6">
      <CheckMark />
      <h2 ref={ref} tabIndex={-1} className="text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}
