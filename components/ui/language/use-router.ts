import { useRouter as useNextRouter } from 'next/navigation'
import { useMemo } from 'react'
import { pathIn } from '@/lib/languages/languages'
import { useLanguage } from './use-language'

/** Next's router, which goes to pages in the reader's language. The same for as long as that is. */
export function useRouter() {
  const router = useNextRouter()
  const language = useLanguage()
  return useMemo(() => {
    const { push, replace, refresh } = router
    return {
      push: (path: string) => push(pathIn(language, path)),
      replace: (path: string, how?: Parameters<typeof replace>[1]) =>
        replace(pathIn(language, path), how),
      refresh: () => refresh(),
    }
  }, [router, language])
}
