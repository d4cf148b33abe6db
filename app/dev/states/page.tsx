import type { Metadata } from 'next'
import { MAIN_ID } from '@/components/layout/skip-link'
import { routes } from '@/lib/routes'
import { SCREENS } from './list'
import styles from './page.module.css'
import { requireStates } from './require-states'

export const metadata: Metadata = { title: 'Every state', robots: { index: false } }

export default async function StatesPage() {
  await requireStates()
  return (
    <main id={MAIN_ID} className={`wrap ${styles.page}`}>
      <h1 className="d2">Every state of every screen</h1>
      <div className={styles.screens}>
        {SCREENS.map(({ title, path, states }) => (
          <section key={title}>
            <h2 className="h3">{title}</h2>
            <p className={`sm mut ${styles.path}`}>{path}</p>
            <ul>
              {states.map(({ id, shows }) => (
                <li key={id} className={styles.state}>
                  <a className="link" href={`${routes.states}/${id}`}>
                    {id}
                  </a>
                  <p className="sm mut">{shows}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  )
}
