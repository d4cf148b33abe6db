import { formMessages } from '@/lib/messages/form'
import { message } from '../message'

/** On every page: given once, by the root layout. */
export const controls = {
  close: 'Close',
  cancel: 'Cancel',
  show: 'Show',
  hide: 'Hide',
  /** What the two say to a screen reader. */
  showField: message<{ label: string }>('Show {label}'),
  hideField: message<{ label: string }>('Hide {label}'),
  noAnswer: formMessages.noAnswer,
} as const
