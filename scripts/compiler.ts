/** TypeScript's own view of the sources, for tests that read them as it does. */
const CHANGED =
  'TypeScript has changed inside. Tests ask its compiler by the undocumented typescript/unstable, because no documented way exists in version 7: mend it here, or see whether one does by now.'

/** Not resolved before a test runs, so that a missing module is said in words. */
const load = (name: string) =>
  import(/* @vite-ignore */ name).catch((cause) => {
    throw new Error(CHANGED, { cause })
  })

/** What recognizes each kind of node. */
export const is: typeof import('typescript/unstable/ast/is') = await load(
  'typescript/unstable/ast/is',
)
/** The compiler itself. */
export const compiler: typeof import('typescript/unstable/sync') = await load(
  'typescript/unstable/sync',
)

/** The whole project; `close` ends its process. */
export function openProject() {
  const api = new compiler.API()
  const [project] = api.updateSnapshot({ openProjects: ['tsconfig.json'] }).getProjects()
  if (!project) throw new Error('TypeScript found no project here.')
  const { checker, program } = project
  return { checker, program, close: () => api.close() }
}
