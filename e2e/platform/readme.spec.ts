/** The README's calls, run as they stand there. */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from '../support/checks'
import { newEmail } from '../support/people'

test('the API in five calls', async ({ baseURL }) => {
  test.skip(spawnSync('curl', ['--version']).status !== 0, 'curl is not installed')
  const [, script = ''] = /^## The API in five calls[\s\S]*?```sh\n([\s\S]*?)```/m.exec(
    readFileSync('README.md', 'utf8'),
  ) as string[]
  expect(script.match(/curl /g)).toHaveLength(5)
  const here = script
    .replace('http://localhost:3000', baseURL ?? '')
    .replace('ada@example.com', newEmail('readme'))
  const output = execFileSync('bash', ['-euc', here], { encoding: 'utf8' })
  const [submitted, read] = output.replaceAll('}{', '}\n{').split('\n')
  // What was picked, by letter, is in the answer to the submit alone.
  const { picked, ...result } = JSON.parse(submitted ?? '')
  expect(result).toMatchObject({ counted_questions: 28, is_sample: false })
  expect(picked).toHaveLength(28)
  expect(JSON.parse(read ?? '')).toEqual(result)
})
