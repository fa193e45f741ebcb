// Asks the addresses in PAGES (a JSON file) in turn, one after the other as one person would, and writes what a
// request took and how many there were to RESULT.
import http from 'k6/http';
import { check } from 'k6';

const pages = JSON.parse(open(__ENV.PAGES));

export const options = {
  vus: 1,
  duration: __ENV.DURATION,
  summaryTrendStats: ['med', 'p(95)'],
  thresholds: { checks: ['rate==1'] },
};

export default function ask() {
  const { name, url } = pages[__ITER % pages.length];
  const answer = http.get(url, { tags: { name } });
  check(answer, { 'is answered': ({ status }) => status === 200 });
}

export function handleSummary({ metrics }) {
  const { http_req_duration: took, http_reqs: requests } = metrics;
  const summary = { requests: requests.values.count, medianMs: took.values.med, p95Ms: took.values['p(95)'] };
  return { [__ENV.RESULT]: JSON.stringify(summary) };
}
