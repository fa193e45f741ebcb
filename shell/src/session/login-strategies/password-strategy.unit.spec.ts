import { passwordStrategy } from './password-strategy';

it('logs in once the logout before it is answered, whatever the answer is', async () => {
  const logout = Promise.withResolvers<void>();
  const asked: string[] = [];
  const strategy = passwordStrategy(((name: string) => {
    asked.push(name);
    return name === 'logout' ? logout.promise : Promise.resolve({});
  }) as unknown as Parameters<typeof passwordStrategy>[0]);
  const ended = strategy.end('s1');
  const loggedIn = strategy.logIn('anna@example.com', 'Werkbank-2026');
  await Promise.resolve();
  expect(asked).toEqual(['logout']);
  logout.reject(new Error('the service is down'));
  await expect(ended).rejects.toThrow('the service is down');
  await loggedIn;
  expect(asked).toEqual(['logout', 'login']);
});
