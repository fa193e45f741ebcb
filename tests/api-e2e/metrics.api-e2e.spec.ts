import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { domains } from '@werkbank/contracts/domains';
import { parse } from 'yaml';
import { runningInstance, visitor } from '../instance/running-instance.ts';

const folder = join(import.meta.dirname, '..', '..', 'deploy', 'observe');
const text = (name: string) => readFileSync(join(folder, name), 'utf8');

interface Alert {
  alert: string;
  expr: string;
  annotations: { runbook: string };
}
interface AlertTest {
  alert_rule_test: { alertname: string; exp_alerts: unknown[] }[];
}
const { groups } = parse(text('alerts.yaml')) as { groups: { rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);
const { tests } = parse(text('alerts.test.yaml')) as { tests: AlertTest[] };
const dashboard = JSON.parse(text('dashboards/werkbank.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

/** Prometheus adds these metrics itself. */
const ofPrometheus = new Set(['up']);
/** A name before a brace is a metric: all expressions here select by label. */
const metricsIn = (expr: string) => [...expr.matchAll(/([a-z0-9_]+)\{/g)].map(([, name = '']) => name);

describe('metrics in alerts and dashboards', () => {
  let shown: Set<string>;
  beforeAll(async () => {
    // A call histogram appears with its first call.
    await visitor()('searchArticles', { query: { lng: 'de', q: 'metrics' } });
    const { parts } = runningInstance();
    const texts = await Promise.all(
      (['gateway', ...domains] as const).map(async (part) => {
        const answer = await fetch(`${parts[part]}/metrics`);
        if (!answer.ok) throw new Error(`${part} shows no metrics: ${answer.status}.`);
        return answer.text();
      }),
    );
    shown = new Set(
      texts.flatMap((all) => [...all.matchAll(/^([a-z0-9_]+)[{ ]/gm)].map(([, name = '']) => name)),
    );
  });

  const expressions = [
    ...alerts.map(({ alert, expr }) => [alert, expr] as const),
    ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ];
  it.each(expressions)('%s uses existing metrics only', (_, expr) => {
    const named = metricsIn(expr).filter((name) => !ofPrometheus.has(name));
    if (!expr.startsWith('up{')) expect(named).not.toEqual([]);
    expect(named.filter((name) => !shown.has(name))).toEqual([]);
  });

  it.each(alerts)('$alert has a runbook that begins with its name, and a test in which it fires', (rule) => {
    const page = join(folder, rule.annotations.runbook);
    expect(existsSync(page) && readFileSync(page, 'utf8').startsWith(`# ${rule.alert}\n`)).toBe(true);
    const fires = tests
      .flatMap((test) => test.alert_rule_test)
      .some(({ alertname, exp_alerts }) => alertname === rule.alert && exp_alerts.length > 0);
    expect(fires).toBe(true);
  });
});
