// Sends each of the requests in REQUESTS (a JSON file) once, VUS of them at a time, and writes how long they took to RESULT. An
// answer other than 200 ends the run with a failed threshold.
import http from 'k6/http';
import { check } from 'k6';
import exec from 'k6/execution';

const requests = JSON.parse(open(__ENV.REQUESTS));

export const options = {
  scenarios: {
    once: {
      executor: 'shared-iterations',
      vus: Number(__ENV.VUS),
      iterations: requests.length,
      maxDuration: '30m',
    },
  },
  summaryTrendStats: ['med', 'p(95)', 'p(99)', 'max', 'count'],
  thresholds: { checks: ['rate==1'] },
  discardResponseBodies: true,
};

export default function ask() {
  const { url, body } = requests[exec.scenario.iterationInTest];
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = http.request(body === undefined ? 'GET' : 'POST', url, body ?? null, { headers });
  if (!check(answer, { 'is answered': ({ status }) => status === 200 }))
    console.error(`${url} was answered with ${answer.status} ${answer.error}`);
  else if (answer.timings.duration > Number(__ENV.SLOW_MS))
    console.warn(`${Math.round(answer.timings.duration)} ms: ${url}`);
}

export function handleSummary({ metrics, state }) {
  const { count, med, 'p(95)': p95, 'p(99)': p99, max } = metrics.http_req_duration.values;
  const seconds = state.testRunDurationMs / 1000;
  return { [__ENV.RESULT]: JSON.stringify({ count, seconds, med, p95, p99, max }) };
}
