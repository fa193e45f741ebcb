// A step of a working day: people of each kind begin RATE things a second together, in the shares of the file DAY, for
// DURATION, however long the answers take. What was answered, turned away and failed goes to RESULT, by kind.
import http from 'k6/http';
import { Counter, Trend } from 'k6/metrics';

const day = JSON.parse(open(__ENV.DAY));
const rate = Number(__ENV.RATE);

const kinds = Object.keys(day.kinds);
const outcomes = ['answered', 'turned away', 'failed'];
const nameOf = (kind, what) => `${kind}_${what.replace(' ', '_')}`;
const counters = {};
const took = {};
for (const kind of kinds) {
  for (const outcome of outcomes) counters[nameOf(kind, outcome)] = new Counter(nameOf(kind, outcome));
  took[kind] = new Trend(nameOf(kind, 'took'), true);
}

/** A kind of people, or one person of it where each is somebody known. */
const scenarioOf = (kind, { people, env, of = 1 }) => {
  const { share, perSecond } = day.kinds[kind];
  return {
    executor: 'constant-arrival-rate',
    exec: kind,
    env,
    // A tenth of one a second is one in ten seconds.
    rate: Math.max(1, Math.round(((share === undefined ? perSecond : share * rate) * 10) / of)),
    timeUnit: '10s',
    duration: __ENV.DURATION,
    preAllocatedVUs: people,
    maxVUs: people,
    gracefulStop: '10s',
  };
};

/** A person has one draft at a time: each buyer orders for herself, and begins no second order before the first is placed. */
const scenariosOf = (kind) =>
  kind === 'order'
    ? day.buyers.map((_, at) => [
        `order_${at}`,
        scenarioOf(kind, { people: 1, env: { BUYER: String(at) }, of: day.buyers.length }),
      ])
    : [[kind, scenarioOf(kind, day.kinds[kind])]];

export const options = {
  scenarios: Object.fromEntries(kinds.flatMap(scenariosOf)),
  summaryTrendStats: ['med', 'p(95)', 'count'],
};

const json = { 'content-type': 'application/json', 'accept-encoding': 'gzip, deflate, br' };

/** One call of a person; what she cannot go on from is nothing. */
function ask(kind, { method, url, body, token, keep }) {
  const answer = http.request(method, url, body === undefined ? null : JSON.stringify(body), {
    headers: { ...json, 'accept-language': 'de', ...(token && { authorization: `Bearer ${token}` }) },
    responseType: keep ? 'text' : 'none',
    timeout: '30s',
  });
  const well = answer.status >= 200 && answer.status < 300;
  const turnedAway = answer.status === 503 && answer.headers['Retry-After'] !== undefined;
  const outcome = well ? 'answered' : turnedAway ? 'turned away' : 'failed';
  counters[nameOf(kind, outcome)].add(1);
  if (well) took[kind].add(answer.timings.duration);
  if (outcome === 'failed')
    console.error(`${kind}: ${method} ${url} ${answer.status} ${answer.error} ${answer.body || ''}`);
  return well && keep ? answer.json() : undefined;
}

const oneOf = (list) => list[Math.floor(Math.random() * list.length)];

export function browse() {
  const token = Math.random() < day.knownReaders ? oneOf(day.buyers).token : undefined;
  ask('browse', { ...oneOf(oneOf(day.reading)), token });
}

export function basket() {
  const what = Math.random();
  if (what < 0.5) return void ask('basket', oneOf(day.visitorBaskets));
  const { token } = oneOf(day.buyers);
  if (what < 0.8) return void ask('basket', { method: 'GET', url: day.ownBasket, token });
  const line = { ...oneOf(day.lines), quantity: 1 + Math.floor(Math.random() * 20) };
  ask('basket', { method: 'PUT', url: day.ownBasket, token, body: { changes: [line] } });
}

export function order() {
  const { token, orders } = day.buyers[Number(__ENV.BUYER)];
  const chosen = oneOf(orders);
  const [section] = chosen.orderSections;
  const items = section.items.map((item) => ({ ...item, quantity: 1 + Math.floor(Math.random() * 5) }));
  const body = { ...chosen, orderSections: [{ ...section, items }] };
  const draft = ask('order', { method: 'POST', url: day.drafts, token, body, keep: true });
  if (!draft) return;
  ask('order', { method: 'POST', url: day.submits, token, body: { draftId: draft.id } });
}

export function produce() {
  const { token, companyId } = oneOf(day.producers);
  const list = ask('produce', { method: 'GET', url: day.purchases, token, keep: true });
  const open = (list ? list.orders : []).find(({ status }) => status === 'Created');
  if (!open) return;
  const found = ask('produce', {
    method: 'GET',
    url: day.purchase.replace('ORDER', open.id).replace('COMPANY', companyId),
    token,
    keep: true,
  });
  const deliveries = (found ? found.sections : [])
    .filter(({ status }) => status === 'Created')
    .map(({ id, optimisticLockKey }) => ({ id, optimisticLockKey }));
  if (deliveries.length === 0) return;
  const body = { confirmedDeliveries: deliveries, proposedDeliveries: [], newDeliveries: [] };
  ask('produce', { method: 'POST', url: day.confirm.replace('ORDER', open.id), token, body });
}

export function administer() {
  ask('administer', { method: 'GET', url: oneOf(day.administered), token: day.admin.token });
}

export function handleSummary({ metrics, state }) {
  const count = (name) => (metrics[name] ? metrics[name].values.count : 0);
  const figures = kinds.map((kind) => {
    const { med, 'p(95)': p95 } = (metrics[nameOf(kind, 'took')] || { values: {} }).values;
    const told = outcomes.map((outcome) => [outcome, count(nameOf(kind, outcome))]);
    return [kind, { ...Object.fromEntries(told), medianMs: med || 0, p95Ms: p95 || 0 }];
  });
  const seconds = state.testRunDurationMs / 1000;
  const notBegun = count('dropped_iterations');
  return { [__ENV.RESULT]: JSON.stringify({ seconds, notBegun, kinds: Object.fromEntries(figures) }) };
}
