import { ApiError, createClient } from './index.js';

const refused = { code: 'AUTHENTICATION_REQUIRED', message: 'Please log in.' } as const;

/** A service that takes one token only. */
function setUp(good: string, renewed: () => Promise<string | undefined>) {
  const seen: string[] = [];
  const complaints: ApiError[] = [];
  const api = createClient({
    baseUrl: 'https://werkbank.example',
    accessToken: async () => 'former',
    renewedToken: renewed,
    onUnauthenticated: (error) => complaints.push(error),
    fetch: async (_, init) => {
      const given = new Headers(init?.headers).get('authorization') ?? '';
      seen.push(given);
      const taken = given === `Bearer ${good}`;
      return new Response(JSON.stringify(taken ? {} : refused), { status: taken ? 200 : 401 });
    },
  });
  const change = () => api('setUserLanguage', { params: { userId: 7 }, body: { language: 'en' } });
  return { change, seen, complaints };
}

it('goes through with a new token when the rights of the former one have changed', async () => {
  const { change, seen, complaints } = setUp('new', async () => 'new');
  expect(await change()).toEqual({});
  expect(seen).toEqual(['Bearer former', 'Bearer new']);
  expect(complaints).toEqual([]);
});

it.each<[string, () => Promise<string | undefined>, number]>([
  ['nobody is logged in any more', async () => undefined, 1],
  ['a new token is refused as well', async () => 'as bad', 2],
  ['there is no other token', async () => 'former', 1],
  ['nobody can renew just now', () => Promise.reject(new ApiError(503, refused)), 1],
])('says so, once, when %s', async (_, renewed, calls) => {
  const { change, seen, complaints } = setUp('new', renewed);
  await expect(change()).rejects.toMatchObject({ status: 401 });
  expect(seen).toHaveLength(calls);
  expect(complaints).toHaveLength(1);
});
