'use client'

import { Check, Link2 } from 'lucide'
import { useEffect, useRef } from 'react'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import styles from './copy-link-view.module.css'
import type { CopiedAddress } from './use-copied-address'

const OUTCOMES: Record<CopiedAddress['state'], string> = {
  idle: '',
  copied: 'Link copied',
  refused: 'Your browser did not let us copy. The link is selected above.',
}

interface CopyLinkViewProps {
  link: CopiedAddress
  /** The label. */
  children?: React.ReactNode
}

/** A button that copies an address. Where the browser refused, the address is shown, selected, to copy by hand. */
export function CopyLinkView({
  link: { state, address, copy },
  children = 'Copy link to your style’s page',
}: CopyLinkViewProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (state === 'refused') field.current?.select()
  }, [state])

  return (
    <div className={`grid gap-xs ${styles.copy}`}>
      <button type="button" className="btn lg outline" onClick={() => void copy()}>
        <Icon of={state === 'copied' ? Check : Link2} />
        <span>{children}</span>
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
