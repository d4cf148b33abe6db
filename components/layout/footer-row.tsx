'use client'

import { useState } from 'react'
import { FullLink } from '@/components/ui/language/full-link'
import { Link } from '@/components/ui/link'
import { POLICY_TITLES } from '@/lib/copy/policy-dates'
import { CONTACT_EMAIL, OPERATOR } from '@/lib/operator'
import { COPYRIGHT_FROM, PRODUCT } from '@/lib/product'
import { legalPath, POLICY_KEYS, type PolicyKey, routes } from '@/lib/routes'
import type { PolicyDialog as PolicyDialogType } from './policy-dialog'
import styles from './site-footer.module.css'
import { ThemeSwitch } from './theme-switch'

interface FooterRowProps {
  /** The server's year: a page that was built last year hydrates with the same. */
  year: number
}

type Click = React.MouseEvent<HTMLAnchorElement>

/** The texts are fetched on a press, so that no page carries them. */
const loadDialog = () => import('./policy-dialog')

/** The footer's links. Policies link to their pages; with JavaScript they open over this page instead. */
export function FooterRow({ year }: FooterRowProps) {
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
    <div className={`container flex flex-wrap items-center ${styles.row}`}>
      <span>
        <span>{`© ${COPYRIGHT_FROM}–${year} ${PRODUCT}.`}</span> <RunBy />
      </span>
      <ul className={`flex flex-wrap ${styles.links}`}>
        <li>
          <Link
            className="inline-flex min-h-11 items-center text-ink underline-offset-4 [text-decoration-color:var(--line-strong)] hover:[text-decoration-color:currentColor]"
            href={routes.about}
          >
            Who we are
          </Link>
        </li>
        <li>
          <Link
            className="inline-flex min-h-11 items-center text-ink underline-offset-4 [text-decoration-color:var(--line-strong)] hover:[text-decoration-color:currentColor]"
            href={routes.method}
          >
            How we measure
          </Link>
        </li>
        <li>
          <Link
            className="inline-flex min-h-11 items-center text-ink underline-offset-4 [text-decoration-color:var(--line-strong)] hover:[text-decoration-color:currentColor]"
            href={routes.forTeams}
          >
            For teams
          </Link>
        </li>
        {POLICY_KEYS.map((key) => (
          <li key={key}>
            <FullLink
              className="inline-flex min-h-11 items-center text-ink underline-offset-4 [text-decoration-color:var(--line-strong)] hover:[text-decoration-color:currentColor]"
              href={legalPath(key)}
              aria-haspopup="dialog"
              onClick={(event) => void show(event, key)}
            >
              {POLICY_TITLES[key]}
            </FullLink>
          </li>
        ))}
      </ul>
      {Dialog && <Dialog policy={policy} open={open} onClose={() => setOpen(false)} />}
      <ThemeSwitch />
    </div>
  )
}

/** The operator of this copy, with the address to write to. */
function RunBy() {
  if (!OPERATOR && !CONTACT_EMAIL) return <span>All rights reserved.</span>
  const name = OPERATOR || CONTACT_EMAIL
  const link = (
    <a
      className="underline-offset-4 [text-decoration-color:var(--line-strong)]"
      href={`mailto:${CONTACT_EMAIL}`}
    >
      {name}
    </a>
  )
  return (
    <span>
      Run by {CONTACT_EMAIL ? link : <span>{name}</span>}
      <span>.</span>
    </span>
  )
}

function wantsOwnTab({ metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
