import type { z } from 'zod'
import type { ErrorCode } from './errors'
import type { LimitName } from './limits'

/** The largest body that a request may have. */
export const MAX_BODY_BYTES = 64 * 1024

/**
 * Marks an answer that is complete before it is sent, between its handler and the HTTP server, which takes the mark away
 * and says the length (lib/runtime/http/whole-answer.ts). Next lets no Content-Length pass.
 */
export const WHOLE_ANSWER = 'x-whole-answer'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call:
 * `public`: anyone. `result`: the owner of the result that the path, the query or the body names. `premium`: a reader of
 * it, whose complete report is unlocked (both in lib/server/assessments/results.ts). `user`: any signed-in person.
 * `own`: a signed-in person, for a result, a draft, a session or a comparison of theirs. `member`, `leader`: those of the group that the path
 * names; `first_leader`: its one first leader. `pair`: the two people of the comparison that the path names, signed in or
 * not. `participant`: someone who takes part in the live session that the path names, signed in or not. `admin`: admins; all others get 404, signed in or not.
 */
export type Access =
  | 'public'
  | 'result'
  | 'premium'
  | 'user'
  | 'own'
  | 'member'
  | 'leader'
  | 'first_leader'
  | 'pair'
  | 'participant'
  | 'admin'

/**
 * What a browser needs to call an endpoint. The browser's bundle has the entries only; the schemas are in the file of the
 * same name one folder up, from which it imports types.
 */
export interface Entry {
  method: Method
  /** As Next routes it, with `:name` for parameters. */
  path: string
  access: Access
  /** The answer may set a new guest cookie, so a browser makes one such call at a time. */
  renewsGuest?: boolean
}

/** Declares how an endpoint is called, and by whom. */
export function entry<const M extends Method, const Path extends string, const Who extends Access>(
  method: M,
  path: Path,
  access: Who,
  more: Pick<Entry, 'renewsGuest'> = {},
) {
  return { method, path, access, ...more }
}

const NEED_SESSION = ['user', 'own', 'member', 'leader', 'first_leader'] as const

/** These answer 401 without a session. An admin's endpoint answers 404 instead. */
export type NeedsSession = (typeof NEED_SESSION)[number]

export function needsSession(access: Access): access is NeedsSession {
  return NEED_SESSION.some((one) => one === access)
}

/** Endpoints that refuse calls from other sites: changes, and what admins read, because that may be recorded as their act. */
export function isForOwnPages({ method, access }: Pick<Entry, 'method' | 'access'>): boolean {
  return method !== 'GET' || access === 'admin'
}

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> extends Entry {
  access: Who
  summary: string
  /** Its answer is the same for everyone, so the caller is not looked up. */
  anonymous?: true
  /** Its answer stays the same while the process lives, which keeps it (lib/runtime/http/static-cache.ts). */
  lasting?: true
  /** Called by machines every few seconds: logged only when it fails. */
  byTheClock?: true
  /** `cookie`: bearer tokens are ignored, so that one cannot prolong itself. */
  carrier?: 'cookie'
  params?: Params
  query?: Query
  body?: Body
  /** Takes the body unparsed, because a signature covers every byte of it. */
  rawBody?: true
  /** Schema of the JSON answer, or the media type of another kind of answer. */
  response: Answer | 'application/pdf' | 'text/csv' | 'text/calendar' | 'text/plain' | 'none'
  /** A browser keeps the answer as a file of this name. */
  fileName?: string
  /** Status of success. */
  status: number
  /** Errors beyond those of every endpoint. */
  errors?: readonly ErrorCode[]
  /** With any, 429 is an answer. */
  limits?: readonly LimitName[]
  /** Reads the Idempotency-Key header. */
  idempotent?: boolean
}

/** The one object that server, OpenAPI and tests use. */
export function endpoint<
  E extends Entry,
  Params extends z.ZodType = never,
  Query extends z.ZodType = never,
  Body extends z.ZodType = never,
  Answer extends z.ZodType = never,
>(
  entry: E,
  declaration: Omit<Endpoint<Params, Query, Body, Answer>, keyof Entry>,
): E & Endpoint<Params, Query, Body, Answer, E['access']> {
  return { ...entry, ...declaration }
}

type Output<Schema> = [Schema] extends [never]
  ? undefined
  : Schema extends z.ZodType
    ? z.output<Schema>
    : undefined
type Input<Schema> = [Schema] extends [never]
  ? undefined
  : Schema extends z.ZodType
    ? z.input<Schema>
    : undefined

export type ParamsOf<E> =
  E extends Endpoint<infer P, infer _Q, infer _B, infer _A> ? Output<P> : never
export type QueryOf<E> =
  E extends Endpoint<infer _P, infer Q, infer _B, infer _A> ? Output<Q> : never
export type BodyOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? Output<B> : never
export type BodyInput<E> =
  E extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? Input<B> : never
export type AnswerOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? Output<A> : never

/** Fills `:name` in an endpoint's path. */
export function pathOf(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
