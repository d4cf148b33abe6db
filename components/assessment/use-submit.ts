import { useRouter } from 'next/navigation'
import type { RefObject } from 'react'
import { type Draft, dropDraft, newKey } from '@/lib/client/draft'
import { titleOf } from '@/lib/copy/second-look'
import { messages } from '@/lib/messages'
import { findLooks } from './find-looks'
import { step } from './flow'
import { isOffered, mayAsk, offerRedo } from './redo'
import type { useDraft } from './use-draft'
import type { FlowKind, Phase } from './use-flow'

const TIMEOUT_MS = 30_000

interface Parts<Extra> {
  store: Pick<ReturnType<typeof useDraft>, 'latest' | 'change'>
  /** The name of the phase, ahead of the render. */
  now: RefObject<string>
  enter: (next: Extra | Phase) => void
  announce: (words: string) => void
}

/** From the last answer to the result, with a second look in between where there is reason for one. */
export function useSubmit<Extra extends { name: string }>(
  { storageKey, send, turn }: FlowKind<Extra>,
  { store: { latest, change }, now, enter, announce }: Parts<Extra>,
): () => Promise<void> {
  const router = useRouter()

  /** True when some answers are worth a second look: the person decides now. */
  const offer = async (reviewed: Draft): Promise<boolean> => {
    const looks = await findLooks(reviewed)
    // Signed out meanwhile: there is another screen by now.
    if (now.current !== 'submitting') return true
    change((before) => offerRedo(before, looks))
    if (!latest.current || !isOffered(latest.current)) return false
    enter({ name: 'asking' })
    announce(titleOf(looks))
    return true
  }

  return async () => {
    if (now.current === 'submitting' || !latest.current) return
    enter({ name: 'submitting' })
    announce(messages.assessment.submitting)
    if (mayAsk(latest.current) && (await offer(latest.current))) return
    change((before) => step(before, { do: 'attempt', key: newKey() }))
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(timeout()), TIMEOUT_MS)
    try {
      const page = await send(latest.current, abort.signal)
      dropDraft(storageKey)
      router.push(page)
    } catch (error) {
      enter(turn?.(error) ?? { name: 'failed', what: 'submit', error })
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Not called AbortError, so that `call` reports it as no answer. */
export function timeout(): DOMException {
  return new DOMException('No answer in time', 'TimeoutError')
}
