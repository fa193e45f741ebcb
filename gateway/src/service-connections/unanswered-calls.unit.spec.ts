import type { FastifyRequest } from 'fastify';
import { answerTimeout } from './answer-timeout.js';
import { noteUnanswered, TooLate } from './unanswered-calls.js';
import { routes } from '@werkbank/contracts/routes';

it('warns of a call without an answer by its route, never by its address', () => {
  const warned: unknown[] = [];
  const request = {
    id: 'r1',
    url: '/api/authentication/accessTokens/secret',
    log: { warn: (line: unknown) => warned.push(line) },
  };
  noteUnanswered(
    request as unknown as FastifyRequest,
    routes.logout,
    new Error('late', { cause: new TooLate() }),
  );
  expect(warned).toEqual([
    {
      requestId: 'r1',
      method: 'DELETE',
      route: '/api/authentication/accessTokens/:token',
      service: 'admin',
      reason: 'Error: late',
    },
  ]);
});

it('gives visitors the shortest time, commands more, and files that are made meanwhile the most', () => {
  const kinds = [routes.getConfiguration, routes.listSalesOrders, routes.submitOrder];
  expect(kinds.map((route) => answerTimeout(route, 10))).toEqual([10, 20, 30]);
  expect(answerTimeout({ ...routes.getConfiguration, longAnswer: true }, 10)).toBe(60);
});
