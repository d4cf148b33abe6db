'use client'

import { Check, Link2 } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import type { StyleCode } from '@/lib/disc/styles'
import { typePath } from '@/lib/routes'
import styles from './copy-link-view.module.css'

/** Copies the address of a style's public page: that page says nothing about the person who shares it. */
export function CopyStyleLink({ code }: { code: StyleCode }) {
  return <CopyLinkView link={useCopiedAddress(typePath(code))} />
}

export interface CopiedAddress {
  state: 'idle' | 'copied' | 'refused'
  /** What was to be copied; empty before the first try. */
  address: string
  copy: () => Promise<void>
}

/** Copies the address of one of our pages. A browser may refuse (plain http, no permission). */
function useCopiedAddress(path: string): CopiedAddress {
  const [state, setState] = useState<CopiedAddress['state']>('idle')
  const [address, setAddress] = useState('')

  async function copy() {
    const url = new URL(path, location.origin).href
    setAddress(url)
    // Emptied first, so that a second copy is announced as well.
    setState('idle')
    try {
      await navigator.clipboard.writeText(url)
      setState('copied')
    } catch {
      setState('refused')
    }
  }

  return { state, address, copy }
}

const OUTCOMES: Record<CopiedAddress['state'], string> = {
  idle: '',
  copied: 'Link copied',
  refused: 'Your browser did not let us copy. The link is selected above.',
}

/** A button that copies an address. Where the browser refused, the address is shown, selected, to copy by hand. */
export function CopyLinkView({ link: { state, address, copy } }: { link: CopiedAddress }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (state === 'refused') field.current?.select()
  }, [state])

  return (
    <div className={`grid gap-xs ${styles.copy}`}>
      <button type="button" className="btn lg outline" onClick={() => void copy()}>
        <Icon of={state === 'copied' ? Check : Link2} />
        <span>Copy link to your style’s page</span>
      </button>
      {state === 'refused' && (
        <Field ref={field} label="Link to copy" readOnly value={address} className={styles.field} />
      )}
      <p role="status" className={`sm semibold tight ${styles.status}`}>
        {OUTCOMES[state]}
      </p>
    </div>
  )
}
