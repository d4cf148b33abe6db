import { useWords } from '#words'
import { Notice } from './notice'
import type { Failure } from './use-task'

interface FormErrorProps {
  failure: Failure | null
  children?: React.ReactNode
}

/** The error of a whole form, above its buttons. */
export function FormError({ failure, children }: FormErrorProps) {
  const { noAnswer } = useWords('ui.controls')
  return (
    <Problem>
      {failure?.sentence && (
        <>
          <span>{failure.sentence}</span>
          {failure.isUnanswered && <span className="block font-400">{` ${noAnswer}`}</span>}
          {children}
        </>
      )}
    </Problem>
  )
}

/** What went wrong, in its place. It stands empty before, so that it is read out when it fills. */
export function Problem({ children }: { children?: React.ReactNode }) {
  return (
    <div role="alert" className="empty:absolute">
      {children && <Notice kind="danger">{children}</Notice>}
    </div>
  )
}
