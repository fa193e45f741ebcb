import { ApiError } from '@werkbank/contracts/client';
import { askAgain } from './ask-again';

const answered = (status: number) => new ApiError(status, { code: 'NOT_FOUND', message: '' });

describe('what could not be read', () => {
  it.each([
    ['a service that is starting again', answered(503)],
    ['a service that failed', answered(500)],
    ['no connection', answered(0)],
  ])('is asked for once more by itself: %s', (_, error) => {
    expect(askAgain(0, error)).toBe(true);
    expect(askAgain(1, error)).toBe(false);
  });

  it.each([400, 401, 403, 404, 409, 429])('is not requested again after a refusal: %d', (status) => {
    expect(askAgain(0, answered(status))).toBe(false);
  });
});
