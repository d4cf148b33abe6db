import '@/app/utilities.css'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Fragment } from 'react'
import { localPath } from '@/lib/languages/of-page'
import { missingPagePath } from '@/lib/routes'
import { accountStates } from '../account-results'
import { adminStates } from '../admin'
import { Shown } from '../after-load'
import { allGroupStates } from '../all-groups'
import { assessmentStates } from '../assessment'
import { checkoutStates } from '../checkout'
import { homeStates } from '../home'
import { isStateId, type StateId } from '../list'
import { passStates } from '../pass'
import { profileStates } from '../profile'
import { publicStates } from '../public-pages'
import { reportStates } from '../report'
import { requireStates } from '../require-states'
import { resultStates } from '../result-pages'
import { revealStates } from '../reveal'
import { settlingStates } from '../settling'

const DRAWN: Record<StateId, () => React.ReactNode> = {
  ...assessmentStates,
  ...homeStates,
  ...resultStates,
  ...revealStates,
  ...settlingStates,
  ...checkoutStates,
  ...passStates,
  ...reportStates,
  ...accountStates,
  ...profileStates,
  ...allGroupStates,
  ...adminStates,
  ...publicStates,
}

interface Props {
  params: Promise<{ state: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await params).state, robots: { index: false } }
}

export default async function StatePage({ params }: Props) {
  await requireStates()
  const { state } = await params
  if (!isStateId(state)) redirect(await localPath(missingPagePath))
  return (
    // A state that is gone to from another one starts anew.
    <Fragment key={state}>
      {DRAWN[state]()}
      <Shown />
    </Fragment>
  )
}
