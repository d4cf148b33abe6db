import '@/app/utilities.css'
import type { Metadata } from 'next'
import { MAIN_ID } from '@/components/layout/skip-link'
import { FullLink } from '@/components/ui/language/full-link'
import { routes } from '@/lib/routes'
import { SCREENS } from './list'
import { requireStates } from './require-states'

export const metadata: Metadata = { title: 'Every state', robots: { index: false } }

export default async function StatesPage() {
  await requireStates()
  return (
    <main id={MAIN_ID} className="container px-0 pt-12 pb-24">
      <h1 className="text-d2">Every state of every screen</h1>
      <div className="mt-11 grid grid-cols-[repeat(auto-fill,minmax(min(340px,100%),1fr))] gap-x-9 gap-y-11">
        {SCREENS.map(({ title, path, states }) => (
          <section key={title}>
            <h2 className="text-h3">{title}</h2>
            <p className="mx-0 mt-1 mb-3.5 text-ink-2 text-sm">{path}</p>
            <ul>
              {states.map(({ id, shows }) => (
                <li key={id} className="border-line border-t px-0 py-2">
                  <FullLink className="link" href={`${routes.states}/${id}`}>
                    {id}
                  </FullLink>
                  <p className="text-ink-2 text-sm">{shows}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  )
}
