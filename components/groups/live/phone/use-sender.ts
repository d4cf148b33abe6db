import { useEffect, useRef, useState } from 'react'
import { createSender, type Sender, type SenderOptions } from '@/lib/client/sender'

/** A sender for as long as the screen is there, with what the newest render says of its ends. */
export function useSender<T>(options: SenderOptions<T>): Sender<T>['push'] {
  const latest = useRef(options)
  const [sender] = useState(() =>
    createSender<T>({
      send: (value) => latest.current.send(value),
      gapMs: options.gapMs,
      onSent: () => latest.current.onSent?.(),
      onUnsent: () => latest.current.onUnsent?.(),
      onRefused: (reason) => latest.current.onRefused?.(reason),
    }),
  )
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => sender.start(), [sender])
  return sender.push
}
