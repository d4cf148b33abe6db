import { Ban, Check, Clock, TriangleAlert, Undo2 } from 'lucide-react'
import type { AdminOrder } from '@/lib/api/admin-sales'
import styles from './order-tag.module.css'

type Status = AdminOrder['status']

export const ORDER_STATUS: Record<Status, { text: string; Icon: typeof Check }> = {
  open: { text: 'Not paid yet', Icon: Clock },
  paid: { text: 'Paid', Icon: Check },
  canceled: { text: 'Canceled', Icon: Ban },
  refunded: { text: 'Refunded', Icon: Undo2 },
  disputed: { text: 'In dispute', Icon: TriangleAlert },
}

/** How an order stands: a word and a sign of its own, so that a row is found without reading it. */
export function OrderTag({ status }: { status: Status }) {
  const { text, Icon } = ORDER_STATUS[status]
  return (
    <span className={`tag ${styles.tag} ${styles[status]}`}>
      <Icon className="icon" aria-hidden="true" />
      {text}
    </span>
  )
}
