import type { Phone } from '@/lib/api/live'
import { REVEAL } from '@/lib/copy/live/phone'
import { PhoneText, PhoneTitle } from './frame'
import { PhoneCircle } from './phone-circle'

/** One's guess and one's result, as far as there are any. */
export function Reveal({ dot, result }: Pick<Phone, 'dot' | 'result'>) {
  const { title, text, picture } = wordsOf(dot !== null, result !== null)
  return (
    <>
      <PhoneTitle>{title}</PhoneTitle>
      <PhoneText>{text}</PhoneText>
      {picture && (
        <div className="mt-4">
          <PhoneCircle label={picture} dot={dot} result={result} />
        </div>
      )}
    </>
  )
}

function wordsOf(hasDot: boolean, hasResult: boolean) {
  const { title, lateTitle, picture } = REVEAL
  if (hasDot && hasResult) return { title, text: REVEAL.both, picture: picture.both }
  if (hasDot) return { title, text: REVEAL.dotOnly, picture: picture.dot }
  if (hasResult) return { title: lateTitle, text: REVEAL.lateResult, picture: picture.result }
  return { title: lateTitle, text: REVEAL.late, picture: null }
}
