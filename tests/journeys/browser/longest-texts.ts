import type { Page } from 'playwright-core';

/** Maximum lengths of user-defined texts, by the field of an answer. */
const lengths: Readonly<Record<string, number>> = {
  firstName: 100,
  lastName: 100,
  creatorFirstName: 100,
  creatorLastName: 100,
  who: 200,
  enteredBy: 200,
  email: 200,
  name: 500,
  companyName: 500,
  customerName: 500,
  producerName: 500,
  materialGroupName: 500,
  materialOrArticleGroupName: 500,
  discountGroupName: 500,
  algoliaId: 500,
  title: 500,
  fileName: 200,
  url: 500,
  city: 50,
  articleText: 200,
};

/** Replaces texts in all answers from now on by single words of the maximum length. */
export async function answerWithLongestTexts(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    // Event streams never end, and pages do not show answers to changes.
    if (request.method() !== 'GET' || request.url().includes('/order-changes')) return route.fallback();
    const response = await route.fetch();
    if (!(response.headers()['content-type'] ?? '').includes('json')) return route.fulfill({ response });
    return route.fulfill({ response, json: stretched(await response.json()) });
  });
}

function stretched(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => stretched(one, key));
  if (typeof value === 'string') {
    const length = lengths[key];
    return length === undefined || value === '' ? value : value.padEnd(length, 'werkzeugmaschinenfabrik');
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, stretched(one, name)]));
}
