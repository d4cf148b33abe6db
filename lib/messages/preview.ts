import { failureMessages } from './failure'

export const previewMessages = {
  ...failureMessages.preview,
  noCode: 'No personality type code provided',
} as const
