// Sends the requests in REQUESTS (a JSON file), each of VUS users in turn as fast as they are answered, for DURATION, and writes
// how many there were and how long they took to RESULT. An answer that is none ends the run with a failed threshold.
import http from 'k6/http';
import { check } from 'k6';
import exec from 'k6/execution';

const { requests, status, headers, people } = JSON.parse(open(__ENV.REQUESTS));

export const options = {
  vus: Number(__ENV.VUS),
  duration: __ENV.DURATION,
  summaryTrendStats: ['med', 'p(99)', 'count'],
  thresholds: { checks: ['rate==1'] },
  discardResponseBodies: true,
};

export default function ask() {
  const { method, url, body, headers: own } = requests[next() % requests.length];
  const answer = http.request(method, url, body ?? null, { headers: { ...headers, ...own } });
  if (!check(answer, { 'is answered': (given) => given.status === status }))
    console.error(`${method} ${url} was answered with ${answer.status} ${answer.error}`);
}

/** Where the requests are of several people, who take turns in the list, each user asks as one of them. */
function next() {
  const { iterationInTest } = exec.scenario;
  if (people === undefined) return iterationInTest;
  const { idInTest, iterationInInstance } = exec.vu;
  return ((idInTest - 1) % people) + people * iterationInInstance;
}

export function handleSummary({ metrics, state }) {
  const { count, med, 'p(99)': p99 } = metrics.http_req_duration.values;
  const seconds = state.testRunDurationMs / 1000;
  return { [__ENV.RESULT]: JSON.stringify({ requests: count, seconds, medianMs: med, p99Ms: p99 }) };
}
