import { problemTypes, type Problem, type ProblemName } from '@guest/api-contract';
import type { FastifyReply } from 'fastify';

/** A problem's body (RFC 9457). */
export function problemOf(name: ProblemName, detail?: string): Problem {
  return { ...problemTypes[name], ...(detail !== undefined && { detail }) };
}

/** Answers with a problem of the server itself, not of a backend handler. */
export function sendProblem(reply: FastifyReply, name: ProblemName, detail?: string): FastifyReply {
  const problem = problemOf(name, detail);
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem));
}
