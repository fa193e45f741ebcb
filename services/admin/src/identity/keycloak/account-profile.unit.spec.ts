import { userIdOf, userNameOf } from './account-profile.js';

describe('the name of an account', () => {
  it.each([1, 4711, 2_147_483_647])('tells whose it is: %d', (userId) => {
    expect(userIdOf(userNameOf(userId))).toBe(userId);
  });

  it.each(['stray-1', 'user-', 'user-1x', `user-${'9'.repeat(40)}`])('%s is of nobody', (userName) => {
    expect(userIdOf(userName)).toBeUndefined();
  });
});
