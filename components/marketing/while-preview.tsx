'use client'

import { useEffect, useState } from 'react'
import { arePaymentsOpen } from '@/lib/client/payments-open'

interface WhilePreviewProps {
  /** What stands here while payments are open, and until we know. */
  otherwise?: React.ReactNode
  children: React.ReactNode
}

/** What is true only while payments are not open. The landing page is built before that is known, so the browser asks. */
export function WhilePreview({ otherwise = null, children }: WhilePreviewProps) {
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    let isHere = true
    void arePaymentsOpen().then((open) => isHere && setOpen(open))
    return () => {
      isHere = false
    }
  }, [])
  return isOpen ? otherwise : children
}
