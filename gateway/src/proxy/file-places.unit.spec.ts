import type { SignedInUser } from '@werkbank/contracts/access';
import { isRefusal } from '@werkbank/contracts/errors';
import { FilePlaces } from './file-places.js';

const person = (userId: number, companyId?: number) => ({ kind: 'user', userId, companyId }) as SignedInUser;
const places = () => new FilePlaces({ ofService: 16, ofPerson: 4, ofCompany: 8 });
const outcome = (taken: ReturnType<FilePlaces['take']>) => (isRefusal(taken) ? taken.code : 'taken');
const takenBy = (all: FilePlaces, callers: SignedInUser[]) =>
  callers.map((caller) => outcome(all.take('orders', caller)));

it('gives a person few places, and a company a few more', () => {
  const all = places();
  const own = Array.from({ length: 5 }, () => person(1, 7));
  expect(takenBy(all, own)).toEqual(['taken', 'taken', 'taken', 'taken', 'TOO_MANY_UPLOADS']);
  const colleagues = Array.from({ length: 5 }, (_, id) => person(10 + id, 7));
  expect(takenBy(all, colleagues)).toEqual(['taken', 'taken', 'taken', 'taken', 'TOO_MANY_UPLOADS']);
  expect(outcome(all.take('admin', person(1, 7)))).toBe('TOO_MANY_UPLOADS');
  expect(outcome(all.take('orders', person(2, 8)))).toBe('taken');
});

it('keeps the last places of a service for companies that send nothing to it', () => {
  const all = places();
  const many = [1, 2, 3].flatMap((company) =>
    Array.from({ length: 4 }, (_, id) => person(company * 10 + id, company)),
  );
  expect(new Set(takenBy(all, many))).toEqual(new Set(['taken']));
  expect(takenBy(all, [person(10, 1), person(40), person(40), person(50, 5)])).toEqual([
    'TOO_BUSY',
    'taken',
    'TOO_BUSY',
    'taken',
  ]);
});

it('has a place again once a file has gone, which counts once', () => {
  const all = places();
  const [first] = [1, 2, 3, 4].map(() => all.take('orders', person(1, 7)));
  if (!first || isRefusal(first)) throw new Error('no place');
  first();
  first();
  expect(takenBy(all, [person(1, 7), person(1, 7)])).toEqual(['taken', 'TOO_MANY_UPLOADS']);
});
