import { useSay, useWords } from '#words'
import { Link } from '@/components/ui/link'
import type { Tag } from '@/lib/words/message'

/** There is nothing to settle here: where the result may be. */
export function MissingTie({ login }: { login: string }) {
  const { missing } = useWords('settling.pages')
  const say = useSay()
  const link: Tag = (text) => (
    <Link className="link" href={login}>
      {text}
    </Link>
  )
  return say(missing, { link })
}
