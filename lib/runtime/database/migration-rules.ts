/**
 * What a migration may not do, because the version before goes on running while it is applied, and after it for as long
 * as an operator takes: expand first, contract in a later release.
 */

interface Rule {
  found: RegExp
  why: string
  /** Allowed on a table that the same migration makes: nothing reads it yet. */
  isFineOnNew?: boolean
}

const TABLE = String.raw`(?:ONLY )?"?(?<table>\w+)"?`
const ALTER = String.raw`ALTER TABLE ${TABLE}[^;]*?\b`

const RULES: Rule[] = [
  { found: /\bRENAME\b/i, why: 'renames: the version before asks for the old name' },
  {
    found: /\bDROP (TABLE|TYPE|VIEW|FUNCTION|SCHEMA)\b/i,
    why: 'drops what the version before uses',
  },
  {
    found: new RegExp(`${ALTER}DROP COLUMN`, 'i'),
    why: 'drops a column: the version before reads it',
  },
  {
    found: new RegExp(`${ALTER}SET NOT NULL`, 'i'),
    why: 'requires a column: the version before leaves it out, and all rows are read under a lock',
    isFineOnNew: true,
  },
  {
    found: new RegExp(`${ALTER}ADD COLUMN (?![^,;]*\\bDEFAULT\\b)[^,;]*NOT NULL`, 'i'),
    why: 'requires a new column without a default: the version before cannot fill it',
    isFineOnNew: true,
  },
  {
    found: new RegExp(`${ALTER}ALTER COLUMN [^,;]* TYPE\\b`, 'i'),
    why: 'changes a type: all rows are written anew under a lock',
    isFineOnNew: true,
  },
  {
    found: new RegExp(`${ALTER}ADD CONSTRAINT (?![^;]*NOT VALID)[^;]*(FOREIGN KEY|CHECK)`, 'i'),
    why: 'checks all rows under a lock: add it NOT VALID, and VALIDATE it in the next migration',
    isFineOnNew: true,
  },
  {
    found: new RegExp(`CREATE (UNIQUE )?INDEX (?!CONCURRENTLY)[^;]*? ON ${TABLE}`, 'i'),
    why: 'locks the table while it makes an index: say CONCURRENTLY, in a migration of its own',
    isFineOnNew: true,
  },
  { found: /\b(LOCK TABLE|VACUUM FULL|CLUSTER)\b/i, why: 'locks a table' },
  { found: /\bTRUNCATE\b/i, why: 'empties a table' },
]

/**
 * What stands against a migration, a sentence each; none, if it may run beside the version before. A line
 * `-- contract: why` above a statement says that no version that may still run needs what it takes away.
 */
export function objectionsTo(sql: string): string[] {
  const made = new Set(
    [...sql.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)"?/gi)].map(([, table]) => table),
  )
  return statementsOf(sql).flatMap((statement) =>
    RULES.filter(({ found, isFineOnNew }) => {
      const match = found.exec(statement)
      return match && !(isFineOnNew && made.has(match.groups?.table ?? ''))
    }).map(({ why }) => `"${statement.replaceAll(/\s+/g, ' ').slice(0, 80)}" ${why}.`),
  )
}

/** Without comments, and without those that a contract lets through. Bodies of functions are not looked into. */
function statementsOf(sql: string): string[] {
  return sql
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, '')
    .split(';')
    .filter((statement) => !/^\s*-- contract: \S/m.test(statement))
    .map((statement) => statement.replaceAll(/--.*$/gm, '').trim())
    .filter(Boolean)
}
