import { asRequestId } from './request-id.js';

it('keeps an id that came in', () => {
  expect(asRequestId('3f2a9c1e-77aa')).toBe('3f2a9c1e-77aa');
});

it.each([undefined, '', 'short', 'x'.repeat(65), 'line\nbreak-12345', ['a-list-of-ids'], '{"a":"json-123"}'])(
  'makes a new one instead of %p',
  (given) => {
    expect(asRequestId(given)).toMatch(/^[0-9a-f-]{36}$/);
  },
);
