/**
 * `npm run score -- --form form.json answers.csv > scores.csv` scores a file of answers to any most/least form; with
 * `--learn` it learns from the file first, and says what.
 * The table is made in a temporary file and printed when all of it is right; until then nothing is. Anything
 * wrong with what was given: a sentence, and exit code 2.
 */
import { createReadStream, createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { FileProblem } from './score-file/file-problem'
import { parseForm } from './score-file/form-file'
import { withoutBanner } from './score-file/npm-banner'
import { scoreFile } from './score-file/score-file'

const STDOUT = 1
const folder = mkdtempSync(join(tmpdir(), 'discern-score-'))
try {
  const { form, answers, learn } = given()
  const scores = join(folder, 'scores.csv')
  const said = await scoreFile(parseForm(readFileSync(form, 'utf8')), answers, scores, { learn })
  if (said) console.error(said)
  await print(scores)
} catch (error) {
  const { code } = error as NodeJS.ErrnoException
  // The reader of the pipe has stopped (`| head`).
  if (code !== 'EPIPE') {
    withoutBanner(STDOUT)
    console.error(isTheirs(error) ? (error as Error).message : error)
    process.exitCode = isTheirs(error) ? 2 : 1
  }
} finally {
  rmSync(folder, { recursive: true })
}

function given(): { form: string; answers: string; learn: boolean } {
  const { values, positionals } = parseArgs({
    options: { form: { type: 'string' }, learn: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [answers] = positionals
  if (!values.form || !answers || positionals.length > 1) {
    throw new FileProblem(
      'Use: npm run score -- --form form.json [--learn] answers.csv > scores.csv',
    )
  }
  return { form: values.form, answers, learn: values.learn }
}

/** Wrong options, missing files and wrong contents are reported in a sentence; all else is a bug. */
function isTheirs(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException
  return (
    error instanceof FileProblem ||
    ['ENOENT', 'EISDIR', 'EACCES'].includes(code) ||
    code.startsWith('ERR_PARSE_ARGS')
  )
}

async function print(path: string): Promise<void> {
  const start = withoutBanner(STDOUT)
  // Writing starts at an explicit offset, because npm's two lines have moved the file's own.
  const output =
    start === null ? process.stdout : createWriteStream('', { fd: STDOUT, start, autoClose: false })
  await pipeline(createReadStream(path), output, { end: false })
}
