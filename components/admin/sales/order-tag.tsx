import { Ban, Check, Clock, TriangleAlert, Undo2 } from 'lucide-react'
import type { AdminOrder } from '@/lib/api/admin-sales'
import { StateTag } from '../state-tag'

export const ORDER_STATUS = {
  open: { text: 'Not paid yet', Icon: Clock, kind: 'open' },
  paid: { text: 'Paid', Icon: Check, kind: 'good' },
  canceled: { text: 'Canceled', Icon: Ban, kind: 'open' },
  refunded: { text: 'Refunded', Icon: Undo2, kind: 'caution' },
  disputed: { text: 'In dispute', Icon: TriangleAlert, kind: 'bad' },
} as const

/** How an order stands. */
export function OrderTag({ status }: { status: AdminOrder['status'] }) {
  const { text, ...tag } = ORDER_STATUS[status]
  return <StateTag {...tag}>{text}</StateTag>
}
