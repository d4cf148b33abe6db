import { useSay, useWords } from '#words'
import { Link } from '@/components/ui/link'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { forResult, routes } from '@/lib/routes'

interface AnswerOthersProps {
  result: Pick<ResultPreview, 'resultId' | 'missing'>
}

/** The one button of a result without a name: it asks the questions that were left out. */
export function AnswerOthers({ result: { resultId, missing } }: AnswerOthersProps) {
  const words = useWords('results.offer')
  const say = useSay()
  return (
    <Link className="btn btn-large narrow:w-full!" href={forResult(routes.settleTie, resultId)}>
      {say(words.answerOthers, { count: missing })}
    </Link>
  )
}
