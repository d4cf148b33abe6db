'use client'

import { Check, Link2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Field } from '@/components/ui/field'
import type { StyleCode } from '@/lib/disc/styles'
import { typePath } from '@/lib/routes'
import styles from './copy-style-link.module.css'

interface CopyStyleLinkProps {
  code: StyleCode
  /** The label. */
  children?: React.ReactNode
}

/**
 * Copies the address of a style's public page: that page says nothing about the person who shares it. Where
 * the browser refuses (plain http, no permission), the address is shown, selected, to copy by hand.
 */
export function CopyStyleLink({
  code,
  children = 'Copy link to your style’s page',
}: CopyStyleLinkProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const [address, setAddress] = useState('')
  const field = useRef<HTMLInputElement>(null)

  async function copy() {
    const url = new URL(typePath(code), location.origin).href
    setAddress(url)
    // Emptied first, so that a second copy is announced as well.
    setState('idle')
    try {
      await navigator.clipboard.writeText(url)
      setState('copied')
    } catch {
      setState('refused')
      requestAnimationFrame(() => field.current?.select())
    }
  }

  const Icon = state === 'copied' ? Check : Link2
  return (
    <div className={styles.copy}>
      <button type="button" className="btn lg outline" onClick={() => void copy()}>
        <Icon className="icon" aria-hidden="true" />
        {children}
      </button>
      {state === 'refused' && (
        <Field ref={field} label="Link to copy" readOnly value={address} className={styles.field} />
      )}
      <p role="status" className={styles.status}>
        {state === 'copied' && 'Link copied'}
        {state === 'refused' && 'Your browser did not let us copy. The link is selected above.'}
      </p>
    </div>
  )
}
