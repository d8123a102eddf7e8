import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemTypes, type ProblemName } from '@guest/api-contract';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { describeError } from '../diagnostics/logger';
import { problemOf, sendProblem } from './problems';

const names = Object.keys(problemTypes) as ProblemName[];

// Statuses that several problems share, and the one that Fastify's own errors mean.
const meant: Partial<Record<number, ProblemName>> = {
  400: 'invalidRequest',
  409: 'conflict',
  422: 'unprocessable',
};

/** The problem that a refusal of Fastify itself stands for; undefined when the fault is ours. */
function problemNameOf(status: number | undefined): ProblemName | undefined {
  if (status === undefined || status < 400 || status >= 500) return undefined;
  return meant[status] ?? names.find((name) => problemTypes[name].status === status) ?? 'invalidRequest';
}

// For the developer of a client: Fastify's own messages may quote the request.
const details: Partial<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as Content-Length says',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send application/json',
  GUEST_ERR_BROKEN_FORM: 'The form cannot be read',
  GUEST_ERR_MANY_PARTS: 'The form has too many parts',
  FST_ERR_BAD_URL: 'The address is not encoded correctly',
};

/** Answers every error as a problem: the client's as 4xx, ours as 500 with a log line. */
export function createErrorHandler(logger: Logger) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const name = problemNameOf(error.statusCode);
    if (name !== undefined) return sendProblem(reply, name, details[error.code]);
    const { id: requestId, method } = request;
    const route = request.routeOptions?.url ?? '(none)';
    logger.error({ requestId, method, route, error: describeError(error) }, 'request failed');
    return sendProblem(reply, 'internal');
  };
}

/** Handles unknown routes and errors outside of routes. */
export function addErrorHandlers(app: FastifyInstance, logger: Logger): void {
  app.setErrorHandler<FastifyError>(createErrorHandler(logger));
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return sendProblem(reply, 'notFound');
    return sendProblem(reply.header('allow', 'GET, HEAD'), 'methodNotAllowed');
  });
}

const statusOfCode: Partial<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers a malformed request on the bare socket. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOfCode[error.code] ?? 400;
  const title = STATUS_CODES[status] ?? 'Bad Request';
  const problem = status === 400 ? problemOf('invalidRequest') : { type: 'about:blank', title, status };
  const body = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\ncontent-type: application/problem+json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
