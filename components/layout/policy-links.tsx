'use client'

import { useState } from 'react'
import { legalPath, type PolicyKey } from '@/lib/routes'
import type { PolicyDialog as PolicyDialogType } from './policy-dialog'
import styles from './site-footer.module.css'

interface PolicyLinksProps {
  policies: readonly { key: PolicyKey; title: string }[]
  /** What else the list links to, as its first items. */
  children?: React.ReactNode
}

type Click = React.MouseEvent<HTMLAnchorElement>

/** The texts are fetched when somebody wants them: no page carries them along. */
const loadDialog = () => import('./policy-dialog')

/** Real links to the policies' pages; with JavaScript they open the policy over this page instead. */
export function PolicyLinks({ policies, children }: PolicyLinksProps) {
  const [Dialog, setDialog] = useState<typeof PolicyDialogType>()
  const [policy, setPolicy] = useState<PolicyKey>('privacy')
  const [open, setOpen] = useState(false)

  async function show(event: Click, key: PolicyKey) {
    if (wantsOwnTab(event)) return
    event.preventDefault()
    const link = event.currentTarget
    try {
      const { PolicyDialog } = await loadDialog()
      // Safari does not focus a clicked link, and the dialog gives the focus back to what had it.
      link.focus()
      setDialog(() => PolicyDialog)
      setPolicy(key)
      setOpen(true)
    } catch {
      location.assign(link.href)
    }
  }

  return (
    <>
      <ul className={styles.links}>
        {children}
        {policies.map(({ key, title }) => (
          <li key={key}>
            <a
              href={legalPath(key)}
              aria-haspopup="dialog"
              onClick={(event) => void show(event, key)}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      {Dialog && <Dialog policy={policy} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

function wantsOwnTab({ metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
