'use client'

import { CircleCheck } from 'lucide'
import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { messages } from '@/lib/messages'
import styles from './declined.module.css'

/** The invitation was turned down. It takes the place of the buttons, one of which had the focus. */
export function Declined() {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <p
      ref={text}
      tabIndex={-1}
      className={`row gap-s medium good rounded ${styles.note}`}
      role="status"
    >
      <Icon of={CircleCheck} />
      {messages.groups.declined}
    </p>
  )
}
