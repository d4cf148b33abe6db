export const settlingMessages = {
  clear: 'One letter already leads clearly, so there is nothing to settle.',
  earlier:
    'This result is from before we could say how sure it is. Take the assessment again to find out.',
} as const
