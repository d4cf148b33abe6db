'use client'

import { useId, useRef, useState } from 'react'
import { useWords } from '#words'

/** A link to send, with a button that copies it. Where the browser does not copy, it selects the link. */
export function CopyLine({ label, text }: { label: string; text: string }) {
  const words = useWords('results.copyLine')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    input.current?.select()
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      input.current?.focus()
    }
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="flex narrow:grid-cols-1! gap-3">
        <input ref={input} id={id} className="input" value={text} readOnly />
        <button type="button" className="btn btn-outline flex-none" onClick={() => void copy()}>
          {words.copy}
        </button>
      </div>
      <p role="status" className="text-ink-2 text-sm">
        {isCopied && words.copied}
      </p>
    </div>
  )
}
