import { date } from '../entities/values.js';
import { errorBody } from '../errors/index.js';
import { z } from 'zod';
import { refusalOfIssue } from './refusal-of-issue.js';

const form = z.object({
  name: z.string().min(3).max(5),
  text: z.string().min(1),
  count: z.number().min(2).max(9),
  weight: z.number().gt(0).lt(10),
  email: z.email(),
  items: z.array(z.object({ quantity: z.int() })),
  day: date.optional(),
});
const right = { name: 'abc', text: 'x', count: 3, weight: 1, email: 'a@b.example', items: [{ quantity: 1 }] };
const refusalOf = (given: unknown) => {
  const { error } = form.safeParse(given);
  return refusalOfIssue(error?.issues ?? [], given);
};

it.each([
  [{ name: undefined }, { code: 'FIELD_REQUIRED', field: 'name' }],
  [{ text: '' }, { code: 'FIELD_REQUIRED', field: 'text' }],
  [{ name: 'ab' }, { code: 'FIELD_TOO_SHORT', field: 'name', params: { min: 3 } }],
  [{ name: 'abcdef' }, { code: 'FIELD_TOO_LONG', field: 'name', params: { max: 5 } }],
  [{ count: 1 }, { code: 'NUMBER_TOO_SMALL', field: 'count', params: { min: 2 } }],
  [{ count: 10 }, { code: 'NUMBER_TOO_LARGE', field: 'count', params: { max: 9 } }],
  [{ weight: 0 }, { code: 'NUMBER_NOT_MORE', field: 'weight', params: { more: 0 } }],
  [{ weight: 10 }, { code: 'NUMBER_NOT_LESS', field: 'weight', params: { less: 10 } }],
  [{ count: 'three' }, { code: 'NOT_A_NUMBER', field: 'count' }],
  [{ email: 'nobody' }, { code: 'INVALID_EMAIL', field: 'email' }],
  [{ email: ' ' }, { code: 'FIELD_REQUIRED', field: 'email' }],
  [{ day: '21.11.2026' }, { code: 'NOT_A_DATE', field: 'day', params: { example: '2026-11-21' } }],
  [{ day: '2026-02-29' }, { code: 'NOT_A_DATE', field: 'day' }],
  [{ day: '0000-01-01' }, { code: 'NOT_A_DATE', field: 'day' }],
  [{ items: [{ quantity: 1 }, {}] }, { code: 'FIELD_REQUIRED', field: 'items.1.quantity' }],
  [{ items: 'none' }, { code: 'MALFORMED_REQUEST', field: 'items' }],
])('names the error of %j', (change, expected) => {
  expect(refusalOf({ ...right, ...change })).toMatchObject(expected);
});

it('names the first error only, in the requested language', () => {
  const refusal = refusalOf({ ...right, name: 'ab', count: 'three' });
  expect(errorBody(refusal, 'de').message).toBe('Name muss mindestens 3 Zeichen enthalten.');
  expect(errorBody(refusal, 'en').message).toBe('Name must contain at least 3 characters.');
});

it('takes a code of the error table as a rule of its own', () => {
  const schema = z.object({ date: z.string().refine(() => false, 'PLANNED_DELIVERY_IN_PAST') });
  const { error } = schema.safeParse({ date: 'x' });
  expect(refusalOfIssue(error?.issues ?? [], { date: 'x' })).toMatchObject({
    code: 'PLANNED_DELIVERY_IN_PAST',
    field: 'date',
  });
});

it('calls a request without any body malformed', () => {
  expect(refusalOf(undefined)).toMatchObject({ code: 'MALFORMED_REQUEST' });
});
