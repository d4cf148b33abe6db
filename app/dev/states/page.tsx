import type { Metadata } from 'next'
import { MAIN_ID } from '@/components/layout/skip-link'
import { routes } from '@/lib/routes'
import { SCREENS } from './list'
import { requireStates } from './require-states'

export const metadata: Metadata = { title: 'Every state', robots: { index: false } }

export default async function StatesPage() {
  await requireStates()
  return (
    <main id={MAIN_ID} className="container px-0 pt-12 pb-24">
      <h1 className="text-d2">Every state of every screen</h1>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(340px,100%),1fr))] gap-y-11 gap-x-9 mt-11">
        {SCREENS.map(({ title, path, states }) => (
          <section key={title}>
            <h2 className="text-h3">{title}</h2>
            <p className="text-sm mx-0 text-ink-2 mt-1 mb-3.5">{path}</p>
            <ul>
              {states.map(({ id, shows }) => (
                <li key={id} className="px-0 py-2 border-line border-t">
                  <a className="link" href={`${routes.states}/${id}`}>
                    {id}
                  </a>
                  <p className="text-sm text-ink-2">{shows}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  )
}
