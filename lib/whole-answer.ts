/**
 * Marks an answer that is complete before it is sent, between its handler and the HTTP server, which takes the mark away
 * (lib/runtime/http/whole-answer.ts). Next lets no Content-Length pass.
 */
export const WHOLE_ANSWER = 'x-whole-answer'
