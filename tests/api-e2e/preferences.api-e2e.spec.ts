import { ownPerson, type OwnPerson } from '../instance/own-person.ts';
import { eventually, signIn, visitor } from '../instance/running-instance.ts';

const bohrer = { query: { lng: 'de', q: 'bohrer' } } as const;

describe('a call without country and currency', () => {
  let person: OwnPerson;
  beforeAll(async () => {
    person = await ownPerson('chooses');
  }, 30_000);
  afterAll(() => person?.remove());

  it("answers for the company's, and from the person's choice on for that, on each of their devices", async () => {
    const { api, user } = await signIn(person.account);
    const search = () => api('searchArticles', bohrer);
    const currency = ({ articles }: Awaited<ReturnType<typeof search>>) =>
      articles[0]?.displayPrice?.currency;
    expect(currency(await search())).toBe('CHF');
    await api('setUserPreferences', {
      params: { userId: user.id },
      body: { country: 'DE', currency: 'EUR' },
    });
    const found = await eventually(search, (answer) => currency(answer) === 'EUR');
    const articleId = found.articles[0]?.articleId ?? '';
    const { singlePrice } = await api('getArticle', { params: { articleId }, query: { lng: 'de' } });
    expect(singlePrice).toMatchObject({ currency: 'EUR', taxRate: 19 });
    expect(currency(await visitor()('searchArticles', bohrer))).toBe('EUR');
  }, 40_000);
});
