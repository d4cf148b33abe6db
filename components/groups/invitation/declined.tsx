'use client'

import { CircleCheck } from 'lucide'
import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { groupsMessages } from '@/lib/messages/groups'

/** The invitation was turned down. It takes the place of the buttons, one of which had the focus. */
export function Declined() {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <p
      ref={text}
      tabIndex={-1}
      className="flex items-center gap-3 rounded-field bg-success-tint px-4 py-3.5 font-550 text-success"
      role="status"
    >
      <Icon of={CircleCheck} />
      {groupsMessages.declined}
    </p>
  )
}
