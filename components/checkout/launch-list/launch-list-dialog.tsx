'use client'

import { LaunchListSender } from './launch-list-sender'
import { PreviewModeDialog } from './preview-mode-dialog'
import { useLaunchList } from './use-launch-list'

/** The launch list away from the checkout. */
export function LaunchListDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const list = useLaunchList()
  return (
    <>
      <LaunchListSender />
      <PreviewModeDialog list={list} open={open} onClose={onClose} />
    </>
  )
}
