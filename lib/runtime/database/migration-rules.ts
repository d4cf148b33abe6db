/**
 * What a migration may not do: the previous version runs while it is applied, and for some time after. A release adds;
 * what it replaces is removed in a later one.
 */

interface Rule {
  found: RegExp
  why: string
  /** Allowed on a table that the same migration creates. */
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
  {
    found: /\bALTER TYPE [^;]*\bADD VALUE\b/i,
    why: 'adds an enum value: the version before fails on a row that has it, so no code may write it before the next release; say so in -- contract',
  },
]

/**
 * One sentence for each statement that breaks a rule. A line `-- contract: why` above a statement allows it: it says why
 * no version that may still run is affected.
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

/** Without comments, bodies of functions, and statements that a contract allows. */
function statementsOf(sql: string): string[] {
  return sql
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, '')
    .split(';')
    .filter((statement) => !/^\s*-- contract: \S/m.test(statement))
    .map((statement) => statement.replaceAll(/--.*$/gm, '').trim())
    .filter(Boolean)
}
