// Asks the addresses in PAGES (a JSON file) in turn, one after the other as one person would, and writes how many
// requests there were and what each page took to RESULT.
import http from 'k6/http';
import { check } from 'k6';

const urls = JSON.parse(open(__ENV.PAGES));

// k6 keeps figures of a page apart only where a threshold asks for them; these ask for nothing else.
const apart = Object.fromEntries(urls.map((_, page) => [`http_req_duration{page:${page}}`, []]));

export const options = {
  vus: 1,
  duration: __ENV.DURATION,
  summaryTrendStats: ['med', 'count'],
  thresholds: { checks: ['rate==1'], ...apart },
};

export default function ask() {
  const page = __ITER % urls.length;
  const answer = http.get(urls[page], { tags: { page: String(page) } });
  check(answer, { 'is answered': ({ status }) => status === 200 });
}

export function handleSummary({ metrics }) {
  const pages = urls.map((_, page) => metrics[`http_req_duration{page:${page}}`].values);
  const requests = metrics.http_reqs.values.count;
  const mediansMs = pages.map(({ med, count }) => (count > 0 ? med : null));
  return { [__ENV.RESULT]: JSON.stringify({ requests, mediansMs }) };
}
